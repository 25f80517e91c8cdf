import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

const number =
  '(?:\\d[\\d,.]*|no|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half)';
const counted = new RegExp(`\\b${number}\\b((?:[ -]+[\\p{L}-]+){1,4})`, 'giu');
const money = /[$€£]\s?\d|\d\s?(?:dollars?|euros?|pounds?|kroner|cents|usd|eur|dkk)\b/i;

/** Words for people who are counted. */
const anybody = new Set(termsOf('people person persons humans'));
const people = new Set(
  termsOf(
    'people person persons humans per cent adults men women participants subjects volunteers respondents visitors users members students pupils patients customers clients readers voters workers employees owners borrowers households doctors physicians radiologists judges experts Americans Danes',
  ),
);

/**
 * True when a passage contains the number that a question asks for: a count of the thing, an amount of money or a
 * measure.
 */
export function holdsNumber({ text }: Pick<Passage, 'text'>, { wanted, counts }: ParsedQuestion): boolean {
  if (wanted === 'price') return splitSentences(text).some((sentence) => money.test(sentence));
  if (wanted === 'measure') return text.search(counted) >= 0;
  if (wanted !== 'count' || counts.length === 0) return true;
  const fits = counts.some((term) => anybody.has(term)) ? people : new Set(counts);
  return [...text.matchAll(counted)].some(([, things = '']) => termsOf(things).some((term) => fits.has(term)));
}

/** True for a question for a number, an amount or a day. */
export function wantsNumber({ wanted }: ParsedQuestion): boolean {
  return wanted === 'count' || wanted === 'price' || wanted === 'measure' || wanted === 'when';
}
