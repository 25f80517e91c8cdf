/** Names in backticks: `housing`, `training`. */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Words as a list in a sentence: `a, b and c`. */
export function joinWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The words of a text, split at white space. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
