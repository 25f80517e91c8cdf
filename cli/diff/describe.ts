import { plural } from '../core/text.ts';
import { diffLines } from '../report/diff.ts';
import { isSameSite, type PageDiff, type PageName, type SiteDiff } from './compare.ts';
import type { OutlinedGroup } from './outline.ts';

/** A row of a report, marked as in a patch. */
export type DiffRow = `${'+' | '-' | ' '} ${string}`;

export interface DiffPart {
  readonly title: string;
  readonly rows: readonly DiffRow[];
}

/** A difference in words: a summary, and a part for each thing that differs. */
export interface Description {
  readonly summary: string;
  readonly parts: readonly DiffPart[];
}

/** Describes what readers see differently. */
export function describeDiff(diff: SiteDiff): Description {
  if (isSameSite(diff)) return { summary: 'Readers see no difference.', parts: [] };
  const { pages, words, publications } = diff;
  const counts = Object.entries(pages).flatMap(([what, list]) =>
    list.length === 0 ? [] : [`${plural(list.length, 'page')} ${what}`],
  );
  const parts: DiffPart[] = [
    { title: 'Lost addresses', rows: diff.lostAddresses.map((address): DiffRow => `- ${address}`) },
    { title: 'Pages', rows: listPages(pages) },
    { title: 'Chain', rows: diff.chain === null ? [] : listChange(diff.chain.before, diff.chain.after) },
    { title: 'Sidebar', rows: diff.sidebar === null ? [] : listSidebar(diff.sidebar.before, diff.sidebar.after) },
    ...pages.changed.map((page) => ({ title: page.address ?? page.file, rows: listPage(page) })),
    {
      title: 'Publications',
      rows: [
        ...publications.added.map((id): DiffRow => `+ ${id}`),
        ...publications.removed.map((id): DiffRow => `- ${id}`),
        ...publications.changed.flatMap(({ id, key, before, after }) => pairOf(`${id}, ${key}: `, before, after)),
      ],
    },
  ];
  return {
    summary: `${[...counts, `${plural(words.added, 'word')} added, ${words.cut} cut`].join('; ')}.`,
    parts: parts.filter(({ rows }) => rows.length > 0),
  };
}

function listPages({ added, removed, moved }: SiteDiff['pages']): DiffRow[] {
  const name = ({ address, file, title, words }: PageName) => `${address ?? file}  ${title} (${plural(words, 'word')})`;
  return [
    ...added.map((page): DiffRow => `+ ${name(page)}`),
    ...removed.map((page): DiffRow => `- ${name(page)}`),
    ...moved.flatMap(({ from, to }) => pairOf('moved: ', from.address ?? from.file, to.address ?? to.file)),
  ];
}

function listSidebar(before: readonly OutlinedGroup[], after: readonly OutlinedGroup[]): DiffRow[] {
  const lines = (groups: readonly OutlinedGroup[]) =>
    groups.flatMap(({ title, topics }) => [title, ...topics.map((topic) => `    ${topic}`)]);
  return listChange(lines(before), lines(after));
}

const marks = { added: '+', removed: '-', same: ' ' } as const;

function listChange(before: readonly string[], after: readonly string[]): DiffRow[] {
  return diffLines(before, after).map(({ kind, line }): DiffRow => `${marks[kind]} ${line}`);
}

/** How many passages of a page are shown; the JSON has all of them. */
const shownPassages = 5;

function listPage({ title, links, references, numbers, words, passages }: PageDiff): DiffRow[] {
  const rows: DiffRow[] = title === null ? [] : pairOf('title: ', title.before, title.after);
  if (words.added + words.cut > 0) rows.push(`  ${plural(words.added, 'word')} added, ${words.cut} cut`);
  for (const { cut, added } of passages.slice(0, shownPassages)) rows.push(...pairOf('', cut || null, added || null));
  if (passages.length > shownPassages) rows.push(`  … and ${plural(passages.length - shownPassages, 'more passage')}`);
  if (numbers.cut.length > 0) rows.push(`- figures: ${clip(numbers.cut.join(', '))}`);
  if (numbers.added.length > 0) rows.push(`+ figures: ${clip(numbers.added.join(', '))}`);
  rows.push(
    ...links.removed.map((link): DiffRow => `- link ${link}`),
    ...links.added.map((link): DiffRow => `+ link ${link}`),
  );
  rows.push(...references.removed.map((id): DiffRow => `- reference ${id}`));
  rows.push(...references.added.map((id): DiffRow => `+ reference ${id}`));
  for (const { id, before, after } of references.renumbered) rows.push(`  reference ${id}: [${before}] is [${after}]`);
  return rows;
}

function pairOf(label: string, before: string | null, after: string | null): DiffRow[] {
  const rows: DiffRow[] = [];
  if (before !== null) rows.push(`- ${label}${clip(before)}`);
  if (after !== null) rows.push(`+ ${label}${clip(after)}`);
  return rows;
}

/** How many characters of a text are shown. */
const shownText = 160;

function clip(text: string): string {
  return text.length > shownText ? `${text.slice(0, shownText)} …` : text;
}
