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
      order: { nearest: 9.67, alike: 7.38, told: 4.78, heading: 3.59, isTerm: -6.11 },
      odds: { none: -5.64, score: 0.38, lead: 8.82, lacksNumber: -1.7, paragraph: 0.85 },
    },
    following: {
      order: {
        own: 5.7,
        joined: 9.78,
        told: 1.72,
        subject: 0.92,
        isSection: 3.69,
        lacksNumber: -7.31,
        wasSaid: -1.66,
        isNear: -1.42,
        sure: 6,
        leansSaid: 2.28,
        leansNear: 3.13,
        leansJoined: 11.41,
      },
      odds: { none: -5.26, score: 0.38, lead: 4.32, leans: -2.27, sure: 0.04 },
    },
  },
  words: {
    written: {
      order: { like: 4.35, told: 6.77, isTerm: -3.81 },
      odds: { none: -3.48, score: 0.47, lacksNumber: -2.05, paragraph: 1.32 },
    },
    following: {
      order: {
        joined: 10.64,
        told: 1.95,
        subject: 1.2,
        isSection: -1.39,
        lacksNumber: -6.15,
        wasSaid: -2.72,
        isNear: -0.52,
        sure: 2.65,
        leansSaid: 5.32,
        leansNear: 2.08,
        leansJoined: -6.51,
      },
      odds: { none: -3.8, score: 0.44, sure: 0.75, told: 0.9 },
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
