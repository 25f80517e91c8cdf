import type { Passage } from './passages.ts';
import { logistic } from './ranking.ts';
import type { ParsedQuestion, Reader, Wanted } from './read-question.ts';
import { compareWords, lacksSubject, type ParsedAsk, parseAsk } from './word-overlap.ts';
import { boundsOf, ofSameYears } from './years.ts';

/** True when two questions ask for different things. */
function differs(a: Wanted, b: Wanted): boolean {
  return a !== b && a !== 'other' && b !== 'other';
}

/** A question without years before or after which something was: a list from all years has those too. */
function ofAnyYear(question: ParsedQuestion): ParsedQuestion {
  const bounds = boundsOf(question.text);
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
    const question = ofAnyYear(whole);
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
