/** Names in backticks: `housing`, `training`. */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Words as a list in a sentence: `a, b and c`. */
export function joinWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The most names that are written out. */
const mostNames = 6;

/** Names in a sentence, of more than six the first five: `A, B, C, D, E and 36 more`. */
export function joinNames(names: readonly string[]): string {
  const shown = names.length > mostNames ? names.slice(0, mostNames - 1) : names;
  const rest = names.length - shown.length;
  return joinWords(rest > 0 ? [...shown, `${rest} more`] : shown);
}

/** How many members of a list are of each kind, without kinds that have none: `2 new, 1 unchanged`. */
export function countKinds<K extends string>(kinds: readonly K[], names: Readonly<Record<K, string>>): string {
  return Object.entries<string>(names)
    .map(([kind, name]) => ({ name, count: kinds.filter((one) => one === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => `${count} ${name}`)
    .join(', ');
}

/** The words of a text, split at white space. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

export const monthNames = splitWords(
  'January February March April May June July August September October November December',
);
