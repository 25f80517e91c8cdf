const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Text with nothing to fold but its case. */
const plain = /^\p{ASCII}*$/u;

/** Normalises text for comparison: lower case, without accents, with straight quotes, `co2` for `CO₂`. */
export function fold(text: string): string {
  // Nearly all words, and a search index folds each of them.
  if (plain.test(text)) return text.toLowerCase();
  // Signs such as ℝ and ™ have no lower case, but what they stand for has.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[øæœßłđðþı]/g, (letter) => letters[letter] ?? letter);
}

/** The folded words of a search text; none for a blank one. */
export function foldWords(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether a text contains each word of a search text. */
export function holdsWords(text: string, words: string): boolean {
  const wanted = foldWords(words);
  if (wanted.length === 0) return true;
  const folded = fold(text);
  return wanted.every((word) => folded.includes(word));
}

/** The words of a text in lower case, without accents and punctuation. */
export function comparable(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
