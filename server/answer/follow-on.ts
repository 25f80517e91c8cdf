import type { ChatTurn } from '../contract.ts';
import { type Choice, chooseOrReply, likely } from './choose.ts';
import { inPlainWords } from './compose.ts';
import { nearAnswer } from './decline.ts';
import type { Corpus, Hit } from './find-passages.ts';
import { type FollowUp, findStanding, hasOwnSubject, join, readSubject, saysLittle } from './follow-up.ts';
import type { AskMatch } from './match-asks.ts';
import type { Passage } from './passages.ts';
import { leans, reason } from './quote.ts';
import { knownShare, type ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

/** What the last turns were about, and what was found on it for the message that follows. */
export interface FollowedOn {
  readonly question: ParsedQuestion;
  readonly choice: Choice;
  /** The passage that the last turns were about. */
  readonly last: Passage | null;
}

type Said = (text: string) => boolean;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a sentence stands in the answers given so far. */
function readSaid(turns: readonly ChatTurn[]): Said {
  const all = letters(turns.map(({ answer }) => answer).join(' '));
  return (text) => all.includes(letters(text));
}

function asHit({ passage, sure }: AskMatch): Hit {
  return { passage, sure, score: sure, terms: [] };
}

const nothing: Choice = { hits: [], isDirect: false };

const example = /\b(?:suppose|say that|let|take|invented|made[- ]up|for the illustration|example)\b/i;

/** What a message without a subject of its own wants of the last one: a reason, an example, or anything more. */
function findSort(message: string): RegExp | null {
  if (/\b(?:examples?|instance)\b/i.test(message)) return example;
  return /\bwhy\b|\bhow come\b/i.test(message) ? reason : null;
}

/** What was asked before, and more of it, the same more simply, or what the message asks about it. */
export async function followOn(
  corpus: Corpus,
  how: FollowUp,
  message: string,
  turns: readonly ChatTurn[],
): Promise<FollowedOn> {
  const subject = await corpus.encode(readSubject(corpus, turns));
  const before = findBefore(corpus, findStanding(corpus, turns), subject);
  const last = before.hits[0]?.passage ?? null;
  const said = readSaid(turns);
  if (how === 'simpler') return { question: subject, choice: simplify(corpus, subject, before, said), last };
  const own = corpus.read(message);
  const sort = findSort(message);
  if (how === 'more' || sort === example || saysLittle(own)) {
    return { question: subject, choice: goOn(corpus, subject, before, said, sort), last };
  }
  const question = await corpus.encode(join(own, subject));
  const choice = narrow(corpus, { own, subject, question }, before, said);
  if (choice.hits.length > 0 || hasOwnSubject(own)) return { question, choice, last };
  return { question: subject, choice: goOn(corpus, subject, before, said), last };
}

/** What was found for the question before; where nothing was, what came near to it. */
function findBefore(corpus: Corpus, standing: string, subject: ParsedQuestion): Choice {
  const choice = chooseOrReply(corpus, standing, subject);
  if (choice.hits.length > 0) return choice;
  const near = corpus.matchAsks(subject).filter(({ passage, sure }) => passage.kind !== 'fact' && sure >= nearAnswer);
  return { hits: near.slice(0, 1).map(asHit), isDirect: true };
}

/** What of a passage has not been said yet, from a sentence that stands on its own; null when nothing has, or all. */
function rest(passage: Passage, said: Said): Passage | null {
  const sentences = splitSentences(passage.text);
  const after = sentences.findLastIndex((sentence) => said(sentence)) + 1;
  if (after === 0 || after === sentences.length) return null;
  return { ...passage, asks: [], text: sentences.slice(after).join('').trim() };
}

function isSaid({ text }: Passage, said: Said): boolean {
  return splitSentences(text).some((sentence) => sentence.trim().length > 30 && said(sentence));
}

/** A page's description in one sentence says less than any of its paragraphs. */
const shortest = 160;
/** What another answer to the same question counts for less than more on its page. */
const elsewhere = 0.45;

/** The sentences of the last answer that were not given, another answer on it, or what its page says next; of a sort that is wanted, first. */
function goOn(
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
  if (left !== null) return { hits: [{ ...best, passage: left }], isDirect: true, isExact: true };
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
  const ofSort = ({ passage }: Hit) => Number(sort?.test(passage.text) ?? true);
  const sorted = [...all].sort((a, b) => ofSort(b) - ofSort(a));
  return { hits: sorted.slice(0, 3), isDirect: sorted[0]?.passage.kind === 'answer' };
}

/** How sure it has to be that a term or an answer is meant, to say the same in plain words. */
const meant = 0.25;
const plainSentences = 2;

/** What says the same in the plainest words: what a term means, the beginning of an answer, else the page in one paragraph. */
function simplify(corpus: Corpus, subject: ParsedQuestion, { hits }: Choice, said: Said): Choice {
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

/** A message, what it follows on from, and the two together. */
interface Following {
  readonly own: ParsedQuestion;
  readonly subject: ParsedQuestion;
  readonly question: ParsedQuestion;
}

/** So much of what a message follows on from a passage has to speak of. */
const kept = 0.25;

function keepsTo({ page, heading, asks, text }: Passage, subject: ParsedQuestion): boolean {
  const told = new Set(termsOf([page, heading ?? '', ...asks, text].join(' ')));
  return knownShare(subject, (term) => told.has(term)) >= kept;
}

/** What speaks of the page of the last answer is likelier to be meant. */
const samePage = 0.15;

/** What was written or stands on a page for the message and what it follows on from, and was not said yet; of what was said, the sentences that speak of the message. */
function narrow(corpus: Corpus, { own, subject, question }: Following, before: Choice, said: Said): Choice {
  const pages = new Set(
    before.hits.slice(0, 1).flatMap(({ passage }) => [passage.path, ...passage.more.map(({ href }) => href)]),
  );
  const terms = new Set(own.words.flatMap(({ means }) => means.map(({ term }) => term)));
  const speaks = (text: string) => termsOf(text).some((term) => terms.has(term));
  const rank = ({ passage, sure }: AskMatch) => sure + (pages.has(passage.path) ? samePage : 0);
  // Without vectors nothing but its words says what a message asks.
  const isAsked = (passage: Passage) => question.vector !== null || !hasOwnSubject(own) || keepsTo(passage, own);
  const isLikely = (match: AskMatch) =>
    match.passage.kind === 'section'
      ? match.sure >= likely.section && pages.has(match.passage.path)
      : rank(match) >= likely.written && keepsTo(match.passage, subject) && isAsked(match.passage);
  const written = corpus.matchAsks(question).filter(({ passage }) => passage.kind !== 'fact' || own.wanted !== 'other');
  const sections = corpus
    .find(question)
    .filter(({ passage }) => passage.text.length > shortest && speaks(passage.text));
  const likelyOf = (matches: readonly Hit[]) => matches.filter(isLikely).sort((a, b) => rank(b) - rank(a));
  const replied = before.hits.filter(({ passage }) => passage.kind === 'reply');
  const hits = [...replied, ...likelyOf(written.map(asHit)), ...likelyOf(sections)].flatMap((hit): Hit[] => {
    if (!isSaid(hit.passage, said)) return [hit];
    const sentences = splitSentences(hit.passage.text).filter((sentence) => speaks(sentence) && !said(sentence));
    const text = sentences.join('').trim();
    return text === '' || leans(text) ? [] : [{ ...hit, passage: { ...hit.passage, asks: [], text } }];
  });
  return { hits, isDirect: hits[0] !== undefined && hits[0].passage.kind !== 'section' };
}
