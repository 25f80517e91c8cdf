import { suffix } from './author.ts';

/** Separators between two authors in running text; a comma may belong to either. */
const between = /\s*;\s*|,?\s+(?:and|und|et(?! al)|&)\s+/;

/** `et al.` and similar endings, which name nobody. */
const others = /[,;]?\s*(?:\bet\.? al\b\.?|\band others\b|\bu\. ?a\.)/gi;

const initials = /^(?:\p{Lu}\.?[ -]?)+$/u;

/** A family name of one word, with its particles: `von der Heyde`. */
const familyName = /^(?:\p{Ll}[\p{Ll}'’]* +)*\S+$/u;

/** Whether an entry names more than one person, or people who are not named. */
export function isAuthorList(text: string): boolean {
  return between.test(text) || text.replace(others, '') !== text;
}

/**
 * The authors in a list, each as `Family, Given` or `Given Family`; `et al.` is left out. In a list with semicolons a
 * comma separates no authors.
 */
export function splitAuthors(text: string): string[] {
  const split = text.includes(';') ? (pieces: readonly string[]) => [pieces.join(', ')] : splitCommas;
  return text
    .replace(others, '')
    .split(between)
    .flatMap((part) => split(joinSuffixes(part.split(',').map((piece) => piece.trim()))))
    .filter((name) => name !== '');
}

/** Joins `Jr.` and the like to the name that it ends. */
function joinSuffixes(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces)
    if (joined.length > 0 && suffix.test(piece)) joined.push(`${joined.pop()}, ${piece}`);
    else joined.push(piece);
  return joined;
}

/** A comma separates two authors, unless initials or a single word follow a family name. */
function splitCommas(pieces: readonly string[]): string[] {
  const names: string[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const [piece = '', next] = [pieces[index], pieces[index + 1]];
    const isPair =
      next !== undefined &&
      (initials.test(next.split(',')[0] ?? '') || (familyName.test(piece) && pieces.length % 2 === 0));
    names.push(isPair ? `${piece}, ${next}` : piece);
    if (isPair) index += 1;
  }
  return names;
}
