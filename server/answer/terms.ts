import { stemmer } from 'stemmer';

/** Stop words. */
const empty = new Set(
  (
    'a about above after again against all also am an and any anybody anyone anything are aren as at be because been before being below ' +
    'between both but by can cannot could couldn did didn do does doesn doing don done down during each either else ' +
    'ever every few for from further get gets give gives given go goes going got had has hasn have haven having he her here ' +
    'hers him his how i if in into is isn it its itself just kind let like ll lot made make makes many may me might ' +
    'more most much must my need needs no nor not now of off often on once one ones only or other our out over own ' +
    'per please quite rather re really s same shall she should shouldn since so some somebody someone something sort still such t ' +
    'than that the their theirs them then there these they thing things this those though through to too under until ' +
    'up upon us use used uses using ve very want wants was wasn way ways we were weren what whatever when where ' +
    'whether which while who whom whose why will with within without won would wouldn yes yet you your yours d m ' +
    'actually dosent ' +
    'answer ask asked asking describe description detail details discuss explain explained explanation know list mean ' +
    'meaning means mention mentioned overview question say says section show site summarise summarize summary talk ' +
    'tell think understand website wonder wondering exactly anyway maybe well okay ok prof dr mr mrs wats wat'
  ).split(' '),
);

/** British endings and their American form, so that either spelling matches the other. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{3})is(e[sdr]?|ing|ation|ations)$/u, 'iz$1'],
  [/(?<=\p{L}{2})ys(e[sd]?|ing)$/u, 'yz$1'],
  [/(?<=\p{L}{3})our(s|al|ed|ing|ably|able)?$/u, 'or$1'],
  [/(?<=\p{L}{2})ll(ed|ing|er)$/u, 'l$1'],
  [/^judgement/u, 'judgment'],
  [/^programme/u, 'program'],
];

/** What each word with one of them has; few words have, and hundreds of thousands are read for an index. */
const mayBeBritish = /is[eia]|ys[ei]|our|ll[ei]|^judgement|^programme/;

function respell(word: string): string {
  if (!mayBeBritish.test(word)) return word;
  return spellings.reduce((spelt, [ending, other]) => spelt.replace(ending, other), word);
}

const marks = /\p{M}/gu;
/** Letters that are no accented ones, as English keyboards write them. */
const foreign: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' },
};
/** Where an apostrophe was left out, unless the letters make another word without it, such as `were` or `well`. */
const lostApostrophe =
  /(?<=\b(?:is|are|was|were|do|does|did|has|have|could|should|would|ca|wo)n)(?=t\b)|(?<=\b(?:they|you))(?=(?:re|ve|ll|d)\b)|(?<=\b(?:we|i))(?=ve\b)|(?<=\bi)(?=m\b)|(?<=\b(?:that|there|here|what|who|where|when|how|he|she))(?=s\b)/g;
const anyWord = /[\p{L}\p{N}]+/gu;
/** A digit between letters, as in `Help2Buy`. */
const spoken = /(?<=\p{L})([24])(?=\p{L})/gu;

export interface Word {
  readonly word: string;
  /** Its stem, which is indexed. */
  readonly term: string;
}

/** Longer words are cut. */
const longestWord = 40;
/** A letter with all its accents has at most so many parts; a single sign can stand for a sentence. */
const mostParts = 4;

/** A text in lower case without accents, which few visitors type. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .slice(0, mostParts * text.length)
    .replace(marks, '')
    .toLowerCase()
    .replace(/[æœßøłđðþı]/g, (letter) => foreign[letter] ?? letter);
}

/**
 * The words of a text in order, in lower case, without accents, with American endings; a decimal number is one word.
 */
export function tokenize(text: string): string[] {
  const plain = fold(text)
    .replace(/(?<=\d)\.(?=\d)/g, 'd')
    .replace(lostApostrophe, ' ')
    .replace(/\bpercent\b/g, 'per cent')
    .replace(spoken, (digit) => (digit === '2' ? ' to ' : ' for '))
    .replace(/(\p{L})['’]s\b/gu, '$1')
    .replace(/\bx-rays?\b/g, 'xray')
    .replace(/\be-mail/g, 'email');
  return (plain.match(anyWord) ?? []).map((found) => respell(found.slice(0, longestWord)));
}

/** True for a stop word. */
export function isEmpty(word: string): boolean {
  return empty.has(word);
}

/** The words of a text with their stems, without stop words. */
export function stemWords(text: string): Word[] {
  return tokenize(text)
    .filter((word) => !empty.has(word))
    .map((word) => ({ word, term: stemmer(word) }));
}

/** The stems of a text. */
export function termsOf(text: string): string[] {
  return stemWords(text).map(({ term }) => term);
}
