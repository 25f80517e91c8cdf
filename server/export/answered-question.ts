import type { AnsweredQuestion, Question } from '../contract/forum.ts';
import { tagOf } from '../db/ids.ts';

/** What an answer of the site may ask in. */
const longest = 200;
const address = /[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[^\s@<>()[\]"',;:.]+/g;
/** Where somebody says who they are, or how to reach them. */
const person =
  /\b(?:my name is|my name's|i am called|call me|signed|yours (?:truly|sincerely|faithfully)|regards|sincerely|cheers|write (?:to )?me|reach me|contact me|my (?:e-?mail|phone|number|address))\b/i;
const self = /\b(?:i'?m|i am|this is)\b/i;
const number = /\+?\d[\d\s()/.-]{6,}\d/g;
/** A reply may begin by naming the person it is for. */
const greeting = /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^\n,.!:]{0,60}[,.!:]\s*/i;

function withoutReach(text: string): string {
  return text.replace(address, '').replace(number, (found) => (found.replace(/\D/g, '').length > 7 ? '' : found));
}

/** The sentence that asks, without those around it, which may say who asks. */
function askingSentence(text: string): string {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => withoutReach(sentence).replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
  const impersonal = sentences.filter(
    (sentence) => !person.test(sentence) && (sentence.endsWith('?') || !self.test(sentence)),
  );
  const asking = impersonal.find((sentence) => sentence.endsWith('?')) ?? impersonal[0] ?? '';
  return asking.replace(greeting, '').slice(0, longest).trim();
}

/**
 * What becomes content of a question that has its reply: the sentence that asks, and the reply. Addresses, numbers to
 * call, greetings and sentences in which people say who they are stay behind.
 */
export function exportAnswered({ text, reply }: Question): AnsweredQuestion | null {
  if (reply === undefined) return null;
  return { question: askingSentence(text), reply: withoutReach(reply.text.replace(greeting, '')).trim() };
}

/** What the file of an answered question is called. */
export function answeredFile(id: string): string {
  return `answer-${tagOf(id)}.json`;
}
