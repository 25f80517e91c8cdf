import type { Passage } from './passages.ts';
import { logistic } from './ranking.ts';
import type { ParsedQuestion, Reader, Wanted } from './read-question.ts';
import { compareWords, lacksSubject, type ParsedAsk, parseAsk } from './word-overlap.ts';
import { readSpan, yearsOf } from './years.ts';

/** True when two questions ask for different things. */
function differs(a: Wanted, b: Wanted): boolean {
  return a !== b && a !== 'other' && b !== 'other';
}

/** The factor for a fact with another question word, or that does not tell of the year that is named. */
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
  return (question) => {
    const { wanted, text } = question;
    const years = wanted === 'other' ? yearsOf(text) : [];
    const namesSpan = readSpan(text) !== null;
    function likenessOf(ask: ParsedAsk, told: string): number {
      const { overlap, sharesKind, sharesSubject } = compareWords(question, ask);
      const isMeant = sharesKind || (wanted !== 'other' && wanted === ask.wanted);
      const isAmount = wanted === 'count' || wanted === 'price' || wanted === 'measure';
      if (!isMeant || (isAmount && ask.wanted !== wanted) || !sharesSubject) return 0;
      const isOtherYear =
        (namesSpan && /\d{4}/.test(ask.text)) || years.some((each) => !ask.text.includes(each) && !told.includes(each));
      const isOther = differs(wanted, ask.wanted) || isOtherYear;
      return isOther ? overlap * otherWanted : overlap;
    }
    return facts.map(({ passage, asks }) => {
      const likest = Math.max(0, ...asks.map((ask) => likenessOf(ask, passage.text)));
      return { passage, confidence: logistic(slope * (likest - from)) };
    });
  };
}
