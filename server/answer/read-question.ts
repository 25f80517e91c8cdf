import type { Meant } from './expand.ts';
import type { Vector } from './sentence-encoder.ts';
import { isEmpty, stemWords, tokenize } from './terms.ts';

/** What a question asks for. */
export type Wanted = 'who' | 'when' | 'where' | 'why' | 'count' | 'price' | 'measure' | 'other';

export interface AskedWord {
  readonly word: string;
  readonly term: string;
  /** Its weight in the question; 0 for a word that says nothing. */
  readonly weight: number;
  /** The terms of the site that it may mean; empty for an unknown word. */
  readonly means: readonly Meant[];
}

export interface ParsedQuestion {
  readonly words: readonly AskedWord[];
  readonly wanted: Wanted;
  /** The terms of the thing to be counted, when a number of things is asked for. */
  readonly counts: readonly string[];
  /** The terms of the thing that is asked for, such as the one after `which`; empty when there is none. */
  readonly sought: readonly string[];
  /** The corrected question without phrasing, as it is embedded. */
  readonly text: string;
  /** The embedding; null before it is computed, and without a model. */
  readonly vector: Vector | null;
}

/** The vocabulary for parsing questions: English and the words of the site. */
export interface Reader {
  readonly weigh: (word: string, term: string) => number;
  readonly correct: (word: string) => string;
  readonly expand: (word: { readonly word: string; readonly term: string }) => readonly Meant[];
}

/** Phrases that tell how to answer or why somebody asks, and nothing about the subject. */
const phrasings: readonly RegExp[] = [
  /\b(?:in|with|using)\s+(?:very\s+)?(?:plain|simple|easy|other|everyday|ordinary|normal|your own|a few|one|two|three)\s+(?:words?|terms?|language|english|sentences?)\b/gi,
  /\bin (?:a nutshell|short|brief|a sentence|general)\b/gi,
  /\b(?:no|without|not too much|less|avoid|minus)\s+(?:any\s+|the\s+)?(?:jargon|maths?|mathematics|formulas?|formulae|equations?|technical\s+\w+)\b/gi,
  /\b(?:for|to|like|as if)\s+(?:i\s+(?:am|were|was)\s+|i['’]?m\s+)?(?:an?\s+|my\s+)?(?:(?:five|six|seven|eight|ten|twelve|fifteen|\d\d?)[\s-]years?[\s-]olds?|five|5|six|6|seven|7|eight|8|ten|10|twelve|12|fifteen|15|teen(?:ager)?s|child|kid|beginner|layman|layperson|lay person|normal person|ordinary person|dummy|dummies|outsider|non-?economists?|grandm\w+|grandpa\w*|mum|mom|mother|dad|father|friends?|family|boss|colleagues?|pupils|students)\b/gi,
  /\b(?:the )?(?:easy|simple|short|plain|quick) (?:version|explanation|summary|answer|definition) (?:of|for|to)\b/gi,
  /^\W*(?:simple|plain|easy) (?:words|english|language)\s*[:,]/gi,
  /^\W*(?:dear|hello|hey|hi)\b[^,;:?!]{0,40},/gi,
  /\bi(?:['’]?m| am) (?:coming |writing )?from (?:\p{L}+ ){0,2}\p{L}+(?=\W*$|[,.;:?!]| (?:and|but|so|who|what|which|when|where|why|how|is|are|do|does|can|could)\b)/giu,
  /\bhow would you explain\b|\bwhy (?:should|would) (?:i|we|anyone|anybody|one) care\b|\b(?:say|put|tell) (?:it|that) in\b|\bi would (?:love|like) to\b/gi,
  /\b(?:i )?need (?:it|this|that) (?:for|by) [^,.;?!]*/gi,
  /(?<=\bexamples?)(?: (?:that|which))? (?:(?:i|we) (?:can|could|might)|to (?:bring|give|put|show|use))\b[^,.;?!]*?(?=$|[,.;?!]|\b(?:of|for|about|that|how|why)\b)/gi,
  /\bfor (?:my|an|the|our|a) (?:exam|essay|thesis|seminar|homework|class|presentation|article|blog|report|assignment)\b/gi,
  /\b(?:on earth|simply put|simply|briefly|shortly|quickly|roughly|pls|plz|please|thx|thanks|thank you|hi|hello|hey|sorry|btw|by the way|just curious|quick question|eli5|tl;?dr|the idea for|what is the idea|basically)\b/gi,
];

const asks =
  /\?\s*$|^\s*(?:and |so |but |then )?(?:who|whose|whom|what|which|when|where|why|how|is|are|was|were|do|does|did|dose|can|could|will|would|should|shall|may|has|have|had|explain|explane|describe|tell|give|define|compare|show|list|name)\b/i;
const asksWithin = /\b(?:who|whose|what|which|when|where|why|how)\b/i;

/** True for a message that is a question by its form. */
export function isQuestion(message: string): boolean {
  return asks.test(message);
}

/** The weight of a clause that only tells who asks or why. */
const aside = 0.3;

/** The sentences of a message, and what stands in them after a dash, a semicolon or a colon. */
export function splitClauses(message: string): readonly string[] {
  return message.split(/(?<=[.!?;:])\s+|\s+[–—-]\s+|\n+/).filter((part) => part.trim() !== '');
}

/** Splits a message into parts that ask, and asides, which have less weight. */
function splitAsides(message: string): { readonly text: string; readonly weight: number }[] {
  const parts = splitClauses(message);
  const isAsking = parts.map((part) => asks.test(part) || asksWithin.test(part));
  const some = isAsking.includes(true);
  return parts.map((text, index) => ({ text, weight: some && !isAsking[index] ? aside : 1 }));
}

/** The parts of a message that ask, without asides. */
export function askingPart(message: string): string {
  const asking = splitAsides(message).filter(({ weight }) => weight === 1);
  return asking.map(({ text }) => text).join(' ');
}

/** A capitalised word within a sentence is a name, which is not corrected. */
const capitalised = /(?<=\p{L}\s+)\p{Lu}\p{L}+/gu;
/** A capital letter within a sentence is a name too, such as that of the language R; films, whose words are counted, rarely mean one. */
const letterName = /(?<=\p{L}\s+)\p{Lu}(?![\p{L}\p{N}.'’])/gu;
/** The thing that a question counts. */
const countedNoun =
  /\b(?:how many|(?<!(?:phone|telephone|house|account|personal) )number of)\s+(?:of (?:the|these|those|your|all)\s+)?(\p{L}+)/iu;
/**
 * The thing that a question asks for: what it counts, the word after `which`, or the verb after `how do I`. A passage
 * without it is no answer.
 */
const heads: readonly RegExp[] = [
  countedNoun,
  /\b(?:which|what)\s+(?!is\b|are\b|was\b|were\b|do\b|does\b|did\b|has\b|have\b|had\b|can\b|could\b|will\b|would\b|should\b|the\b|a\b|an\b|if\b|about\b|kind\b|sort\b|else\b|exactly\b)(\p{L}+)/iu,
  /\b(?:who|what) (?:is|was|are|were) the\s+(\p{L}+)\s+(?:of|in|at)\b/iu,
  /\bhow (?:do|can|could|should|would) (?:i|we|you|one)\s+(?!know\b|tell\b|see\b)(\p{L}+)/iu,
];
const headShare = 1.6;
/** Shorter unknown words are slips with little weight; longer ones are what the question is about. */
const shortestUnknown = 4;
const unknownShares = { short: 0.2, long: 1.25 };
/** The factor for a word that the site does not have. */
export function unknownShare(word: string): number {
  return unknownShares[word.length < shortestUnknown ? 'short' : 'long'];
}
/** The factor for numbers, since many texts contain the same. */
const numberShare = 0.4;

const wantedBy: readonly (readonly [Wanted, RegExp])[] = [
  ['count', /\bhow many\b|(?<!\b(?:phone|telephone|house|account|personal) )\bnumber of\b/i],
  [
    'price',
    /\bhow (?:much|expensive)\b[^?.!]*\b(?:cost|costs|price|salary|wage|fee|earn|earns|pay|pays|paid|charge)\b|\bwhat (?:do|does|will|would)\b[^?.!]*\bearn\b|\bwhat (?:is|are|does|do|did)\b[^?.!]*\bcosts?\W*$|\b(?:price|cost|fee|salary|wage) (?:of|for) (?:a|an|the)\b/i,
  ],
  [
    'measure',
    /\b(?:what|which) (?:percentage|share|proportion|fraction)\b|\bwhat(?:['’]s| is| was)? the (?:[\w-]+ ){0,3}(?:rates?|percentage|share|score|size|length|accuracy|[pP]-values?|AUC)\b|\bhow (?:accurate|big|tall|heavy|far)\b/i,
  ],
  [
    'when',
    /(?<!\b(?:even|especially|except|only) )\bwhen\b|\b(?:what|which) (?:year|date|day|time)\b|\bhow (?:old|long ago)\b|\bsince what\b/i,
  ],
  ['who', /\bwho(?:se|m)?\b|\bby whom\b|\bwhich (?:person|author|publisher|company)\b/i],
  ['where', /\bwhere\b|\bweb ?address\b|\bdoi\b|\burl\b|\blink\b/i],
  ['why', /\bwhy\b|\bwhat for\b|\bhow come\b/i],
];

/** Classifies a question by its question word. */
export function findWanted(text: string): Wanted {
  return wantedBy.find(([, words]) => words.test(text))?.[0] ?? 'other';
}

/** Removes phrases that tell how to answer. */
export function withoutPhrasing(message: string): string {
  return phrasings.reduce((text, phrasing) => text.replace(phrasing, ' '), message);
}

/** The terms of the site that a question may mean. */
export function meantTerms({ words }: ParsedQuestion): string[] {
  return words.flatMap(({ means }) => means.map(({ term }) => term));
}

/**
 * The share of a question, weighted by words, that a text covers; `has` tells whether the text has a term. Without it,
 * the share that the site has words for.
 */
export function knownShare({ words }: ParsedQuestion, has: (term: string) => boolean = () => true): number {
  let total = 0;
  let known = 0;
  for (const { weight, means } of words) {
    total += weight;
    known += weight * Math.max(0, ...means.map(({ term, confidence }) => (has(term) ? confidence : 0)));
  }
  return total === 0 ? 0 : known / total;
}

/** Looks each word of a message up once: an unknown one is compared with thousands. */
function onceForEach<Asked, Found extends object | string>(
  look: (asked: Asked) => Found,
  keyOf: (asked: Asked) => string,
): (asked: Asked) => Found {
  const known = new Map<string, Found>();
  return (asked) => {
    const found = known.get(keyOf(asked)) ?? look(asked);
    known.set(keyOf(asked), found);
    return found;
  };
}

/** Corrects the misspelt words of a text. */
function correctText(text: string, correct: Reader['correct']): string {
  const names = new Set([...text.matchAll(capitalised)].map(([name]) => name));
  const put = (word: string) => {
    const plain = word.toLowerCase();
    return isEmpty(plain) || names.has(word) || correct(plain) === plain ? word : correct(plain);
  };
  return text
    .replace(/(?<![\p{L}'’])\p{L}+(?![\p{L}'’])/gu, put)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Parses a message: its corrected words, with their weights and the terms that they may mean. */
export function readQuestion(message: string, { weigh, ...reader }: Reader): ParsedQuestion {
  const correct = onceForEach(reader.correct, (word) => word);
  const expand = onceForEach(reader.expand, ({ word }) => word);
  const bare = withoutPhrasing(message);
  const words = new Map<string, AskedWord>();
  const sought: string[] = [];
  for (const { text, weight: share } of splitAsides(bare)) {
    const names = new Set(tokenize([...text.matchAll(capitalised)].map(([name]) => name).join(' ')));
    const letters = new Map([...text.matchAll(letterName)].map(([letter]) => [letter.toLowerCase(), letter]));
    const corrected = tokenize(text).map((word) => (isEmpty(word) || names.has(word) ? word : correct(word)));
    const after = new Set(heads.flatMap((head) => tokenize(head.exec(text)?.[1] ?? '')));
    for (const word of stemWords(corrected.join(' '))) {
      const means = expand(word);
      const unknown = means.length > 0 ? 1 : unknownShare(word.word);
      const number = /^\d+$/.test(word.word) ? numberShare : 1;
      const said = letters.get(word.word) ?? word.word;
      const weight = weigh(said, word.term) * share * unknown * number * (after.has(word.word) ? headShare : 1);
      if (after.has(word.word)) sought.push(word.term, ...means.map(({ term }) => term));
      const known = words.get(word.term);
      if (known === undefined || known.weight < weight) words.set(word.term, { ...word, weight, means });
    }
  }
  const counts = stemWords(countedNoun.exec(bare)?.[1] ?? '').flatMap((word) => [
    word.term,
    ...expand(word).map(({ term }) => term),
  ]);
  const all = [...words.values()];
  return {
    words: all,
    wanted: findWanted(message),
    counts,
    sought,
    text: correctText(bare, correct),
    vector: null,
  };
}
