import { subtract } from '../core/subtract.ts';
import type { Outline, PageOutline } from './outline.ts';

export type Pair = readonly [before: PageOutline, after: PageOutline];

/** The share of common words from which two pages count as the same page. */
const enoughInCommon = 0.6;

/** Pairs the pages of two versions. A page has moved if its old address redirects to a new page, or one has its title or most of its words. */
export function pairPages(before: Outline, after: Outline) {
  const was = new Map(before.pages.map((page) => [keyOf(page), page]));
  const is = new Map(after.pages.map((page) => [keyOf(page), page]));
  const kept = [...was].flatMap(([key, page]): Pair[] => {
    const now = is.get(key);
    return now === undefined ? [] : [[page, now]];
  });
  const added = new Set(after.pages.filter((page) => !was.has(keyOf(page))));
  const moved: Pair[] = [];
  const removed: PageOutline[] = [];
  for (const page of before.pages.filter((one) => !is.has(keyOf(one)))) {
    const now = findMoved(page, [...added], after);
    if (now === undefined) removed.push(page);
    else {
      moved.push([page, now]);
      added.delete(now);
    }
  }
  return { added: [...added], removed, moved, kept };
}

function keyOf({ address, file }: PageOutline): string {
  return address ?? file;
}

function findMoved(page: PageOutline, added: readonly PageOutline[], after: Outline): PageOutline | undefined {
  const target = after.addresses.get(page.address ?? '');
  const likely = added.filter(({ kind }) => kind === page.kind);
  return (
    likely.find(({ address }) => address === target) ??
    likely.find(({ title }) => title === page.title) ??
    likely.find((one) => shareWords(page.words, one.words) >= enoughInCommon)
  );
}

function shareWords(a: readonly string[], b: readonly string[]): number {
  return (a.length - subtract(a, b).length) / Math.max(a.length, b.length, 1);
}
