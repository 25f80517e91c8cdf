import type { Passage } from './passages.ts';
import { logistic } from './ranking.ts';
import type { ParsedQuestion, Reader, Wanted } from './read-question.ts';
import { compareWords, lacksSubject, type ParsedAsk, parseAsk } from './word-overlap.ts';

/** True when two questions ask for different things. */
function differs(a: Wanted, b: Wanted): boolean {
  return a !== b && a !== 'other' && b !== 'other';
}

const year = /\b(?:1[5-9]|20)\d\d\b/g;
/** Years before or after which something was. */
const bound =
  /(?<=\b(?:since|after|before|until|till|between)\s+)\d{4}\b|\b\d{4}(?=\s*(?:on|onwards|and|to|until|till|[-–])\b)|(?<=\b\d{4}\s*(?:and|to|until|till|[-–])\s*)\d{4}\b/g;

/** Gives a function that tells whether a text asks for the same years as a question. */
function ofSameYears(question: string): (text: string) => boolean {
  const bounds = new Set(question.match(bound));
  const years = [...new Set(question.match(year))];
  return (text) => years.every((each) => text.includes(each) !== bounds.has(each));
}

/** A question without years before or after which something was: a list from all years has those too. */
function withoutBounds(question: ParsedQuestion): ParsedQuestion {
  const bounds = new Set(question.text.match(bound));
  return bounds.size === 0 ? question : { ...question, words: question.words.filter(({ word }) => !bounds.has(word)) };
}

/** The factor for a fact with another question word, or about another year than the one that is named. */
const otherWanted = 0.72;
/** The word overlap at which a fact is as likely as not to be meant, and how steeply the confidence grows with it. */
const from = 0.69;
const slope = 20;

/** Indexes facts made from the site's data: a fact answers only its own questions, since many facts share words. */
export function indexFacts(
  passages: readonly Passage[],
  weigh: Reader['weigh'],
): (question: ParsedQuestion) => { readonly passage: Passage; readonly confidence: number }[] {
  const facts = passages.map((passage) => ({
    passage,
    asks: passage.asks.filter((ask) => !lacksSubject(ask)).map((ask) => parseAsk(ask, weigh)),
  }));
  return (whole) => {
    const question = withoutBounds(whole);
    const { wanted } = question;
    const isOfSameYears = ofSameYears(question.text);
    function likenessOf(ask: ParsedAsk): number {
      const { overlap, sharesKind, sharesSubject } = compareWords(question, ask);
      const isMeant = sharesKind || (wanted !== 'other' && wanted === ask.wanted);
      const isAmount = wanted === 'count' || wanted === 'price' || wanted === 'measure';
      if (!isMeant || (isAmount && ask.wanted !== wanted) || !sharesSubject) return 0;
      const isOther = differs(wanted, ask.wanted) || (wanted === 'other' && !isOfSameYears(ask.text));
      return isOther ? overlap * otherWanted : overlap;
    }
    return facts.map(({ passage, asks }) => {
      const likest = Math.max(0, ...asks.map(likenessOf));
      return { passage, confidence: logistic(slope * (likest - from)) };
    });
  };
}
