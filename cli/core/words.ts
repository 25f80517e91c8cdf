/** `housing`, `training`: names in backticks. */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Words as a sentence lists them: `a, b and c`. */
export function joinWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The words of a text between which nothing but space stands. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}
