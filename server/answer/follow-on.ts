import type { ChatTurn } from '../contract.ts';
import { type Choice, choose, chooseOrReply } from './choose.ts';
import { inPlainWords } from './compose.ts';
import type { Corpus, Hit } from './find-passages.ts';
import { type FollowUp, findStanding, join, readSubject } from './follow-up.ts';
import type { Passage } from './passages.ts';
import { leans } from './quote.ts';
import type { Question } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

/** What the last turns were about, and what was found on it for the message that follows. */
export interface FollowedOn {
  readonly question: Question;
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

/** What was asked before, and more of it, the same more simply, or what the message asks about it. */
export function followOn(corpus: Corpus, how: FollowUp, message: string, turns: readonly ChatTurn[]): FollowedOn {
  const subject = readSubject(corpus, turns);
  const standing = findStanding(corpus, turns);
  const before = chooseOrReply(corpus, standing, subject);
  const last = before.hits[0]?.passage ?? null;
  const said = readSaid(turns);
  if (how === 'simpler') return { question: subject, choice: simplify(corpus, subject, before, said), last };
  const own = corpus.read(message);
  const isBare = own.words.every(({ means }) => means.length === 0);
  if (how === 'more') return { question: subject, choice: goOn(corpus, before, said), last };
  if (isBare) {
    const asked = own.wanted === 'other' ? subject : { ...subject, wanted: own.wanted };
    return { question: asked, choice: goOn(corpus, chooseOrReply(corpus, standing, asked), said), last };
  }
  const question = join(own, subject);
  const replied = before.hits.filter(({ passage }) => passage.kind === 'reply');
  const chosen = choose(corpus, question);
  const narrowed = narrow({ ...chosen, hits: [...replied, ...chosen.hits] }, own, subject, last, said);
  return narrowed.hits.length > 0
    ? { question, choice: narrowed, last }
    : { question: subject, choice: goOn(corpus, before, said), last };
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

/** The sentences of the last answer that were not given, what its page says next, or another page on it. */
function goOn(corpus: Corpus, { hits }: Choice, said: Said): Choice {
  const [best, ...others] = hits;
  if (best === undefined) return { hits: [], isDirect: false };
  if (best.passage.kind !== 'section' && !isSaid(best.passage, said)) return { hits, isDirect: true };
  const left = rest(best.passage, said);
  if (left !== null) return { hits: [{ ...best, passage: left }], isDirect: true, isExact: true };
  const sections = corpus.passages.filter(
    (passage) =>
      passage.kind === 'section' &&
      passage.path === best.passage.path &&
      passage !== best.passage &&
      !isSaid(passage, said),
  );
  const at = corpus.passages.indexOf(best.passage);
  const found = others.map(({ passage }) => passage).filter((passage) => sections.includes(passage));
  const next = sections.filter((passage) => corpus.passages.indexOf(passage) > at && best.passage.kind === 'section');
  const standing = [...found, ...next, ...sections].filter(({ text }) => !leans(text) && text.length > shortest);
  const elsewhere = others.filter(({ passage }) => passage.kind === 'section' && !isSaid(passage, said));
  const more = standing.map((passage): Hit => ({ ...best, passage }));
  const unsaid = isSaid(best.passage, said) ? [] : [best];
  return { hits: [...more, ...elsewhere, ...unsaid].slice(0, 3), isDirect: false };
}

/** How like a term or an answer has to be to what was asked, to say the same in plain words. */
const likeEnough = 0.4;
const plainSentences = 2;

/** What says the same in the plainest words: a term, the beginning of an answer, else the page in one paragraph. */
function simplify(corpus: Corpus, subject: Question, { hits }: Choice, said: Said): Choice {
  const asked = corpus.matchAsks(subject).filter(({ passage, sure }) => passage.kind !== 'fact' && sure >= likeEnough);
  const written = [...asked.filter(({ passage }) => passage.kind === 'term'), ...asked, ...hits].map(
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

/** Of what was found, what speaks of the message's own words, on the page of the last answer first; of what was given before, only the sentences that do. */
function narrow(choice: Choice, own: Question, subject: Question, last: Passage | null, said: Said): Choice {
  const terms = new Set(own.words.flatMap(({ means }) => means.map(({ term }) => term)));
  const speaks = (text: string) => termsOf(text).some((term) => terms.has(term));
  const hits = choice.hits
    .filter(
      ({ passage }) => keepsTo(passage, subject) && (passage.kind !== 'section' || passage.text.length > shortest),
    )
    .flatMap((hit): Hit[] => {
      if (hit.passage !== last && !isSaid(hit.passage, said)) return [hit];
      const sentences = splitSentences(hit.passage.text).filter((sentence) => speaks(sentence) && !said(sentence));
      const text = sentences.join('').trim();
      return text === '' || leans(text) ? [] : [{ ...hit, passage: { ...hit.passage, asks: [], text } }];
    });
  const isNear = ({ passage }: Hit) => passage.path === last?.path && speaks(passage.text);
  const sorted = [...hits.filter(isNear), ...hits.filter((hit) => !isNear(hit))];
  return { hits: sorted, isDirect: choice.isDirect && sorted[0]?.passage === choice.hits[0]?.passage };
}

/** Whether a passage speaks of what weighs most in the question that a message follows on from. */
function keepsTo({ page, heading, asks, text }: Passage, { words }: Question): boolean {
  const heaviest = Math.max(0, ...words.map(({ weight }) => weight));
  const told = new Set(termsOf([page, heading ?? '', ...asks, text].join(' ')));
  return words.some(({ weight, means }) => weight === heaviest && means.some(({ term }) => told.has(term)));
}
