import type { RuleText } from '../core/rule-text.ts';
import type { KeyText } from '../schema/describe.ts';

/** Replaces what is between `<!-- name -->` and `<!-- /name -->`; null when the markers are missing. */
export function fillMarkers(text: string, name: string, inside: string): string | null {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const start = text.indexOf(open);
  const end = text.indexOf(close, start);
  if (start === -1 || end === -1) return null;
  return `${text.slice(0, start + open.length)}\n${inside}${text.slice(end)}`;
}

/** A kind of file with its keys. */
export interface KeyChapter {
  readonly title: string;
  readonly keys: readonly KeyText[];
}

/** A key that means the same in so many kinds of files is described once. */
const manyKinds = 5;

/** The tables of all keys: first those that many kinds of files have, then those of each kind. */
export function writeKeyTables(chapters: readonly KeyChapter[]): string {
  const rows = chapters.map(({ keys }) => keys.map((key) => ({ name: key.name, row: writeRows(key) })));
  const counts = new Map<string, number>();
  for (const { row } of rows.flat()) counts.set(row, (counts.get(row) ?? 0) + 1);
  const isShared = (row: string) => (counts.get(row) ?? 0) >= manyKinds;
  const shared = new Set(rows.flat().flatMap(({ row }) => (isShared(row) ? row : [])));
  const own = chapters.map(({ title }, index) => {
    const all = rows[index] ?? [];
    const table = all.flatMap(({ row }) => (isShared(row) ? [] : row));
    const also = all.flatMap(({ name, row }) => (isShared(row) ? `\`${name}\`` : []));
    return writeTable(title, table) + (also.length === 0 ? '' : `\nAnd, as above: ${also.join(', ')}.\n`);
  });
  return [writeTable('Lines of many kinds of files', [...shared]), ...own].join('');
}

function writeTable(title: string, rows: readonly string[]): string {
  const table = rows.length === 0 ? '' : `\n| key | needed | what it says |\n|---|---|---|\n${rows.join('')}`;
  return `\n### ${title}\n${table}`;
}

/** The row of a key, and those of the keys inside it. */
function writeRows(key: KeyText): string {
  return flatten([key], '')
    .map(
      ({ name, description, isRequired }) =>
        `| \`${name}\` | ${isRequired ? 'yes' : ''} | ${escapeCell(description)} |\n`,
    )
    .join('');
}

/** The table of a chapter of rules. */
export function writeRuleTable(title: string, rules: readonly RuleText[]): string {
  const rows = rules.map(({ id, level, finds }) => `| \`${id}\` | ${level} | ${escapeCell(finds)} |\n`);
  return `\n### ${title}\n\n| rule | level | what it finds |\n|---|---|---|\n${rows.join('')}`;
}

/** Nested keys with their full names: `book.title`. A key inside an optional one is required only with it. */
function flatten(keys: readonly KeyText[], prefix: string): KeyText[] {
  return keys.flatMap((key) => [
    { ...key, name: `${prefix}${key.name}` },
    ...flatten(key.inner, `${prefix}${key.name}.`),
  ]);
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
