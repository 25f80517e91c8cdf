import { isSameText } from '../core/graph.ts';
import { subtract } from '../core/subtract.ts';
import type { Outline, PageOutline } from './outline.ts';
import { type Pair, pairPages } from './pair.ts';
import { diffNumbers, diffWords } from './words.ts';

interface BeforeAfter<T> {
  readonly before: T;
  readonly after: T;
}

export type PageName = ReturnType<typeof namePage>;

/** How a page has changed. */
export type PageDiff = ReturnType<typeof comparePage>;

/** The differences between two versions of a site that readers see. */
export type SiteDiff = ReturnType<typeof compareSites>;

/** Compares two versions of a site. */
export function compareSites(before: Outline, after: Outline) {
  const { added, removed, moved, kept } = pairPages(before, after);
  const changed = [...kept, ...moved].map(comparePage).filter(isChanged);
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
    /** Addresses of pages, headings and media that no longer exist. */
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

function comparePage([before, after]: Pair) {
  const { passages, ...words } = diffWords(before.words, after.words);
  return {
    address: after.address,
    file: after.file,
    title: changeOf(before.title, after.title),
    links: changesOf(before.links, after.links),
    references: {
      ...changesOf(before.references, after.references),
      renumbered: renumber(before.references, after.references),
    },
    /** The numbers in its text. */
    numbers: diffNumbers(before.words, after.words),
    words,
    passages,
  };
}

function isChanged({ links, references, passages }: PageDiff): boolean {
  return [...Object.values(links), ...Object.values(references), passages].some((list) => list.length > 0);
}

function renumber(before: readonly string[], after: readonly string[]) {
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

function comparePublications(before: ReadonlyMap<string, Fields>, after: ReadonlyMap<string, Fields>) {
  return {
    ...changesOf([...before.keys()], [...after.keys()]),
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

function namePage({ address, file, title, words }: PageOutline) {
  return { address, file, title, words: words.length };
}

/** What only one of two lists has. */
function changesOf(before: readonly string[], after: readonly string[]) {
  return { added: subtract(after, before), removed: subtract(before, after) };
}

function changeOf<T>(before: T, after: T): BeforeAfter<T> | null {
  return isSameText(before, after) ? null : { before, after };
}
