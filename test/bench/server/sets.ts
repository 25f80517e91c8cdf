import { readFileSync } from 'node:fs';
import { type Asked, questions, trial } from './chat-questions.ts';
import { strangersQuestions } from './strangers-questions.ts';

export type { Asked };

/** A question, and the one before it from whose answer it follows on. */
export interface Followed extends Asked {
  readonly first?: string;
}

/** All questions whose answers are known, a set for each time that somebody wrote some. */
export function readSets(): ReadonlyMap<string, readonly Followed[]> {
  const asked: readonly (Asked & { readonly set: number })[] = JSON.parse(
    readFileSync('test/bench/server/asked-questions.json', 'utf8'),
  );
  const followUps: readonly Followed[] = JSON.parse(readFileSync('test/bench/server/follow-ups.json', 'utf8'));
  const sets = new Map<string, Asked[]>();
  for (const each of asked) sets.set(`asked ${each.set}`, [...(sets.get(`asked ${each.set}`) ?? []), each]);
  const follows = ({ after }: Asked) => after !== undefined;
  return new Map<string, readonly Followed[]>([
    ...sets,
    ['strangers', strangersQuestions.filter((each) => !follows(each))],
    ['strangers, following on', strangersQuestions.filter(follows)],
    ['following on', followUps],
    ['sixty', questions],
    ['trial', trial],
  ]);
}
