/** The first characters of a text. Of a character that takes two places in a string, none is left alone at the end. */
export function firstCharacters(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Cs}$/u, '');
}

/** The beginning of a text, cut between words. */
export function cutBetweenWords(text: string, most: number): string {
  return text.length <= most ? text : `${firstCharacters(text, most).replace(/\s+\S*$/, '')} …`;
}
