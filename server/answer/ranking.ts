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
        own: 7.64,
        told: 2.56,
        subject: 0.99,
        sure: 3.1,
        sureJoined: 3.93,
        leansSaid: 0.78,
        leansNear: 1.9,
        leansJoined: 7.3,
      },
      odds: { none: -3.92, score: 0.38, lead: 3.36, leans: -1.27 },
    },
  },
  words: {
    written: {
      order: { like: 4.35, told: 6.77, isTerm: -3.81 },
      odds: { none: -3.48, score: 0.47, lacksNumber: -2.05, paragraph: 1.32 },
    },
    following: {
      order: {
        own: 0.61,
        told: 3.04,
        subject: 0.26,
        sure: 1.25,
        sureJoined: 5.86,
        leansSaid: 2.43,
        leansNear: 0.78,
        leansJoined: -0.69,
      },
      odds: { none: -2.38, score: 0.5, leans: -0.58 },
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
