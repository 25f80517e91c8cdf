import { readCandidates, readFollowing } from '../../../server/answer/answer-follow-up.ts';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import type { Corpus } from '../../../server/answer/corpus.ts';
import type { FollowUpFeatures } from '../../../server/answer/features.ts';
import { readFollowUp } from '../../../server/answer/follow-up.ts';
import { findOffLimits } from '../../../server/answer/off-limits.ts';
import type { Asked } from './sets.ts';
import { type Names, type Rated, tell, train, tryOut } from './train.ts';

const names: Names<FollowUpFeatures> = {
  order: [
    'own',
    'covered',
    'subject',
    'confidence',
    'confidenceJoined',
    'dependentSaid',
    'dependentNear',
    'dependentJoined',
  ],
  odds: ['margin', 'dependent'],
};
const limits = { sure: 0.5, unsure: 0.2 };

const bare = (href: string) => href.replace(/#.*/, '');

/**
 * Every fifth of the stand-alone questions is asked after an answer to another, from which the answerer has to move on.
 */
function addLeaving(sets: ReadonlyMap<string, readonly Asked[]>): [string, Asked][] {
  const follows = ({ first, after }: Asked) => first !== undefined || after !== undefined;
  const all = [...sets].flatMap(([set, asked]) => asked.map((each) => [set, each] as [string, Asked]));
  const firsts = all.filter(([, each]) => !follows(each) && each.pages.length > 0).map(([, { question }]) => question);
  const leaving = all
    .filter(([, each]) => !follows(each))
    .filter((_, index) => index % 4 === 0)
    .map(
      ([set, each], index) =>
        [`${set}`, { ...each, first: firsts[(index * 37) % firsts.length] ?? '' }] as [string, Asked],
    );
  return [...all.filter(([, each]) => follows(each)), ...leaving];
}

/** Learns the order of the candidates for a message that follows others, and prints it. */
export async function learnFollowing(corpus: Corpus, sets: ReadonlyMap<string, readonly Asked[]>): Promise<void> {
  const answer = answerFromPassages(async () => corpus);
  const all: Rated<FollowUpFeatures>[] = [];
  for (const [set, { question: message, pages, first, after }] of addLeaving(sets)) {
    const turns = after ?? [{ question: first ?? '', answer: (await answer(first ?? '')).content }];
    const own = await corpus.encode(corpus.read(message));
    if (findOffLimits(message, corpus.people) !== null || readFollowUp(message, own) !== 'question') continue;
    const candidates = readCandidates(corpus, await readFollowing(corpus, message, own, turns));
    const places = new Set(pages.map(bare));
    const right = candidates.map(({ passage }) => [passage.path, passage.address ?? ''].some((at) => places.has(at)));
    all.push({
      set,
      features: candidates.map(({ features }) => features),
      right,
    });
  }
  const learn = (some: readonly Rated<FollowUpFeatures>[]) => train(some, names);
  // Only two sets have follow-up questions, so every fifth question of all sets is left out in turn.
  const tried = tryOut(all, (_, index) => index % 5, learn);
  const isFollowing = ({ each }: (typeof tried)[number]) => each.set.includes('following on');
  tell('following on', tried.filter(isFollowing), limits);
  tell(
    'leaving',
    tried.filter((one) => !isFollowing(one)),
    limits,
  );
  console.log(`  ${JSON.stringify(learn(all))}`);
}
