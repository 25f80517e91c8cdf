/** `1 error`, `2 errors`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A regular expression that matches exactly this text. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A copy of a string that does not keep the larger string in memory from which it was cut. */
export function ownText(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

/** A path as an argument of a command that a reader copies; in quotes where the shell would split it or read it otherwise. */
export function quoteArgument(path: string): string {
  return /[^\p{L}\p{N}_./:\\~-]/u.test(path) ? `"${path.replace(/(?=["$`])/g, '\\')}"` : path;
}

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const opening = String.raw`(?<=^|[\s([{“‘–—-])`;
const singleOpening = new RegExp(`${opening}'(?=[^\\s\\d][^']*')`, 'gu');
const doubleOpening = new RegExp(`${opening}"(?=\\S)`, 'gu');

/**
 * A line of plain text with typographic apostrophes and quotes, one character for one. A text without spaces may be an
 * address and stays as it is.
 */
export function setQuotes(text: string): string {
  if (!text.includes(' ')) return text;
  return setApostrophes(text)
    .replace(doubleOpening, '“')
    .replaceAll('"', '”')
    .replace(singleOpening, '‘')
    .replaceAll("'", '’');
}

/** The text with typographic apostrophes within its words. */
export function setApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Decodes `%20` and the like in an address; an address with invalid escapes stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Letters that do not decompose into a base letter and an accent, with their replacements. */
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

/** The text in lower case and without accents, for a comparison. */
export function foldAccents(text: string): string {
  const lower = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return lower.replace(/[øæœßłđðþı]/g, (letter) => letters[letter] ?? letter);
}

/** A text with dashes for hyphens in a row, between words, numbers and sentences, as Kramdown, Pandoc and Hugo show them. */
export function setDashes(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}.,;:!?)”’"' ])---(?=[\p{L}\p{N}(“‘"' ])/gu, '—')
    .replace(/(?<=(?<![\w./-])\d{1,4})--(?=\d)/g, '–')
    .replace(/(?<=(?<![\p{L}\p{N}_./-])\p{L}{1,40})--(?=\p{L})/gu, '–');
}
