import { type Ranking, rate } from '../../../server/answer/ranking.ts';
import { type Case, fit } from './fit.ts';

/** A question with the features of its candidates, some of which may be right. */
export interface Rated<Features> {
  readonly set: string;
  readonly features: readonly Features[];
  readonly right: readonly boolean[];
}

/** The features that order the candidates, and those that tell how sure the first of them is. */
export interface Names<Features> {
  readonly order: readonly (keyof Features & string)[];
  readonly odds: readonly (keyof Features & string)[];
}

type Numbers<Features> = Readonly<Record<keyof Features, number>>;

/** Weights by the names of their features. */
function named<Features>(names: readonly string[], weights: readonly number[]): Ranking<Features>['order'] {
  const pairs = names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]);
  return Object.fromEntries(pairs) as Ranking<Features>['order'];
}

function namedOdds<Features>(names: readonly string[], weights: readonly number[]): Ranking<Features>['odds'] {
  return { none: 0, score: 0, ...named<Features>(['none', 'score', ...names], weights) };
}

/** The index of the best candidate, its score, and how sure it is. */
export function findBest<Features extends Numbers<Features>>(
  { features }: Rated<Features>,
  ranking: Ranking<Features>,
): { readonly at: number; readonly score: number; readonly confidence: number } {
  const rated = features.map((each, at) => ({ at, ...rate(each, ranking) }));
  return rated.reduce((first, each) => (each.score > first.score ? each : first));
}

/** Learns weights; the odds are learnt without the sets that are left out. */
export function train<Features extends Numbers<Features>>(
  all: readonly Rated<Features>[],
  { order, odds }: Names<Features>,
  leftOut: readonly string[] = [],
): Ranking<Features> {
  const cases = all
    .filter(({ right }) => right.includes(true))
    .map(({ features, right }): Case => ({ options: features.map((each) => order.map((name) => each[name])), right }));
  const ordered: Ranking<Features> = { order: named(order, fit(cases)), odds: namedOdds([], []) };
  const oddsCases = all
    .filter(({ set }) => !leftOut.includes(set))
    .map((each): Case => {
      const { at, score } = findBest(each, ordered);
      const option = [1, score, ...odds.map((name) => each.features[at]?.[name] ?? 0)];
      const isRight = each.right[at] === true;
      return { options: [option.map(() => 0), option], right: [!isRight, isRight] };
    });
  return { ...ordered, odds: namedOdds(odds, fit(oddsCases)) };
}

/** A question with the candidate that was chosen for it. */
export interface Tried<Features> {
  readonly each: Rated<Features>;
  readonly at: number;
  readonly confidence: number;
}

/** From these confidences on an answer is given without doubt, and with it. */
export interface Limits {
  readonly sure: number;
  readonly unsure: number;
}

/** Prints how many of the questions that were tried got the right candidate, and how sure it was. */
export function tell<Features>(name: string, tried: readonly Tried<Features>[], { sure, unsure }: Limits): void {
  const answerable = tried.filter(({ each }) => each.right.includes(true));
  const right = answerable.filter(({ each, at }) => each.right[at]);
  const wrong = answerable.filter(({ each, at }) => !each.right[at]);
  const others = tried.filter(({ each }) => !each.right.includes(true));
  const count = (some: typeof tried, from: number, to = Number.POSITIVE_INFINITY) =>
    some.filter(({ confidence }) => confidence >= from && confidence < to).length;
  console.log(
    `  ${name}: first ${right.length} of ${answerable.length}; without doubt ${count(right, sure)} right, ${count(wrong, sure)} wrong; with doubt ${count(right, unsure, sure)} right, ${count(wrong, unsure, sure)} wrong; of ${others.length} not answered here ${count(others, sure)} without doubt, ${count(others, unsure, sure)} with`,
  );
}

/** Tries each part of the questions with the weights that are learnt from the others; `partOf` tells which it is in. */
export function tryOut<Features extends Numbers<Features>>(
  all: readonly Rated<Features>[],
  partOf: (each: Rated<Features>, index: number) => string | number,
  learn: (some: readonly Rated<Features>[]) => Ranking<Features>,
): Tried<Features>[] {
  const parts = all.map(partOf);
  return [...new Set(parts)].flatMap((part) => {
    const ranking = learn(all.filter((_, index) => parts[index] !== part));
    return all.filter((_, index) => parts[index] === part).map((each) => ({ each, ...findBest(each, ranking) }));
  });
}
