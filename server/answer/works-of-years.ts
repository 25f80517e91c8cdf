import type { Corpus } from './corpus.ts';
import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { isKindWord } from './word-overlap.ts';
import { readSpan } from './years.ts';

const writings = /\b(?:papers?|articles?|publications?|works?|wr(?:ote|ite|itten)|publish(?:ed)?)\b/i;
/** The least weight of a word that names a subject. */
const telling = 0.2;
/** The fact that lists the researcher's publications of a year. */
const ofYear = /^fact:own-works-(\d{4})$/;
/** Publications that are named. */
const most = 12;

/** The list of the researcher's publications of the years that a question names, such as `since 2020`; null for other questions. */
export function listWorksOfYears({ passages, people }: Corpus, { text, words }: ParsedQuestion): Passage | null {
  const span = readSpan(text);
  if (span === null || !writings.test(text)) return null;
  const isSubject = ({ word, term, weight }: (typeof words)[number]) =>
    weight >= telling && !isKindWord(term) && !people.researcher.has(word) && !/^\d+$/.test(word);
  if (words.some(isSubject)) return null;
  const facts = passages
    .map((fact) => ({ fact, year: Number(ofYear.exec(fact.id)?.[1] ?? Number.NaN) }))
    .filter(({ year }) => year >= span.first && year <= span.last)
    .sort((a, b) => b.year - a.year);
  const [latest] = facts;
  if (latest === undefined) return null;
  const lines = facts.flatMap(({ fact }) => fact.text.split('\n').slice(1));
  const named = lines.filter((line) => line.startsWith('- '));
  const isWhole = named.length === lines.length && named.length <= most;
  const rest = isWhole ? [] : ['The page of all references has more.'];
  return {
    ...latest.fact,
    id: 'fact:own-works-of-years',
    asks: [],
    text: [`Publications ${span.words}, the newest first:`, ...named.slice(0, most), ...rest].join('\n'),
    more: facts.flatMap(({ fact }) => fact.more),
  };
}
