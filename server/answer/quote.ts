import type { Source } from './answer.ts';
import type { SentenceSimilarities } from './passage-similarity.ts';
import type { Passage } from './passages.ts';
import { splitSentences } from './sentences.ts';
import { termsOf } from './terms.ts';

/** Characters of a quotation, which is cut between sentences. */
const longestQuote = 720;
const directiveWords = 6;
/** The weight of a preferred sentence, in matching words. */
const preferred = 1.5;
/** The weight of the similarity, in matching words. */
const meant = 4;

/** Escapes plain text for Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<|~$]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^(\s*\d+)(?=[.)])/gm, '$1\\')
    .replace(/^(\s*)(?=[-=+#>])/gm, '$1\\');
}

/** The place of a passage on the site. */
export function sourceOf({
  page,
  heading,
  path,
  anchor,
}: Pick<Passage, 'page' | 'heading' | 'path' | 'anchor'>): Source {
  return { title: page, heading, href: anchor === null ? path : `${path}#${anchor}` };
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** A source whose link highlights the quoted text, in browsers with text fragments. */
export function highlight(source: Source, quoted: string): Source {
  const words = quoted.replace(/\s+/g, ' ').trim().split(' ');
  const encode = (part: readonly string[]) => encodeURIComponent(part.join(' ')).replace(/[-*()'!~_]/g, percent);
  const isLong = words.length > 2 * directiveWords;
  const ends = [words.slice(0, directiveWords), words.slice(-directiveWords)];
  const text = isLong ? ends.map(encode).join(',') : encode(words);
  return { ...source, href: `${source.href}${source.href.includes('#') ? '' : '#'}:~:text=${text}` };
}

/** A Markdown link to a place of the site. */
export function linkTo({ title, heading, href }: Source): string {
  const label = heading === null || heading === title ? title : `${title} › ${heading}`;
  return `[${escapeMarkdown(label)}](${href.replace(/[()\s]/g, percent)})`;
}

/** Words at the start of a sentence that refers to the one before it. */
const continuing =
  /^["“'(]?(?:it|its|this|that|these|those|they|them|their|he|she|his|her|such|both|neither|either|the (?:first|second|third|other|others|latter|former|same|rest|result|answer|reason|difference|two)|one (?:is|was|reason|lies)|another|others|so|but|and|yet|nor|or|then|thus|hence|therefore|however|instead|moreover|also|finally|again|still|even so|similarly|likewise|conversely|otherwise|here|there|in (?:both|either|the (?:first|second|same|other|example))|for (?:example|instance|this)|that is|what is (?:new|more)|more (?:often|precisely)|as a result|two (?:of|reasons)|some (?:of|do)|most (?:of|do)|which|when it|if it|if they|where it)\b/i;

/** Words of sentences that give a reason. */
export const reason = /\b(?:because|since|so that|therefore|the reason|which is why|that is why)\b/i;

/** An item of a list within a paragraph. */
const item = /^\(\d+\)/;

/** True for a sentence that needs the one before it to be understood. */
export function continuesPrevious(sentence: string): boolean {
  return continuing.test(sentence.trimStart()) || item.test(sentence.trimStart());
}

/** Removes the brackets around a whole text. */
function unwrap(text: string): string {
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}

/** True for a formula with few words. */
function isFormula(sentence: string): boolean {
  const words = sentence.match(/\p{L}{3,}/gu) ?? [];
  return /[=≥≤∑∞]/.test(sentence) && words.length < 6;
}

/** The end of a sentence that only introduces the next one: a question, an announcement, or a table. */
const leadsOn = /[:?]\s*$|\bTable \d/;

const invented = /\b(?:invented|made[- ]up|imaginary|suppose|say that|let (?:a|the|an|each|us))\b/i;

/** True for a quotation with numbers of an invented example, when the passage says that only before the quotation. */
export function isInvented({ text }: Pick<Passage, 'text'>, quoted: string): boolean {
  const at = text.indexOf(quoted.slice(0, 40));
  return /\d/.test(quoted) && !invented.test(quoted) && invented.test(text.slice(0, Math.max(0, at)));
}

/** The start of the paragraph, when the quotation has room for it up to the best sentence; else `at`. */
function openParagraph(sentences: readonly string[], at: number, best: number): number {
  const first = sentences.slice(0, at).findLastIndex((sentence) => sentence.endsWith('\n')) + 1;
  const led = sentences
    .slice(first, best + 1)
    .join('')
    .trim();
  return led.length <= longestQuote && !continuesPrevious(sentences[first] ?? '') ? first : at;
}

/** The index of the best sentence, by its matching words and its similarity. */
function findBest(
  sentences: readonly string[],
  terms: readonly string[],
  prefers: (sentence: string) => boolean,
  near: SentenceSimilarities,
): number {
  const wanted = new Set(terms);
  const scores = sentences.map(
    (sentence) =>
      new Set(termsOf(sentence).filter((term) => wanted.has(term))).size +
      (prefers(sentence) ? preferred : 0) +
      meant * (near.get(sentence) ?? 0),
  );
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

/**
 * Quotes the sentences of a passage around the best one, from one that stands on its own, as many as fit. `prefers`
 * marks sentences that are preferred to others with as many matching words.
 */
export function quote(
  { text }: Pick<Passage, 'text'>,
  terms: readonly string[],
  prefers: (sentence: string) => boolean,
  near: SentenceSimilarities = new Map(),
): string {
  const sentences = splitSentences(text);
  const isShort = text.length <= longestQuote;
  if (isShort && !continuesPrevious(text) && !sentences.some(prefers)) return unwrap(text.trim());
  const best = findBest(sentences, terms, prefers, near);
  let start = best;
  while (start > 0 && (continuesPrevious(sentences[start] ?? '') || isFormula(sentences[start] ?? ''))) start -= 1;
  start = openParagraph(sentences, start, best);
  let end = best + 1;
  const length = () =>
    sentences
      .slice(start, end + 1)
      .join('')
      .trim().length;
  while (end < sentences.length && length() <= longestQuote) end += 1;
  while (end > best + 1 && leadsOn.test(sentences[end - 1] ?? '')) end -= 1;
  return unwrap(sentences.slice(start, end).join('').trim());
}
