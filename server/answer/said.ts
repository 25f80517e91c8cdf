import type { ChatTurn } from '../contract/chat.ts';
import type { Passage } from './passages.ts';
import { splitSentences } from './sentences.ts';

/** Whether a text stands in the answers given so far. */
export type Said = (text: string) => boolean;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Reads what was said in the last turns. */
export function readSaid(turns: readonly ChatTurn[]): Said {
  const all = letters(turns.map(({ answer }) => answer).join(' '));
  return (text) => all.includes(letters(text));
}

/** Whether any of a passage was said. */
export function isSaid({ text }: Passage, said: Said): boolean {
  return splitSentences(text).some((sentence) => sentence.trim().length > 30 && said(sentence));
}
