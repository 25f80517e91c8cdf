import { cutBetweenWords } from '../cut-text.ts';
import type { Given, Source } from './answer.ts';
import { type Choice, isLikely, type Unanswered } from './choose.ts';
import type { Hit } from './find-sections.ts';
import { wantsNumber } from './numbers.ts';
import { isOfData, type Passage } from './passages.ts';
import { continuesPrevious, escapeMarkdown, highlight, isInvented, linkTo, quote, reason, sourceOf } from './quote.ts';
import type { ParsedQuestion } from './read-question.ts';
import { tellReason } from './reasons.ts';
import { splitSentences } from './sentences.ts';
import { describeUnknown } from './unknown-words.ts';

/** Characters of a written answer that are given. */
const longestAnswer = 1000;
/** The least confidence with which another page is listed. */
const nearEnough = 0.7;
const seeAlso = 2;
/** The least confidence of a second paragraph of the page, as a share of the first one's. */
const secondShare = 0.7;

/** The beginning of a text, cut between sentences. */
function truncate(text: string): string {
  let said = '';
  for (const sentence of splitSentences(text)) {
    if (said !== '' && (said + sentence).trim().length > longestAnswer) break;
    said += sentence;
  }
  return said.trim();
}

const listItem = /^(?:\d+\.|-) /;

/** Converts lines of plain text to Markdown: paragraphs and lists. */
function writeLines(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((line, index) => {
      const mark = listItem.exec(line)?.[0] ?? '';
      const joins = mark !== '' && listItem.test(lines[index - 1] ?? '');
      return `${index === 0 ? '' : joins ? '\n' : '\n\n'}${mark}${escapeMarkdown(line.slice(mark.length))}`;
    })
    .join('');
}

function asQuotation(text: string, source: Source): string {
  return [...writeLines(text).split('\n'), '', `— ${linkTo(source)}`]
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

function listPages(hits: readonly Hit[]): Source[] {
  return hits.filter(({ confidence }) => confidence >= nearEnough).map(({ passage }) => sourceOf(passage));
}

function pathOf({ href }: Source): string {
  return href.replace(/#.*/, '');
}

function withSources(text: string, named: readonly Source[], others: readonly Source[]): Given {
  const paths = new Set(named.map(pathOf));
  const further = others
    .filter(
      (other, index) =>
        !paths.has(pathOf(other)) && others.findIndex((each) => pathOf(each) === pathOf(other)) === index,
    )
    .slice(0, seeAlso);
  const list = further.map(linkTo).join(' and ');
  const links = list === '' ? '' : `\n\nSee also ${list}${/[?!.]\]\([^)]*\)$/.test(list) ? '' : '.'}`;
  return { content: `${text}${links}`, kind: 'answer', answeredBy: 'passages', sources: [...named, ...further] };
}

/** A glossary term without its line `Exactly: …`, which is for those who want more than the plain words. */
export function inPlainWords(passage: Passage): Passage {
  return passage.kind === 'term' ? { ...passage, text: passage.text.replace(/\nExactly: [\s\S]*$/, '') } : passage;
}

/** The sources of a passage: an answer has its own page, and the page that says more. */
export function sourcesOf(passage: Passage): [Source, ...Source[]] {
  const { address, asks } = passage;
  const source = sourceOf(passage);
  if (address === undefined) return [source];
  const own = { title: shorten(asks[0] ?? source.title), heading: null, href: address };
  return source.href === address ? [own] : [own, source];
}

/** A written answer below its question, or a part of it without the question, and its places. */
function writeAnswer(passage: Passage, isPart: boolean): string {
  return `${isPart ? '' : writeQuestion(passage)}${writeLines(truncate(passage.text))}\n\n— ${sourcesOf(passage).map(linkTo).join(' · ')}`;
}

/** The question above a written answer, which its text presupposes. */
function writeQuestion({ kind, asks }: Passage): string {
  const isWritten = kind === 'answer' || kind === 'reply';
  return isWritten && asks[0] !== undefined ? `**${escapeMarkdown(shorten(asks[0]))}**\n\n` : '';
}

/** Characters of the question above an answer. */
const longestQuestion = 160;

function shorten(question: string): string {
  return cutBetweenWords(question, longestQuestion);
}

/** True for a quotation that ends with a question, which its page answers further down. */
function asksBack(text: string): boolean {
  return /\?[”’)]*$/.test(text.trim());
}

/** Introduces an answer that may miss the question. */
const nearest = 'The nearest that I have found on this site:';

/** Adds to an answer which other question of the message has none. */
function tellUnanswered(given: Given, { question, reason }: Unanswered): Given {
  const mark = /[.!]\s*$/.test(question.text) ? '' : '?';
  const bare = question.text.replace(/^\W*(?:(?:and|also|but|so|then)\b\W*)+|[\s?.!,;:]+$/gi, '');
  const asked = escapeMarkdown(shorten(bare));
  const content = `${given.content}\n\nYou also asked “${asked}${mark}” ${tellReason(reason, question)}`;
  return { ...given, content };
}

/** Writes the answer for a choice: the text that was written for the question, or a quotation with its source. */
export function compose(chosen: Choice, question: ParsedQuestion): Given | null {
  const choice = skipLeads(chosen, question);
  const written = writeChoice(choice, question);
  const { unanswered } = choice;
  const given = written === null || unanswered === undefined ? written : tellUnanswered(written, unanswered);
  return given === null || choice.isUnsure !== true ? given : withDoubt(given, question);
}

function withDoubt(given: Given, question: ParsedQuestion): Given {
  const doubt = describeUnknown(question) || 'I am not sure that this is what you ask.';
  return { ...given, kind: 'declined', isUnsure: true, content: `${doubt} ${nearest}\n\n${given.content}` };
}

/** What a paragraph says to a question, and the place of it. */
function quoteHit({ passage, terms, near }: Hit, prefers: (sentence: string) => boolean) {
  const text = quote(passage, terms, prefers, near);
  return { text, source: highlight(sourceOf(passage), text) };
}

/** True for sentences with the number or the reason that a question asks for. */
function prefersOf(question: ParsedQuestion): (sentence: string) => boolean {
  return (sentence) =>
    (wantsNumber(question) && /\d/.test(sentence)) || (question.wanted === 'why' && reason.test(sentence));
}

/** The other paragraphs on the page of the first one. */
function listOnPage([best, ...rest]: readonly Hit[]): readonly Hit[] {
  return rest.filter(({ passage }) => passage.kind === 'section' && passage.path === best?.passage.path);
}

/** The choice without a paragraph that only leads on to another one of its page, which may be less likely. */
function skipLeads(choice: Choice, question: ParsedQuestion): Choice {
  const [best] = choice.hits;
  if (best === undefined || choice.isDirect || best.passage.kind !== 'section') return choice;
  const { text } = quoteHit(best, prefersOf(question));
  const hits = listOnPage(choice.hits);
  const [next] = hits;
  if (next === undefined || !(asksBack(text) || continuesPrevious(text))) return choice;
  const isUnsure = choice.isUnsure === true || !isLikely(next);
  return skipLeads({ ...choice, hits, ...(isUnsure && { isUnsure }) }, question);
}

function writeChoice(choice: Choice, question: ParsedQuestion): Given | null {
  const { hits, isDirect, isPart = false } = choice;
  const [best, ...rest] = hits;
  if (best === undefined) return null;
  const passage = isPart ? best.passage : inPlainWords(best.passage);
  if (passage.kind === 'reply') {
    const source = sourceOf(passage);
    const text = `${writeQuestion(passage)}${asQuotation(truncate(passage.text), source)}`;
    return withSources(text, [source], listPages(rest));
  }
  const more = passage.more.map(({ title, href }) => ({ title, heading: null, href }));
  // All but a paragraph of a page is given whole.
  if (isDirect || passage.kind !== 'section') {
    const written = [passage, ...(choice.beside === undefined ? [] : [inPlainWords(choice.beside.passage)])];
    const text = written.map((each) => writeAnswer(each, isPart)).join('\n\n');
    const alternative = choice.alternative === undefined ? [] : [sourcesOf(choice.alternative.passage)[0]];
    // What only shares words with data is about something else.
    const others = isOfData(passage) ? [] : listPages(rest);
    return withSources(text, written.flatMap(sourcesOf), [...alternative, ...more, ...others]);
  }
  const prefers = prefersOf(question);
  const first = quoteHit(best, prefers);
  const { text } = first;
  const opening = isInvented(passage, text) ? 'The site says, of an invented example:' : 'The site says:';
  const isOpened = choice.isUnsure === true && !isInvented(passage, text);
  // The first paragraph of a page often asks what the next one answers.
  const also = listOnPage(hits).find(({ confidence }) => confidence >= secondShare * best.confidence);
  const quoted = [first, ...(also === undefined ? [] : [quoteHit(also, prefers)])];
  const quotations = quoted.map((one) => asQuotation(one.text, one.source)).join('\n\n');
  return withSources(
    `${isOpened ? '' : `${opening}\n\n`}${quotations}`,
    quoted.map(({ source }) => source),
    [...more, ...listPages(hits)],
  );
}
