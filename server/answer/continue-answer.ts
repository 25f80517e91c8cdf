import { type Choice, likely } from './choose.ts';
import type { Corpus } from './corpus.ts';
import { toHit } from './find-sections.ts';
import type { FollowUp } from './follow-up.ts';
import type { Said } from './last-answer.ts';
import type { Passage } from './passages.ts';
import { continuesPrevious, reason } from './quote.ts';
import { findWanted, type ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';

/** The part of a passage after what was said; null when nothing or all of it was said. */
function rest(passage: Passage, said: Said): Passage | null {
  const sentences = splitSentences(passage.text);
  const after = sentences.findLastIndex((sentence) => said(sentence)) + 1;
  if (after === 0 || after === sentences.length) return null;
  return { ...passage, text: sentences.slice(after).join('').trim() };
}

/** An answer from its first sentence with a reason on, or whole when its question asks for one; null for others. */
function fromReason(passage: Passage): Passage | null {
  const sentences = splitSentences(passage.text);
  const first = sentences.findIndex((sentence) => reason.test(sentence));
  if (first < 0 && findWanted(passage.asks[0] ?? '') !== 'why') return null;
  return { ...passage, text: sentences.slice(Math.max(0, first)).join('').trim() };
}

/** A shorter section is only the description of its page. */
const shortest = 160;
/** The least confidence for another answer to the same question. */
const elsewhere = 0.45;
const example =
  /(?:^|[.:?!] )(?:Suppose|Say|Let|Take|Imagine|Think of)\b|\b(?:invented|made[- ]up|for (?:the illustration|instance)|examples?)\b/;

/** Another answer to the same question, for somebody whom the last one did not answer. */
export function giveOther(corpus: Corpus, question: ParsedQuestion, said: Said): Choice {
  const other = corpus
    .matchAsks(question)
    .find(({ passage, confidence }) => passage.kind === 'answer' && confidence >= elsewhere && !said(passage.text));
  return { hits: other === undefined ? [] : [toHit(other.passage, other.confidence)], isDirect: true };
}

/** Gives a test for passages with a reason or an example, if one is asked for. */
function isOfSort(how: FollowUp): (passage: Passage) => boolean {
  if (how === 'example') return ({ text, asks }) => example.test(text) || asks.some((ask) => example.test(ask));
  if (how !== 'reason') return () => true;
  return ({ kind, text, asks }) =>
    kind === 'section' ? reason.test(text) : asks.some((ask) => findWanted(ask) === 'why');
}

/**
 * More on the last answer: its remaining sentences, another answer on its page, or what the page says next; passages
 * with a reason or an example first, if one is asked for.
 */
export function continueAnswer(
  corpus: Corpus,
  question: ParsedQuestion,
  last: Passage | null,
  said: Said,
  how: FollowUp,
): Choice {
  if (last === null) return { hits: [], isDirect: false };
  if (last.kind !== 'section' && !said(last.text)) return { hits: [toHit(last)], isDirect: true };
  // The answer just given is the nearest to the question why: its reason is repeated.
  const [top] = corpus.matchAsks(question);
  const again = how === 'reason' && top?.passage === last ? fromReason(last) : null;
  if (again !== null) return { hits: [toHit(again)], isDirect: true, isPart: true };
  const left = rest(last, said);
  if (left !== null && how === 'more') return { hits: [toHit(left)], isDirect: true, isPart: true };
  const isNew = (passage: Passage) =>
    passage !== last && passage.kind !== 'fact' && passage.kind !== 'term' && !said(passage.text);
  const onPage = corpus.passages
    .filter((passage) => passage.path === last.path && isNew(passage))
    .filter(({ kind, text }) => kind === 'answer' || (!continuesPrevious(text) && text.length > shortest))
    .map((passage) => ({ passage, near: corpus.similarityTo(question, passage) }))
    .sort((a, b) => b.near - a.near)
    .map(({ passage }) => toHit(passage));
  const all = [
    ...corpus
      .matchAsks(question)
      .filter(({ passage, confidence }) => isNew(passage) && confidence >= elsewhere)
      .map(({ passage, confidence }) => toHit(passage, confidence)),
    ...onPage,
    ...corpus.find(question).filter(({ passage, confidence }) => isNew(passage) && confidence >= likely.section),
    ...(said(last.text) ? [] : [toHit(last)]),
  ];
  const isWanted = isOfSort(how);
  const sorted = [...all].sort((a, b) => Number(isWanted(b.passage)) - Number(isWanted(a.passage)));
  const [best] = sorted;
  // Another passage may give the reason of something else.
  const isUnsure = how === 'reason' && best?.passage !== last && best?.passage !== top?.passage;
  return { hits: sorted.slice(0, 3), isDirect: best?.passage.kind === 'answer', isUnsure };
}
