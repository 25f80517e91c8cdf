import { readCandidates, readFollowing } from '../../../server/answer/answer-follow-up.ts';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import type { Corpus } from '../../../server/answer/corpus.ts';
import type { FollowUpFeatures } from '../../../server/answer/features.ts';
import { readFollowUp } from '../../../server/answer/follow-up.ts';
import { findOffLimits } from '../../../server/answer/off-limits.ts';
import { type Ranking, rate } from '../../../server/answer/ranking.ts';
import { type Case, fit } from './fit.ts';
import type { Asked } from './sets.ts';

type Names = readonly (keyof FollowUpFeatures)[];
const order: Names = [
  'own',
  'covered',
  'subject',
  'confidence',
  'confidenceJoined',
  'dependentSaid',
  'dependentNear',
  'dependentJoined',
];
const odds: Names = ['margin', 'dependent'];

interface Rated {
  readonly set: string;
  readonly features: readonly FollowUpFeatures[];
  readonly right: readonly boolean[];
}

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

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]));

/** Learns the order of the candidates for a message that follows others, and prints it. */
export async function learnFollowing(corpus: Corpus, sets: ReadonlyMap<string, readonly Asked[]>): Promise<void> {
  const answer = answerFromPassages(async () => corpus);
  const all: Rated[] = [];
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
  const index = (some: readonly Rated[]): Ranking<FollowUpFeatures> => {
    const cases = some
      .filter(({ right }) => right.includes(true))
      .map(
        ({ features, right }): Case => ({ options: features.map((each) => order.map((name) => each[name])), right }),
      );
    const ordered: Ranking<FollowUpFeatures> = { order: named(order, fit(cases)), odds: { none: 0, score: 0 } };
    const oddsCases = some.map((each): Case => {
      const { at, score } = best(each, ordered);
      const option = [1, score, ...odds.map((name) => each.features[at]?.[name] ?? 0)];
      const isRight = each.right[at] === true;
      return { options: [option.map(() => 0), option], right: [!isRight, isRight] };
    });
    return { ...ordered, odds: { none: 0, score: 0, ...named(['none', 'score', ...odds], fit(oddsCases)) } };
  };
  const best = ({ features }: Rated, ranking: Ranking<FollowUpFeatures>) =>
    features
      .map((each, at) => ({ at, ...rate(each, ranking) }))
      .reduce((first, each) => (each.score > first.score ? each : first));
  // Only two sets have follow-up questions, so every fifth question of all sets is left out in turn.
  const tried: { each: Rated; at: number; confidence: number }[] = [];
  for (let part = 0; part < 5; part += 1) {
    const ranking = index(all.filter((_, index) => index % 5 !== part));
    for (const each of all.filter((_, index) => index % 5 === part)) tried.push({ each, ...best(each, ranking) });
  }
  const tell = (name: string, some: typeof tried) => {
    const answerable = some.filter(({ each }) => each.right.includes(true));
    const right = answerable.filter(({ each, at }) => each.right[at]);
    const wrong = answerable.filter(({ each, at }) => !each.right[at]);
    const others = some.filter(({ each }) => !each.right.includes(true));
    const count = (these: typeof tried, from: number, to = 1.01) =>
      these.filter(({ confidence }) => confidence >= from && confidence < to).length;
    console.log(
      `  ${name}: first ${right.length} of ${answerable.length}; without doubt ${count(right, 0.5)} right, ${count(wrong, 0.5)} wrong; with doubt ${count(right, 0.2, 0.5)} right, ${count(wrong, 0.2, 0.5)} wrong; of ${others.length} not answered here ${count(others, 0.5)} without doubt, ${count(others, 0.2, 0.5)} with`,
    );
  };
  tell(
    'following on',
    tried.filter(({ each }) => each.set.includes('following on')),
  );
  tell(
    'leaving',
    tried.filter(({ each }) => !each.set.includes('following on')),
  );
  console.log(`  ${JSON.stringify(index(all))}`);
}
