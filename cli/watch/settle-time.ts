import type { Content } from '../read/content.ts';
import type { ContentChange } from './changes.ts';

/** A changed file counts as saved after this many milliseconds without another change. */
const savedAfter = 150;
/** A deleted file that nothing refers to counts as deleted for good after this many milliseconds. */
const goneAfter = 15;
/** An empty or truncated file may be rewritten soon, which can take this many milliseconds. */
const rewrittenAfter = 1000;

/** For each path, a stamp that changes with the file. */
export type Stamps = ReadonlyMap<string, string>;

/**
 * Makes a function that says how many milliseconds to wait until the content that was read can be taken for what its
 * author intended. It records since when each changed file has been unchanged, by our own clock, because the disk's may
 * differ.
 */
export function trackSettling() {
  let known = new Map<string, { readonly stamp: string | undefined; readonly since: number }>();
  return (
    changes: readonly ContentChange[],
    before: Content,
    after: Content,
    stamps: Stamps,
    isSound: boolean,
  ): number => {
    const current: typeof known = new Map();
    const now = performance.now();
    const waits = changes.map(({ path, kind }) => {
      const stamp = stamps.get(path);
      const last = known.get(path);
      const since = last !== undefined && last.stamp === stamp ? last.since : now;
      current.set(path, { stamp, since });
      if (kind === 'deleted') return since + (isSound ? goneAfter : savedAfter) - now;
      return since + (isCut(textOf(before, path), textOf(after, path)) ? rewrittenAfter : savedAfter) - now;
    });
    known = current;
    return Math.max(0, ...waits);
  };
}

function textOf({ files }: Content, path: string): string | undefined {
  return files.find((file) => file.path === path)?.text;
}

function isCut(before: string | undefined, after: string | undefined): boolean {
  return after === '' || (after !== undefined && before?.startsWith(after) === true);
}
