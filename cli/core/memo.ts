import { digestOf } from './digest.ts';
import { listReads, recordRead, recordReads, trackReads } from './graph.ts';

/** Values of one run that the next run need not compute again. */
export interface Memo {
  /** The result of parsing a file. All of it but what `split` calls shown may be read by all values without recording it. */
  readonly parse: <T extends object>(file: Source, make: () => T, split: (made: T) => Split) => T;
  /**
   * A named value that depends on a file and on others: it is computed again if any of these has changed. `shorten`
   * gives what to keep of a value that is written to disk anyway.
   */
  readonly keep: <T>(path: string, name: string, make: () => T, shorten?: (value: T) => T) => T;
  /** Records that the value being computed reads the text of this file, not only its facts. */
  readonly recordRead: (path: string) => void;
  /** Records that it reads what is shown of this file. */
  readonly recordShown: (path: string) => void;
  /** An object of which those keys are shown: whatever reads one of them, or lists all keys, records it. */
  readonly follow: <T extends object>(path: string, object: T, isShown: (key: string) => boolean) => T;
}

/** What is known of a file, in two parts for two digests. */
export interface Split {
  /** What very many values read, such as names and headings: if it changes, all values are computed again. */
  readonly facts: unknown;
  /** What few other pages read, and only to show it, such as the title. */
  readonly shown: unknown;
}

/** A memo that keeps nothing, for a site whose files change while it is watched. */
export const noMemo: Memo = {
  parse: (_file, make) => make(),
  keep: (_path, _name, make) => make(),
  recordRead: () => undefined,
  recordShown: () => undefined,
  follow: (_path, object) => object,
};

/** A memo for several sites with files in common, each of which is parsed once. */
export function shareParses(): Memo {
  const parsed = new WeakMap<Source, object>();
  return {
    ...noMemo,
    parse<T extends object>(file: Source, make: () => T): T {
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
  readonly parsed: object;
  readonly factsDigest: string;
  readonly shownDigest: string;
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
  const isSameText = (path: string) => digests.has(path) && last?.files.get(path)?.digest === digests.get(path);
  const isSameShown = (path: string) => last?.files.get(path)?.shownDigest === files.get(path)?.shownDigest;
  const isSame = (read: string) =>
    read.startsWith(shownOf) ? isSameShown(read.slice(shownOf.length)) : isSameText(read);

  /** Null until all files are parsed: values computed before that are not kept. */
  function readInputsKey(): string | null {
    if (inputsKey === null && files.size === digests.size)
      inputsKey = digestOf(rest, ...sources.flatMap(({ path }) => [path, files.get(path)?.factsDigest ?? '']));
    return inputsKey;
  }

  return {
    parse<T extends object>({ path }: Source, make: () => T, split: (made: T) => Split): T {
      const before = last?.files.get(path);
      const digest = digests.get(path);
      if (digest === undefined) return make();
      if (before?.digest === digest) {
        files.set(path, { ...before, values: new Map() });
        return before.parsed as T;
      }
      const parsed = make();
      const [factsDigest, shownDigest] = digestSplit(split(parsed));
      files.set(path, { digest, parsed, factsDigest, shownDigest, values: new Map() });
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
    recordShown,
    follow(path, object, isShown) {
      // One text for all who read it.
      const name = shownOf + path;
      const record = (key: string | symbol) => {
        if (typeof key === 'string' && isShown(key)) recordRead(name);
      };
      return new Proxy(object, {
        get(target, key) {
          record(key);
          return Reflect.get(target, key);
        },
        has(target, key) {
          record(key);
          return Reflect.has(target, key);
        },
        ownKeys(target) {
          recordRead(name);
          return Reflect.ownKeys(target);
        },
      });
    },
    save: () => ({ inputsKey: readInputsKey(), files }),
  };
}

/** Stands before a path where a value read what is shown of that file. */
const shownOf = 'shown of ';

function recordShown(path: string): void {
  recordRead(shownOf + path);
}

function digestSplit({ facts, shown }: Split): [facts: string, shown: string] {
  return [digestOf(JSON.stringify(facts)), digestOf(JSON.stringify(shown))];
}
