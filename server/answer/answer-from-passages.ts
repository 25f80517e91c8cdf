import type { ChatTurn } from '../contract.ts';
import { Failure } from '../http/failure.ts';
import type { Answerer, Given } from './answer.ts';
import { type Choice, choose } from './choose.ts';
import { compose } from './compose.ts';
import { decline, greet } from './decline.ts';
import type { Corpus } from './find-passages.ts';
import { type FollowUp, findFollowUp, join, readSubject } from './follow-up.ts';
import { findOffLimits } from './off-limits.ts';
import type { Passage } from './passages.ts';
import type { Question } from './read-question.ts';
import { isGreeting } from './small-talk.ts';
import { termsOf } from './terms.ts';

/** What a message comes to: a greeting, a reason not to answer, or the passages that answer it. */
export type Understood = { readonly given: Given } | { readonly question: Question; readonly choice: Choice };

/** What the last turn was about, and more of it or the same more simply. */
function followOn(corpus: Corpus, how: FollowUp, message: string, turns: readonly ChatTurn[]): Understood {
  const subject = readSubject(corpus, turns);
  const question = how === 'about' ? join(corpus.read(message), subject) : subject;
  const choice = choose(corpus, question);
  if (how === 'more') return { question, choice: { hits: goOn(corpus, choice, turns), isDirect: false } };
  if (how === 'simpler') return { question, choice: simplify(corpus, choice) };
  return { question, choice: { ...choice, hits: choice.hits.filter(({ passage }) => keepsTo(passage, subject)) } };
}

/** Whether a passage speaks of what weighs most in the question that a message follows on from. */
function keepsTo({ page, heading, asks, text }: Passage, { words }: Question): boolean {
  const heaviest = Math.max(0, ...words.map(({ weight }) => weight));
  const told = new Set(termsOf([page, heading ?? '', ...asks, text].join(' ')));
  return words.some(({ weight, means }) => weight === heaviest && means.some(({ term }) => told.has(term)));
}

/** The passages after the one that the last turn gave, as far as their page goes. */
function goOn({ passages }: Corpus, { hits }: Choice, turns: readonly ChatTurn[]): Choice['hits'] {
  const said = turns.at(-1)?.answer ?? '';
  const isSaid = (text: string) => said.includes(text.slice(0, 60));
  const [best, ...others] = hits;
  if (best === undefined) return [];
  const page = passages.filter(
    ({ path, kind }) => path === best.passage.path && kind === best.passage.kind && kind !== 'fact',
  );
  const next = page[page.indexOf(best.passage) + 1];
  const unsaid = others.filter(({ passage }) => !isSaid(passage.text) && passage.kind === 'section');
  if (next === undefined) return unsaid;
  return [{ ...best, passage: next }, ...unsaid.filter(({ passage }) => passage !== next)];
}

/** What says the same in the plainest words: an answer, a term or a question of the forum, else the page in one sentence. */
function simplify({ passages }: Corpus, choice: Choice): Choice {
  const [best] = choice.hits;
  if (best === undefined) return choice;
  const plain = choice.hits.find(({ passage }) => passage.kind !== 'section' && passage.kind !== 'fact');
  if (plain !== undefined) return { hits: [{ ...plain, passage: inPlainWords(plain.passage) }], isDirect: true };
  const summary = passages.find(({ path, kind }) => path === best.passage.path && kind === 'section');
  return summary === undefined ? choice : { hits: [{ ...best, passage: summary }, ...choice.hits], isDirect: true };
}

/** A term says in its first line what it means in plain words, and exactly below. */
function inPlainWords(passage: Passage): Passage {
  return passage.kind === 'term' ? { ...passage, text: passage.text.replace(/\n[\s\S]*/, '') } : passage;
}

/** Reads a message and finds what answers it. */
export function understand(corpus: Corpus, message: string, turns: readonly ChatTurn[]): Understood {
  if (isGreeting(message)) return { given: greet(corpus) };
  const reason = findOffLimits(message);
  const question = corpus.read(message);
  if (reason !== null) return { given: decline(corpus, reason, corpus.find(question)) };
  const how = findFollowUp(message, corpus, turns);
  if (how !== null) return followOn(corpus, how, message, turns);
  return { question, choice: choose(corpus, question) };
}

/** The answerer that needs no other service: it answers with the site's own texts and their places, and declines what they do not cover. */
export function answerFromPassages(read: () => Promise<Corpus | null>): Answerer {
  return async (message, turns = []) => {
    const corpus = await read();
    if (corpus === null || corpus.passages.length === 0) {
      throw new Failure('assistant-unavailable', 'The assistant is unavailable. Please try again.', { retryAfter: 60 });
    }
    const understood = understand(corpus, message, turns);
    if ('given' in understood) return understood.given;
    const { question, choice } = understood;
    return compose(choice) ?? decline(corpus, 'uncovered', corpus.find(question));
  };
}
