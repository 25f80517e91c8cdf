import { headOf } from './coverage.ts';
import type { English } from './english.ts';
import { createExpander } from './expand.ts';
import type { Passage } from './passages.ts';
import type { Reader } from './read-question.ts';
import { createSpelling } from './spelling.ts';
import { stemWords } from './terms.ts';

/** Words in fewer passages than this have the same weight. */
const rare = 3;
/** The factor for a word that every passage of the site contains. */
const commonHere = 0.3;

/** Gives the vocabulary of the site for parsing questions: expansions, corrections and weights of words. */
export function readVocabulary(passages: readonly Passage[], english: English): Reader {
  const texts = passages.filter(({ kind }) => kind !== 'fact').length;
  const known = new Set<string>();
  const terms = new Set<string>();
  const frequency = new Map<string, number>();
  for (const passage of passages) {
    const found = stemWords(`${headOf(passage)} ${passage.text}`);
    for (const { word, term } of found) {
      known.add(word);
      terms.add(term);
    }
    if (passage.kind === 'fact') continue;
    for (const term of new Set(found.map(({ term }) => term))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const span = Math.log(Math.max(2, texts / rare));
  return {
    expand: createExpander(terms),
    correct: createSpelling(known, english),
    weigh(word, term) {
      const rarity = Math.log(texts / Math.max(rare, frequency.get(term) ?? 0)) / span;
      return english.weigh(word) * (commonHere + (1 - commonHere) * Math.min(1, Math.max(0, rarity)));
    },
  };
}
