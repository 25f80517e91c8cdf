import type { AnsweredQuestion, Question } from '../contract/forum.ts';
import { firstCharacters } from '../cut-text.ts';
import { tagOf } from '../db/ids.ts';

/** The longest question that an answer of the site may have. */
const longest = 200;
/** It begins where a word does: trying each letter of a text without blanks takes minutes. */
const address = /(?<![^\s@<>()[\]"',;:])[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[^\s@<>()[\]"',;:.]+/g;
/** Words with which people say who they are, or how to reach them. */
const person =
  /\b(?:my name is|my name's|i am called|call me|signed|yours (?:truly|sincerely|faithfully)|regards|sincerely|cheers|write (?:to )?me|reach me|contact me|my (?:e-?mail|phone|number|address))\b/i;
const self = /\b(?:i'?m|i am|this is)\b/i;
/** As many digits as in a telephone number: in a link, a DOI, an arXiv number, an ISBN, a day. */
const cited = [
  /\bhttps?:\/\/(?!(?:www\.)?(?:wa|signal|t)\.me\/|(?:\w+\.)?whatsapp\.com\/|\S*(?:\+\d{7}|phone=))\S+/,
  /\b10\.\d{4,9}\/\S+/,
  /\barxiv:\s?\d{4}\.\d{4,5}/,
  /\b97[89](?:[- ]?\d){10}\b/,
  /\b(?:19|20)\d\d-[01]\d-[0-3]\d\b/,
  /\b[0-3]?\d[/.][0-3]?\d[/.](?:19|20)\d\d\b/,
];
const number = /\+?\d[\d\s()/.-]{6,}\d/;
const citedOrNumber = new RegExp(`(${cited.map(({ source }) => source).join('|')})|${number.source}`, 'gi');
/** A greeting at the start of a reply names the person that it is for. */
const greeting = /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b[^\n,.!:]{0,60}[,.!:]\s*/i;

/** True for a range of pages or years: its second number follows closely on the first. */
function isRange(text: string): boolean {
  const [, from, to] = /^(\d{4,6}) ?- ?(\d{4,6})$/.exec(text) ?? [];
  const length = Number(to) - Number(from);
  return length > 0 && length < 200;
}

/** True for years and decimals alone, such as an estimate with its error, and for a round number in groups of three. */
function isQuantity(text: string): boolean {
  const isFigure = (part: string) => /^(?:(?:1[5-9]|20)\d\d|(?:0|[1-9]\d?)\.\d+)$/.test(part);
  return text.split(/[\s()/-]+/).every(isFigure) || /^[1-9]\d{0,2}(?:[ .]\d{3})*[ .]000$/.test(text);
}

function isPhone(text: string): boolean {
  // A year in brackets belongs to what is cited before it.
  const bare = text.replace(/\s*\((?:1[5-9]|20)\d\d$/, '');
  return bare.replace(/\D/g, '').length > 7 && !isRange(bare) && !isQuantity(bare);
}

function withoutReach(text: string): string {
  return text
    .replace(address, '')
    .replace(citedOrNumber, (found: string, kept?: string) => (kept === undefined && isPhone(found) ? '' : found));
}

/** The sentence that asks. Sentences around it may say who asks. */
function askingSentence(text: string): string {
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => withoutReach(sentence).replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
  const impersonal = sentences.filter(
    (sentence) => !person.test(sentence) && (sentence.endsWith('?') || !self.test(sentence)),
  );
  const asking = impersonal.find((sentence) => sentence.endsWith('?')) ?? impersonal[0] ?? '';
  return firstCharacters(asking.replace(greeting, ''), longest).trim();
}

/**
 * The question and reply for the site's content: the sentence that asks, and the reply. Addresses, phone numbers,
 * greetings and sentences in which people say who they are are left out.
 */
export function exportAnswered({ text, reply }: Question): AnsweredQuestion | null {
  if (reply === undefined) return null;
  return { question: askingSentence(text), reply: withoutReach(reply.text.replace(greeting, '')).trim() };
}

/** The file name for an answered question. */
export function answeredFile(id: string): string {
  return `answer-${tagOf(id)}.json`;
}
