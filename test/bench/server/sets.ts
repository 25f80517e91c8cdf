import { readFileSync } from 'node:fs';

/**
 * A visitor's question, and the pages of which an answer has to cite one, all equally right; with none it has to be
 * declined.
 */
export interface Asked {
  readonly question: string;
  readonly pages: readonly string[];
  /** The conversation before it, oldest first. */
  readonly after?: readonly { readonly question: string; readonly answer: string }[];
  /** The previous question, from whose answer it follows on, whatever that is. */
  readonly first?: string;
}

/**
 * All questions with known answers, in sets by the time at which somebody wrote them from the pages alone, before the
 * answerer had seen them. They stay as they are; only `pages` may grow, when the site gets another page that answers.
 */
export function readSets(): ReadonlyMap<string, readonly Asked[]> {
  return new Map(Object.entries(JSON.parse(readFileSync('test/bench/server/questions.json', 'utf8'))));
}
