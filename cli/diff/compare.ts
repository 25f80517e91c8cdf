import { subtract } from '../core/subtract.ts';
import type { Outline, OutlinedGroup, PageOutline } from './outline.ts';
import { type Pair, pairPages } from './pair.ts';
import { diffNumbers, diffWords, type WordChange } from './words.ts';

export interface BeforeAfter<T> {
  readonly before: T;
  readonly after: T;
}

export interface PageName {
  readonly address: string | null;
  readonly file: string;
  readonly title: string;
  readonly words: number;
}

/** How a page has changed. */
export interface PageDiff {
  readonly address: string | null;
  readonly file: string;
  readonly title: BeforeAfter<string> | null;
  readonly links: { readonly added: readonly string[]; readonly removed: readonly string[] };
  readonly references: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly renumbered: readonly ({ readonly id: string } & BeforeAfter<number>)[];
  };
  /** The numbers in its text. */
  readonly numbers: { readonly added: readonly string[]; readonly cut: readonly string[] };
  readonly words: { readonly added: number; readonly cut: number };
  readonly passages: readonly WordChange[];
}

/** The differences between two versions of a site that readers see. */
export interface SiteDiff {
  readonly words: { readonly added: number; readonly cut: number };
  readonly pages: {
    readonly added: readonly PageName[];
    readonly removed: readonly PageName[];
    readonly moved: readonly { readonly from: PageName; readonly to: PageName }[];
    readonly changed: readonly PageDiff[];
  };
  /** Addresses of pages, headings and media that no longer exist. */
  readonly lostAddresses: readonly string[];
  readonly chain: BeforeAfter<readonly string[]> | null;
  readonly sidebar: BeforeAfter<readonly OutlinedGroup[]> | null;
  readonly publications: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly changed: readonly ({ readonly id: string; readonly key: string } & BeforeAfter<string | null>)[];
  };
}

/** Compares two versions of a site. */
export function compareSites(before: Outline, after: Outline): SiteDiff {
  const { added, removed, moved, kept } = pairPages(before, after);
  const changed = [...kept, ...moved].flatMap(comparePage);
  const sum = (key: 'added' | 'cut', whole: readonly PageOutline[]) =>
    changed.reduce((total, page) => total + page.words[key], 0) +
    whole.reduce((total, page) => total + page.words.length, 0);
  return {
    words: { added: sum('added', added), cut: sum('cut', removed) },
    pages: {
      added: added.map(namePage),
      removed: removed.map(namePage),
      moved: moved.map(([from, to]) => ({ from: namePage(from), to: namePage(to) })),
      changed,
    },
    lostAddresses: findLost(before, after, [...kept, ...moved]),
    chain: changeOf(before.chain, after.chain),
    sidebar: changeOf(before.sidebar, after.sidebar),
    publications: comparePublications(before.publications, after.publications),
  };
}

/** Whether there is no difference. */
export function isSameSite({ pages, lostAddresses, chain, sidebar, publications }: SiteDiff): boolean {
  const lists = [...Object.values(pages), lostAddresses, ...Object.values(publications)];
  return chain === null && sidebar === null && lists.every((list) => list.length === 0);
}

function comparePage([before, after]: Pair): PageDiff[] {
  const { passages, ...words } = diffWords(before.words, after.words);
  const diff: PageDiff = {
    address: after.address,
    file: after.file,
    title: changeOf(before.title, after.title),
    links: { added: subtract(after.links, before.links), removed: subtract(before.links, after.links) },
    references: {
      added: subtract(after.references, before.references),
      removed: subtract(before.references, after.references),
      renumbered: renumber(before.references, after.references),
    },
    numbers: diffNumbers(before.words, after.words),
    words,
    passages,
  };
  const lists = [...Object.values(diff.links), ...Object.values(diff.references), passages];
  return lists.every((list) => list.length === 0) ? [] : [diff];
}

function renumber(before: readonly string[], after: readonly string[]): ({ id: string } & BeforeAfter<number>)[] {
  return before.flatMap((id, index) => {
    const now = after.indexOf(id);
    return now === -1 || now === index ? [] : [{ id, before: index + 1, after: now + 1 }];
  });
}

function findLost(before: Outline, after: Outline, pairs: readonly Pair[]): string[] {
  const addresses = [...before.addresses.keys()].filter((address) => !after.addresses.has(address));
  const anchors = pairs
    .filter(([page]) => after.addresses.has(page.address ?? ''))
    .flatMap(([page, now]) => subtract(page.anchors, now.anchors).map((anchor) => `${page.address}#${anchor}`));
  return [...addresses, ...anchors].sort();
}

type Fields = Readonly<Record<string, string>>;

function comparePublications(
  before: ReadonlyMap<string, Fields>,
  after: ReadonlyMap<string, Fields>,
): SiteDiff['publications'] {
  return {
    added: subtract([...after.keys()], [...before.keys()]),
    removed: subtract([...before.keys()], [...after.keys()]),
    changed: [...before].flatMap(([id, was]) => {
      const is = after.get(id);
      if (is === undefined) return [];
      const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
      return keys
        .filter((key) => was[key] !== is[key])
        .map((key) => ({ id, key, before: was[key] ?? null, after: is[key] ?? null }));
    }),
  };
}

function namePage({ address, file, title, words }: PageOutline): PageName {
  return { address, file, title, words: words.length };
}

function changeOf<T>(before: T, after: T): BeforeAfter<T> | null {
  return JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };
}
