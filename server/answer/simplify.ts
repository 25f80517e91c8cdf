import type { Choice } from './choose.ts';
import { inPlainWords } from './compose.ts';
import type { Corpus } from './find-passages.ts';
import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import type { Said } from './said.ts';
import { splitSentences } from './sentences.ts';

/** How sure it has to be that a term or an answer is meant, to say the same in plain words. */
const meant = 0.25;
const plainSentences = 2;

/** What says the same in the plainest words: what a term means, the beginning of an answer, else the page in one paragraph. */
export function simplify(corpus: Corpus, subject: ParsedQuestion, { hits }: Choice, said: Said): Choice {
  const asked = corpus.matchAsks(subject).filter(({ passage, sure }) => passage.kind !== 'fact' && sure >= meant);
  const written = [...asked.filter(({ passage }) => passage.kind === 'term'), ...hits, ...asked].map(
    ({ passage }) => passage,
  );
  const summary = corpus.passages.find(({ path, kind }) => path === hits[0]?.passage.path && kind === 'section');
  const plain = [
    ...written.filter(({ kind }) => kind !== 'section' && kind !== 'fact'),
    ...(summary === undefined ? [] : [summary]),
  ]
    .map((passage) => begin(inPlainWords(passage)))
    .filter(({ text }) => text !== '');
  const best = plain.find(({ text }) => !said(text)) ?? plain[0];
  if (best === undefined) return { hits, isDirect: false };
  return { hits: [{ passage: best, score: 1, terms: [], sure: 1 }], isDirect: true };
}

function begin(passage: Passage): Passage {
  return { ...passage, asks: [], text: splitSentences(passage.text).slice(0, plainSentences).join('').trim() };
}
