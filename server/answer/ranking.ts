import type { FollowSigns, Signs } from './signs.ts';

type Weights<S> = Readonly<Partial<Record<keyof S, number>>>;

/** How passages are put in order by what speaks for them, and how likely the first of them is to answer, in log odds. */
export interface Ranking<S> {
  readonly order: Weights<S>;
  readonly odds: { readonly none: number; readonly score: number } & Weights<S>;
}

export interface Rankings {
  /** Of what was written for questions. */
  readonly written: Ranking<Signs>;
  /** Of all that may answer a message that follows others. */
  readonly following: Ranking<FollowSigns>;
}

/** Learnt by test/bench/server/learn-ranking.ts from questions whose answers are known: with the sentence encoder, and by words alone. */
export const rankings: Readonly<Record<'meaning' | 'words', Rankings>> = {
  meaning: {
    written: {
      order: { nearest: 3.32, alike: 10.02, told: 4.72, isTerm: -5.42 },
      odds: { none: -6.78, score: 0.48, lead: 6.51, lacksNumber: -0.91 },
    },
    following: {
      order: {
        own: 9.81,
        told: 2.96,
        subject: 1.26,
        sure: 2.46,
        sureJoined: 3.31,
        leansSaid: 1.72,
        leansNear: 1.79,
        leansJoined: 4.03,
      },
      odds: { none: -4.59, score: 0.41, lead: 3.17, leans: 0.03 },
    },
  },
  words: {
    written: {
      order: { like: 3.47, told: 6.59, isTerm: -3.88 },
      odds: { none: -4.4, score: 0.74, lacksNumber: -1.01 },
    },
    following: {
      order: {
        own: 1.26,
        told: 4.21,
        subject: 0.09,
        sure: 0.45,
        sureJoined: 4.99,
        leansSaid: 3.22,
        leansNear: 1.34,
        leansJoined: 1.77,
      },
      odds: { none: -2.04, score: 0.47, leans: -1.41 },
    },
  },
};

/** What orders passages, and how sure one is that it answers. */
export function rate<S>(
  signs: Readonly<Record<keyof S, number>>,
  { order, odds }: Ranking<S>,
): { readonly score: number; readonly sure: number } {
  const weigh = (weights: Weights<S>) =>
    (Object.keys(signs) as (keyof S)[]).reduce((sum, name) => sum + (weights[name] ?? 0) * signs[name], 0);
  const score = weigh(order);
  return { score, sure: chance(odds.none + odds.score * score + weigh(odds)) };
}

/** Log odds as a chance, 0 to 1. */
export function chance(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
