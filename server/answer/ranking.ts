import type { Signs } from './signs.ts';

/** What each sign counts for. */
export type Weights = Readonly<Partial<Record<keyof Signs, number>>>;

/** How written answers are put in order, and how likely the first of them is to answer, in log odds. */
export interface Ranking {
  readonly order: Weights;
  readonly odds: { readonly none: number; readonly score: number } & Weights;
}

/** Learnt by test/bench/server/learn-ranking.ts from questions whose answers are known: with the sentence encoder, and by words alone. */
export const rankings: Readonly<Record<'meaning' | 'words', Ranking>> = {
  meaning: {
    order: { nearest: 9.67, alike: 7.38, told: 4.78, heading: 3.59, isTerm: -6.11 },
    odds: { none: -5.64, score: 0.38, lead: 8.82, lacksNumber: -1.7, paragraph: 0.85 },
  },
  words: {
    order: { like: 4.35, told: 6.77, isTerm: -3.81 },
    odds: { none: -3.48, score: 0.47, lacksNumber: -2.05, paragraph: 1.32 },
  },
};
