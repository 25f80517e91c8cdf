import type { Choice } from './choose.ts';
import { inPlainWords } from './compose.ts';
import type { Corpus } from './corpus.ts';
import { toHit } from './find-sections.ts';
import type { Said } from './last-answer.ts';
import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';

/** The least confidence for a glossary entry. */
const meant = 0.5;
const plainSentences = 2;

const formula = /[=<>≥≤∑∞√^×]|\p{Script=Greek}|\b(?:log|ln)\b/gu;

function countFormulas(text: string): number {
  return text.match(formula)?.length ?? 0;
}

/** The same in simpler words: a glossary entry, the beginning of the answer, or else of its page. */
export function simplify(corpus: Corpus, subject: ParsedQuestion, last: Passage | null, said: Said): Choice {
  const most = last === null ? Number.POSITIVE_INFINITY : countFormulas(last.text);
  const isPlain = (passage: Passage) => countFormulas(inPlainWords(passage).text) <= most;
  const term = corpus
    .matchAsks(subject)
    .find(
      ({ passage, confidence }) =>
        passage.kind === 'term' && confidence >= meant && !said(passage.text) && isPlain(passage),
    )?.passage;
  const summary = corpus.passages.find(({ path, kind }) => path === last?.path && kind === 'section');
  const best = term ?? (last?.kind === 'section' ? summary : last);
  if (best === undefined || best === null) return { hits: [], isDirect: false };
  const text = splitSentences(inPlainWords(best).text).slice(0, plainSentences).join('').trim();
  return { hits: [toHit({ ...best, text })], isDirect: true };
}
