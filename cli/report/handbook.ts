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

/** The table of all keys of a kind of file. */
export function writeKeyTable(title: string, keys: readonly KeyText[]): string {
  const rows = flatten(keys, '').map(
    ({ name, description, isRequired }) =>
      `| \`${name}\` | ${isRequired ? 'yes' : ''} | ${escapeCell(description)} |\n`,
  );
  return `\n### ${title}\n\n| key | needed | what it says |\n|---|---|---|\n${rows.join('')}`;
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
