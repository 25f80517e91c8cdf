import type { GlossaryPage } from '../../content/types.ts';

type Term = GlossaryPage['terms'][number];

interface LetterGroup {
  readonly id: string;
  readonly title: string;
  readonly terms: readonly Term[];
}

/** The terms under the letters that they begin with, accents and brackets apart, in the order of the letters. */
export function groupLetters(terms: readonly Term[]): LetterGroup[] {
  const letters = new Map<string, Term[]>();
  for (const term of terms) {
    const letter = /^[^\p{L}\p{N}]*(\p{L})/u.exec(term.term.normalize('NFD'))?.[1]?.toUpperCase() ?? '#';
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([title, terms]) => ({ id: `letter-${title === '#' ? 'other' : title.toLowerCase()}`, title, terms }));
}
