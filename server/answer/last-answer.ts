import type { ChatTurn } from '../contract/chat.ts';
import { chooseOrReply } from './choose.ts';
import type { Corpus } from './corpus.ts';
import { wantsOne } from './follow-up.ts';
import type { Passage } from './passages.ts';
import type { ParsedQuestion } from './read-question.ts';
import { splitSentences } from './sentences.ts';

/** Tells whether any sentence of a text was said in the answers. */
export type Said = (text: string) => boolean;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** Shorter sentences may be in many texts. */
const shortest = 30;

/** Gives a function that tells whether a text was said in these turns: it was when one of its sentences was. */
export function readSaid(turns: readonly ChatTurn[]): Said {
  const all = letters(turns.map(({ answer }) => answer).join(' '));
  return (text) =>
    splitSentences(text).some((sentence) => sentence.trim().length > shortest && all.includes(letters(sentence)));
}

const listed = /^- .*$/gm;
const link = /\]\((\/[^):]*)/g;

/**
 * The first passage of a page that the last answer listed, or the one before when the last is on one of these, and that
 * was not told of yet; null where none was listed.
 */
export function findListedSource(corpus: Corpus, turns: readonly ChatTurn[], said: Said): Passage | null {
  const last = turns.at(-1);
  const lines = last?.answer.match(listed) ?? [];
  if (last !== undefined && lines.length === 0 && wantsOne(last.question)) {
    return findListedSource(corpus, turns.slice(0, -1), said);
  }
  const hrefs = lines.flatMap((line) => [...line.matchAll(link)].map(([, href = '']) => href));
  const first = hrefs.map((href) =>
    corpus.passages.find(({ kind, path, address }) => kind !== 'fact' && (address ?? path) === href.replace(/#.*/, '')),
  );
  return first.find((passage) => passage !== undefined && !said(passage.text)) ?? null;
}

/** The least confidence for what a declined question may have meant. */
const near = 0.1;

/** The passages of the last answer, the first shown first; when nothing was answered, the nearest one. */
export function findLast(corpus: Corpus, turns: readonly ChatTurn[], subject: ParsedQuestion): readonly Passage[] {
  const [answer = ''] = (turns.at(-1)?.answer ?? '').split('\n\nSee also ');
  const hrefs = [...answer.replace(listed, '').matchAll(link)].map(([, href = '']) => href);
  const links = [...hrefs, ...hrefs.map((href) => href.replace(/#.*/, ''))];
  const said = readSaid(turns.slice(-1));
  const shown = [...corpus.passages, ...(corpus.replies?.passages ?? [])].filter(
    ({ kind, path, address, text }) =>
      (address !== undefined && links.includes(address)) || (kind !== 'fact' && links.includes(path) && said(text)),
  );
  // A paragraph of the page may share a sentence with the answer that was shown.
  const likelihood = ({ address, text }: Passage) =>
    2 * Number(said(text)) + Number(address !== undefined && links.includes(address));
  if (shown.length > 0) return shown.sort((a, b) => likelihood(b) - likelihood(a));
  const { hits } = chooseOrReply(corpus, turns.at(-1)?.question ?? '', subject);
  const nearest = corpus
    .matchAsks(subject)
    .filter(({ passage, confidence }) => passage.kind !== 'fact' && confidence >= near);
  return [...hits, ...nearest].slice(0, 1).map(({ passage }) => passage);
}
