import type { Content } from '../read/content.ts';
import type { ContentChange } from './changes.ts';

/** A changed file counts as saved after this many milliseconds without another change. */
const savedAfter = 150;
/** A deleted file that nothing refers to counts as deleted for good after this many milliseconds. */
const goneAfter = 15;
/** An empty or truncated file may be rewritten soon, which can take this many milliseconds. */
const rewrittenAfter = 1000;
/** Many programs empty a file and write it within this many milliseconds: before, it is not worth compiling. */
const writtenAfter = 10;

/** For each path, a stamp that changes with the file. */
export type Stamps = ReadonlyMap<string, string>;

/**
 * Records since when each changed file has been unchanged, by our own clock in milliseconds, because the disk's may
 * differ.
 */
export function trackSettling(readClock: () => number) {
  let known = new Map<string, { readonly stamp: string | undefined; readonly since: number }>();

  /** For each change, how many milliseconds ago its file was first seen as it is. */
  function listAges(changes: readonly ContentChange[], stamps: Stamps): readonly number[] {
    const now = readClock();
    const seen = changes.map(({ path }) => {
      const stamp = stamps.get(path);
      const last = known.get(path);
      return [path, last !== undefined && last.stamp === stamp ? last : { stamp, since: now }] as const;
    });
    known = new Map(seen);
    return seen.map(([, { since }]) => now - since);
  }

  return {
    /** How many milliseconds to wait before the content that was read is worth compiling. */
    untilWritten(changes: readonly ContentChange[], after: Content, stamps: Stamps): number {
      const ages = listAges(changes, stamps);
      const waits = changes.map(({ path }, index) =>
        textOf(after, path) === '' ? writtenAfter - (ages[index] ?? 0) : 0,
      );
      return Math.max(0, ...waits);
    },
    /** How many milliseconds to wait until it can be taken for what its author intended. */
    untilIntended(
      changes: readonly ContentChange[],
      before: Content,
      after: Content,
      stamps: Stamps,
      isSound: boolean,
    ): number {
      const ages = listAges(changes, stamps);
      const waits = changes.map(({ path, kind }, index) => {
        const age = ages[index] ?? 0;
        if (kind === 'deleted') return (isSound ? goneAfter : savedAfter) - age;
        return (isCut(textOf(before, path), textOf(after, path)) ? rewrittenAfter : savedAfter) - age;
      });
      return Math.max(0, ...waits);
    },
  };
}

function textOf({ files }: Content, path: string): string | undefined {
  return files.find((file) => file.path === path)?.text;
}

function isCut(before: string | undefined, after: string | undefined): boolean {
  return after === '' || (after !== undefined && before?.startsWith(after) === true);
}
