import type { CsvRow } from '../export/csv.ts';
import { toJson, toTable } from './print.ts';

/** The output of commands: tables and sentences, or only JSON with `--json`. */
export interface Out {
  readonly rows: (rows: readonly CsvRow[], whole?: unknown) => void;
  readonly lines: (lines: readonly string[], whole: unknown) => void;
  readonly say: (sentence: string) => void;
  readonly json: (value: unknown) => void;
  /** Bytes as they are. */
  readonly raw: (bytes: string | Buffer) => void;
}

/** Writes to standard output. */
export function createOut(isJson: boolean): Out {
  const json = (value: unknown) => console.log(toJson(value));
  return {
    json,
    rows: (rows, whole = rows) => {
      if (isJson) json(whole);
      else console.log(rows.length === 0 ? 'None.' : toTable(rows));
    },
    lines: (lines, whole) => {
      if (isJson) json(whole);
      else console.log(lines.join('\n'));
    },
    say: (sentence) => {
      if (isJson) json({ done: sentence });
      else console.log(sentence);
    },
    raw: (bytes) => void process.stdout.write(bytes),
  };
}
