import { Writable } from 'node:stream';

export interface Log {
  readonly stream: Writable;
  /** What was logged, line by line. */
  readonly lines: () => readonly Line[];
}

interface Line {
  readonly msg: string;
  readonly err?: { readonly type: string; readonly code?: string; readonly message: string; readonly stack: string };
}

/** A log that a test reads. */
export function createLog(): Log {
  const written: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk));
      done();
    },
  });
  return { stream, lines: () => written.map((line) => JSON.parse(line)) };
}
