import { readFileSync } from 'node:fs';

/** What visitors may ask, and the pages of which an answer has to cite one, all equally right; none means that it has to be declined. */
export interface Asked {
  readonly question: string;
  readonly pages: readonly string[];
  /** What was said before it, oldest first. */
  readonly after?: readonly { readonly question: string; readonly answer: string }[];
  /** The question before, from whose answer it follows on, whatever that is. */
  readonly first?: string;
}

/**
 * All questions whose answers are known, a set for each time that somebody wrote some from the pages alone, before the
 * answerer had seen them. They stay as they are; only `pages` may grow, when the site gets a page that answers too.
 */
export function readSets(): ReadonlyMap<string, readonly Asked[]> {
  return new Map(Object.entries(JSON.parse(readFileSync('test/bench/server/questions.json', 'utf8'))));
}
