import type { FoundEntry } from './create-finder.ts';
import type { AskedAnswer } from './search-store.ts';

/** The hit whose title is exactly the question that was asked, unless the given answer cites it; else null. */
export function answerInHits(answer: AskedAnswer | null, hits: readonly FoundEntry[]): FoundEntry | null {
  const asked = hits.find((hit) => hit.answer !== undefined);
  return asked === undefined || answer?.cited.includes(asked.href) ? null : asked;
}
