import type { Content } from '../read/content.ts';
import type { ContentChange } from './changes.ts';

/** A file that an editor is saving is other than it was so many milliseconds ago; */
const still = 150;
/** one that is gone, and that nothing misses, would have come back by now; */
const stillGone = 15;
/** one that is empty or the beginning of what it was has perhaps been cut off to be written anew, which may take a while. */
const stillAfterCut = 1000;

/** How many milliseconds have to pass until what was read can be taken for what its author wants. */
export type AskStillness = (
  changes: readonly ContentChange[],
  before: Content,
  after: Content,
  stamps: Stamps,
  isSound: boolean,
) => number;

/** By its path, what tells two states of a file apart. */
export type Stamps = ReadonlyMap<string, string>;

/** Knows since when each changed file has been as it is. The clock is ours: that of the disk may be another. */
export function watchStillness(now: () => number): AskStillness {
  let known = new Map<string, { readonly stamp: string | undefined; readonly since: number }>();
  return (changes, before, after, stamps, isSound) => {
    const current = new Map<string, { readonly stamp: string | undefined; readonly since: number }>();
    const waits = changes.map(({ path, kind }) => {
      const stamp = stamps.get(path);
      const last = known.get(path);
      const since = last !== undefined && last.stamp === stamp ? last.since : now();
      current.set(path, { stamp, since });
      if (kind === 'deleted') return since + (isSound ? stillGone : still) - now();
      return since + (isCut(textOf(before, path), textOf(after, path)) ? stillAfterCut : still) - now();
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
