import { createHash } from 'node:crypto';
import { listReadings, tellReading, tellReadings, withReadings } from './graph.ts';

/** What one run makes of files and the next one need not make again. */
export interface Memory {
  /** What a file says by itself, and its `facts`, which all others may read without telling. */
  readonly parse: <T extends { readonly facts: object }>(path: string, make: () => T) => T;
  /**
   * What follows from a file and the rest of the site, under a name: it is made unless all that it was made of is as it
   * was. Of what is written anyway, `shorten` gives what stands for it the next time.
   */
  readonly recall: <T>(path: string, name: string, make: () => T, shorten?: (value: T) => T) => T;
  /** Is told that what is being made reads more of a file than its facts. */
  readonly tell: (path: string) => void;
}

/** Remembers nothing: what changes while it is looked at is followed, and not known from before. */
export const noMemory: Memory = {
  parse: (_path, make) => make(),
  recall: (_path, _name, make) => make(),
  tell: () => undefined,
};

/** What is remembered of a file. */
export interface RememberedFile {
  /** Of all that it holds. */
  readonly digest: string;
  readonly parsed: { readonly facts: object };
  /** Of its facts. */
  readonly seal: string;
  /** What was made, by its name. */
  readonly made: Map<string, Made>;
}

interface Made {
  readonly value: unknown;
  /** Whether the value only stands for what was written. */
  readonly isWritten: boolean;
  /** The files of which it read more than their facts; where these are very many, it is made each time. */
  readonly read: readonly string[];
}

/** What a run leaves for the next one. */
export interface Remembered {
  /** Of the facts of all files, and of all else that is no file. */
  readonly surroundings: string | null;
  readonly files: ReadonlyMap<string, RememberedFile>;
}

/** As much of a file as decides what is made of it. */
interface Source {
  readonly path: string;
  readonly text: string;
  readonly changed: string | null;
}

/**
 * Remembers what the last run made of files. What any value may read, and does not tell, are the facts of all files and
 * `rest`, all that is no file: where these are others, nothing is believed but what a file says by itself. `isWritten` tells
 * whether what that run has written still stands.
 */
export function createMemory(
  last: Remembered | null,
  sources: readonly Source[],
  rest: string,
  isWritten: boolean,
): Memory & { readonly remember: () => Remembered } {
  const digests = new Map(sources.map(({ path, text, changed }) => [path, digestOf(JSON.stringify(changed), text)]));
  const files = new Map<string, RememberedFile>();
  let surroundings: string | null = null;
  const isSame = (path: string) => digests.has(path) && last?.files.get(path)?.digest === digests.get(path);

  /** Null until all files are parsed: what is made before is not remembered. */
  function survey(): string | null {
    if (surroundings === null && files.size === digests.size)
      surroundings = digestOf(rest, ...sources.flatMap(({ path }) => [path, files.get(path)?.seal ?? '']));
    return surroundings;
  }

  return {
    parse<T extends { readonly facts: object }>(path: string, make: () => T): T {
      const before = last?.files.get(path);
      const digest = digests.get(path);
      if (digest === undefined) return make();
      if (before?.digest === digest) {
        files.set(path, { ...before, made: new Map() });
        return before.parsed as T;
      }
      const parsed = make();
      files.set(path, { digest, parsed, seal: sealOf(parsed.facts), made: new Map() });
      return parsed;
    },
    recall<T>(path: string, name: string, make: () => T, shorten?: (value: T) => T): T {
      const now = survey();
      const file = files.get(path);
      if (now === null || file === undefined) return make();
      const before = last?.surroundings === now ? last.files.get(path)?.made.get(name) : undefined;
      if (before !== undefined && (isWritten || !before.isWritten) && before.read.every(isSame)) {
        file.made.set(name, before);
        for (const one of before.read) tellReading(one);
        return before.value as T;
      }
      const { value, read } = withReadings(make, undefined);
      tellReadings(read);
      const left = shorten === undefined ? value : shorten(value);
      file.made.set(name, { value: left, isWritten: shorten !== undefined, read: listReadings(read) });
      return value;
    },
    tell: tellReading,
    remember: () => ({ surroundings: survey(), files }),
  };
}

/** Without the day of the last commit: whoever reads that tells it. */
function sealOf(facts: object): string {
  return digestOf(JSON.stringify({ ...facts, changed: null }));
}

function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest('base64');
}
