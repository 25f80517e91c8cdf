import type { Corpus } from './corpus.ts';
import { headOf } from './coverage.ts';
import type { Hit } from './find-sections.ts';
import { holdsNumber } from './numbers.ts';
import type { People } from './people.ts';
import { askingPart, type ParsedQuestion, withoutPhrasing } from './read-question.ts';
import { splitSentences } from './sentences.ts';
import { isEmpty, termsOf, tokenize } from './terms.ts';

/** One country a line, with its names and its people. */
const countries = `america american americans us usa states
britain british brits uk england english kingdom
denmark danish danes
netherlands dutch holland
mexico mexican mexicans
poland polish poles
sweden swedish swedes
switzerland swiss
germany german germans
france french
spain spanish
italy italian italians
austria austrian austrians
norway norwegian norwegians
finland finnish
canada canadian canadians
australia australian australians
japan japanese
china chinese
india indian indians
brazil brazilian brazilians
ireland irish
scotland scottish`
  .split('\n')
  .map((line) => line.split(' '));

/** True when every country in a message is among the words. Languages do not count, nor does `us` in small letters. */
function namesCountry(message: string, pageWords: ReadonlySet<string>): boolean {
  const words = new Set(tokenize(message.replace(/\bus\b/g, ' ')));
  return countries.every(
    (names) => !names.some((name) => words.has(name)) || names.some((name) => pageWords.has(name)),
  );
}

/** Names of three letters or more, and years after such a word; other numbers count something, shorter names mostly tell who asks. */
const particular =
  /(?<=[\p{L}\p{N},;:’')]\s+[“"(]?)\p{Lu}[\p{L}\p{N}]{2,}|(?<=\b(?:in|of|since|from|by|until|before|after|the)\s+)(?:1[5-9]|20)\d\d\b/gu;
/** A message with more of them is taken to be written in capitals. */
const mostParticulars = 3;
/** Letters that a name shares with its derivatives, such as the people of a country. */
const stemLetters = 4;

/**
 * True when every name and year of the question is among the words, in any form. The researcher need not be named: all
 * pages of the site are theirs.
 */
function namesAll(message: string, pageWords: ReadonlySet<string>, { researcher }: People): boolean {
  const found = (askingPart(message).match(particular) ?? []).flatMap(tokenize);
  const names = found.filter((word) => !isEmpty(word) && !researcher.has(word));
  const isCountry = (word: string) => countries.some((country) => country.includes(word));
  const isTold = (word: string) =>
    pageWords.has(word) ||
    (word.length > stemLetters && [...pageWords].some((each) => each.startsWith(word.slice(0, stemLetters))));
  return names.length > mostParticulars || names.every((word) => isCountry(word) || isTold(word));
}

/** Questions for the name of a thing. */
const named =
  /\b(?:which|what|whose)\s+(?:\p{L}+\s+){0,2}(compan(?:y|ies)|banks?|funds?|cit(?:y|ies)|vendors?|manufacturers?|universit(?:y|ies)|hospitals?|tools?)\b/iu;
const name = /(?<=[\p{L}\p{N},;:’']\s+)\p{Lu}[\p{L}\p{N}]+/gu;

/** True when a text has a name beside the word for the thing whose name is asked for, or none is asked for. */
function holdsName(message: string, text: string): boolean {
  const [, sought] = named.exec(message) ?? [];
  if (sought === undefined) return true;
  const [term = ''] = termsOf(sought);
  const isCountry = (word: string) => countries.some((names) => names.includes(word.toLowerCase()));
  return splitSentences(text).some(
    (sentence) => termsOf(sentence).includes(term) && (sentence.match(name) ?? []).some((word) => !isCountry(word)),
  );
}

/** From this confidence on an answer need not contain the number that is asked for. */
const certain = 0.75;

/** The words of a corpus's pages, of those that were looked for. */
const pages = new WeakMap<Corpus['passages'], Map<string, readonly string[]>>();

/** All words of a page; a page may have hundreds of passages. */
function wordsOfPage(passages: Corpus['passages'], page: string): readonly string[] {
  const known = pages.get(passages) ?? new Map<string, readonly string[]>();
  pages.set(passages, known);
  const found = known.get(page);
  if (found !== undefined) return found;
  const texts = passages.filter(({ path }) => path === page).map((each) => `${headOf(each)} ${each.text}`);
  const words = [...new Set(tokenize(texts.join(' ')))];
  known.set(page, words);
  return words;
}

/**
 * True when a passage has the specifics of a question: each of its names, years and countries, and the name or number
 * that it asks for. A fact is not checked for the name, since it is chosen by the words of its own questions.
 */
export function coversSpecifics(corpus: Corpus, question: ParsedQuestion, message: string, hit: Hit): boolean {
  const { passage, confidence } = hit;
  const bare = withoutPhrasing(message);
  const own = tokenize(`${headOf(passage)} ${passage.text}`);
  const pageWords = new Set([...own, ...wordsOfPage(corpus.passages, passage.path)]);
  return (
    (confidence >= certain || holdsNumber(passage, question)) &&
    (passage.kind === 'fact' || holdsName(bare, passage.text)) &&
    namesCountry(bare, pageWords) &&
    namesAll(bare, pageWords, corpus.people)
  );
}
