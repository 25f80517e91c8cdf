import { digestOf } from './digest.ts';
import { listReads, recordRead, recordReads, trackReads } from './graph.ts';

/** Values of one run that the next run need not compute again. */
export interface Memo {
  /** The result of parsing a file. Its `facts` may be read by all other values without recording it. */
  readonly parse: <T extends { readonly facts: object }>(file: Source, make: () => T) => T;
  /**
   * A named value that depends on a file and on others: it is computed again if any of these has changed. `shorten`
   * gives what to keep of a value that is written to disk anyway.
   */
  readonly keep: <T>(path: string, name: string, make: () => T, shorten?: (value: T) => T) => T;
  /** Records that the value being computed reads the text of this file, not only its facts. */
  readonly recordRead: (path: string) => void;
}

/** A memo that keeps nothing, for a site whose files change while it is watched. */
export const noMemo: Memo = {
  parse: (_file, make) => make(),
  keep: (_path, _name, make) => make(),
  recordRead: () => undefined,
};

/** A memo for several sites with files in common, each of which is parsed once. */
export function shareParses(): Memo {
  const parsed = new WeakMap<Source, object>();
  return {
    ...noMemo,
    parse<T extends { readonly facts: object }>(file: Source, make: () => T): T {
      const known = parsed.get(file) as T | undefined;
      if (known !== undefined) return known;
      const made = make();
      parsed.set(file, made);
      return made;
    },
  };
}

/** What is kept of a file. */
export interface SavedFile {
  /** The digest of its text and date. */
  readonly digest: string;
  readonly parsed: { readonly facts: object };
  readonly factsDigest: string;
  /** Computed values by their names. */
  readonly values: Map<string, SavedValue>;
}

interface SavedValue {
  readonly value: unknown;
  /** Whether the value was shortened, because all of it is on disk. */
  readonly isWritten: boolean;
  /** The files whose texts it read; a value that read very many is computed in every run. */
  readonly read: readonly string[];
}

/** What a run saves for the next one. */
export interface SavedMemo {
  /** A digest of the facts of all files and of every other input; null if not all files were parsed. */
  readonly inputsKey: string | null;
  readonly files: ReadonlyMap<string, SavedFile>;
}

/** The fields of a file that its values depend on. */
interface Source {
  readonly path: string;
  readonly text: string;
  readonly changed: string | null;
}

/**
 * A memo that starts from what the last run saved. Any value may depend on the facts of all files and on `rest`, all
 * inputs that are not files; if one of these has changed, only parsed files are reused. `isWritten` says whether the
 * output of the last run is still on disk.
 */
export function createMemo(
  last: SavedMemo | null,
  sources: readonly Source[],
  rest: string,
  isWritten: boolean,
): Memo & { readonly save: () => SavedMemo } {
  const digests = new Map(sources.map(({ path, text, changed }) => [path, digestOf(JSON.stringify(changed), text)]));
  const files = new Map<string, SavedFile>();
  let inputsKey: string | null = null;
  const isSame = (path: string) => digests.has(path) && last?.files.get(path)?.digest === digests.get(path);

  /** Null until all files are parsed: values computed before that are not kept. */
  function readInputsKey(): string | null {
    if (inputsKey === null && files.size === digests.size)
      inputsKey = digestOf(rest, ...sources.flatMap(({ path }) => [path, files.get(path)?.factsDigest ?? '']));
    return inputsKey;
  }

  return {
    parse<T extends { readonly facts: object }>({ path }: Source, make: () => T): T {
      const before = last?.files.get(path);
      const digest = digests.get(path);
      if (digest === undefined) return make();
      if (before?.digest === digest) {
        files.set(path, { ...before, values: new Map() });
        return before.parsed as T;
      }
      const parsed = make();
      files.set(path, { digest, parsed, factsDigest: digestOfFacts(parsed.facts), values: new Map() });
      return parsed;
    },
    keep<T>(path: string, name: string, make: () => T, shorten?: (value: T) => T): T {
      const now = readInputsKey();
      const file = files.get(path);
      if (now === null || file === undefined) return make();
      const before = last?.inputsKey === now ? last.files.get(path)?.values.get(name) : undefined;
      if (before !== undefined && (isWritten || !before.isWritten) && before.read.every(isSame)) {
        file.values.set(name, before);
        for (const one of before.read) recordRead(one);
        return before.value as T;
      }
      const { value, read } = trackReads(make, undefined);
      recordReads(read);
      const saved = shorten === undefined ? value : shorten(value);
      file.values.set(name, { value: saved, isWritten: shorten !== undefined, read: listReads(read) });
      return value;
    },
    recordRead,
    save: () => ({ inputsKey: readInputsKey(), files }),
  };
}

/** The date of the last commit is left out: values that use it record that they read the file. */
function digestOfFacts(facts: object): string {
  return digestOf(JSON.stringify({ ...facts, changed: null }));
}
