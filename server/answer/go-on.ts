import { type Choice, likely } from './choose.ts';
import type { Corpus } from './find-passages.ts';
import type { Hit } from './find-sections.ts';
import type { AskMatch } from './match-asks.ts';
import type { Passage } from './passages.ts';
import { leans, reason } from './quote.ts';
import { findWanted, type ParsedQuestion } from './read-question.ts';
import { isSaid, type Said } from './said.ts';
import { splitSentences } from './sentences.ts';

const nothing: Choice = { hits: [], isDirect: false };

/** A passage that was found by what it answers. */
export function asHit({ passage, sure }: AskMatch): Hit {
  return { passage, sure, score: sure, terms: [] };
}

/** What of a passage has not been said yet, from a sentence that stands on its own; null when nothing has, or all. */
function rest(passage: Passage, said: Said): Passage | null {
  const sentences = splitSentences(passage.text);
  const after = sentences.findLastIndex((sentence) => said(sentence)) + 1;
  if (after === 0 || after === sentences.length) return null;
  return { ...passage, text: sentences.slice(after).join('').trim() };
}

/** What on a page was written for a question why, the nearest to the one asked before. */
function findReason(
  corpus: Corpus,
  question: ParsedQuestion,
  page: string,
  isNew: (hit: { readonly passage: Passage }) => boolean,
): Passage | undefined {
  return corpus.passages
    .filter((passage) => passage.path === page && isNew({ passage }))
    .map((passage) => ({ passage, whys: passage.asks.filter((ask) => findWanted(ask) === 'why') }))
    .filter(({ whys }) => whys.length > 0)
    .map(({ passage, whys }) => ({ passage, near: corpus.nearTo(question, { ...passage, asks: whys }) }))
    .sort((a, b) => b.near - a.near)[0]?.passage;
}

/** A page's description in one sentence says less than any of its paragraphs. */
const shortest = 160;
/** What another answer to the same question counts for less than more on its page. */
const elsewhere = 0.45;

/** The sentences of the last answer that were not given, another answer on it, or what its page says next; of a sort that is wanted, first. */
export function goOn(
  corpus: Corpus,
  question: ParsedQuestion,
  { hits }: Choice,
  said: Said,
  sort: RegExp | null = null,
): Choice {
  const [best] = hits;
  if (best === undefined) return nothing;
  if (best.passage.kind !== 'section' && !isSaid(best.passage, said)) return { hits, isDirect: true };
  const left = rest(best.passage, said);
  if (left !== null) return { hits: [{ ...best, passage: left }], isDirect: true, isPart: true };
  const isNew = ({ passage }: { readonly passage: Passage }) =>
    passage !== best.passage && passage.kind !== 'fact' && passage.kind !== 'term' && !isSaid(passage, said);
  const answers = corpus.matchAsks(question).filter((match) => isNew(match) && match.sure >= elsewhere);
  const sections = corpus.passages.filter(
    (passage) =>
      passage.kind === 'section' &&
      passage.path === best.passage.path &&
      isNew({ passage }) &&
      !leans(passage.text) &&
      passage.text.length > shortest,
  );
  const found = corpus.find(question).filter(isNew);
  const onPage = found.filter(({ passage }) => sections.includes(passage));
  const at = corpus.passages.indexOf(best.passage);
  const next = sections.filter((passage) => corpus.passages.indexOf(passage) > at && best.passage.kind === 'section');
  const all = [
    ...answers.map(asHit),
    ...onPage,
    ...[...next, ...sections].map((passage): Hit => ({ ...best, passage })),
    ...found.filter(({ sure }) => sure >= likely.section),
    ...(isSaid(best.passage, said) ? [] : [best]),
  ];
  const why = sort === reason ? findReason(corpus, question, best.passage.path, isNew) : undefined;
  if (why !== undefined) return { hits: [{ ...best, passage: why }], isDirect: true };
  const ofSort = ({ passage }: Hit) => Number(sort?.test(passage.text) ?? true);
  const sorted = [...all].sort((a, b) => ofSort(b) - ofSort(a));
  return { hits: sorted.slice(0, 3), isDirect: sorted[0]?.passage.kind === 'answer' };
}
