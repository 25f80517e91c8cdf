import type { Passage } from './passages.ts';
import { logistic } from './ranking.ts';
import type { ParsedQuestion, Reader, Wanted } from './read-question.ts';
import { type Ask, compareWords, readAsk } from './word-overlap.ts';

/** Whether two questions want different things. */
function differs(a: Wanted, b: Wanted): boolean {
  return a !== b && a !== 'other' && b !== 'other';
}

/** Another question word than the one asked with speaks against a fact. */
const otherWanted = 0.72;
/** How like a fact's question has to be to the one asked, to be as likely as not what is meant; and how fast that grows. */
const from = 0.69;
const slope = 20;

/** Indexes facts made of the site's data: one answers its own questions only, for many share their words with others. */
export function indexFacts(
  passages: readonly Passage[],
  weigh: Reader['weigh'],
): (question: ParsedQuestion) => { readonly passage: Passage; readonly confidence: number }[] {
  const facts = passages.map((passage) => ({ passage, asks: passage.asks.map((ask) => readAsk(ask, weigh)) }));
  return (question) => {
    const { wanted } = question;
    function likenessOf(ask: Ask): number {
      const { overlap, sharesKind } = compareWords(question, ask);
      const isMeant = sharesKind || (wanted !== 'other' && wanted === ask.wanted);
      const isCounted = wanted !== 'count' || ask.wanted === 'count';
      if (!isMeant || !isCounted) return 0;
      return differs(wanted, ask.wanted) ? overlap * otherWanted : overlap;
    }
    return facts.map(({ passage, asks }) => {
      const likest = Math.max(0, ...asks.map(likenessOf));
      return { passage, confidence: logistic(slope * (likest - from)) };
    });
  };
}
