import type { FoundEntry } from './create-finder.ts';
import type { AskedAnswer } from './search-store.ts';

/** The hit whose title is the very question, where the answer that was given is to another one; else null. */
export function answerInHits(answer: AskedAnswer | null, hits: readonly FoundEntry[]): FoundEntry | null {
  const asked = hits.find((hit) => hit.answer !== undefined);
  return asked === undefined || answer?.cited.includes(asked.href) ? null : asked;
}
