import type { GlossaryPage } from '../../content/types.ts';

type Term = GlossaryPage['terms'][number];

interface LetterGroup {
  readonly id: string;
  readonly title: string;
  readonly terms: readonly Term[];
}

/** The terms grouped by first letter, without accents and brackets, in alphabetical order. */
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
