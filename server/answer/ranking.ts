import type { Features, FollowUpFeatures, SectionFeatures } from './features.ts';

type Weights<S> = Readonly<Partial<Record<keyof S, number>>>;

/** The weights of features: for the order of passages, and for the log odds that the first of them is the answer. */
export interface Ranking<S> {
  readonly order: Weights<S>;
  readonly odds: { readonly none: number; readonly score: number } & Weights<S>;
}

export interface Rankings {
  /** For passages that were written for questions. */
  readonly written: Ranking<Features>;
  /** For paragraphs of pages. */
  readonly section: Ranking<SectionFeatures>;
  /** For candidates for a follow-up. */
  readonly following: Ranking<FollowUpFeatures>;
}

/**
 * Fitted by test/bench/server/learn-ranking.ts on questions whose answers are known: with embeddings, and by words
 * alone.
 */
export const rankings: Readonly<Record<'meaning' | 'words', Rankings>> = {
  meaning: {
    written: {
      order: { nearest: 3.32, nearestMean: 10.02, covered: 4.72, isTerm: -5.42 },
      odds: { none: -6.78, score: 0.48, margin: 6.51, lacksNumber: -0.91 },
    },
    section: {
      order: { words: 2.04, covered: 3.42, heading: 2.66, page: 5.5, nearest: 6.99, second: 8.45 },
      odds: {
        none: -2.88,
        score: 0.38,
        nearest: 1.41,
        elsewhere: -5.89,
        unknown: -1.57,
        lacksSought: -0.32,
        lacksNumber: -1.5,
      },
    },
    following: {
      order: {
        own: 8.96,
        covered: 2.78,
        subject: 0.96,
        confidence: 2.61,
        confidenceJoined: 3.53,
        dependentSaid: 1.12,
        dependentNear: 1.5,
        dependentJoined: 7.47,
      },
      odds: { none: -3.9, score: 0.39, margin: 1.69, dependent: -0.93 },
    },
  },
  words: {
    written: {
      order: { overlap: 3.47, covered: 6.59, isTerm: -3.88 },
      odds: { none: -4.4, score: 0.74, lacksNumber: -1.01 },
    },
    section: {
      order: { words: 3.86, covered: 5.06 },
      odds: { none: -4.27, score: 0.68, unknown: -1.95, lacksSought: -0.22, lacksNumber: -0.99 },
    },
    following: {
      order: {
        own: 1.26,
        covered: 4.21,
        subject: 0.09,
        confidence: 0.45,
        confidenceJoined: 4.99,
        dependentSaid: 3.22,
        dependentNear: 1.34,
        dependentJoined: 1.77,
      },
      odds: { none: -2.04, score: 0.47, dependent: -1.41 },
    },
  },
};

/** The score of a passage, and the confidence that it is the answer. */
export function rate<S>(
  features: Readonly<Record<keyof S, number>>,
  { order, odds }: Ranking<S>,
): { readonly score: number; readonly confidence: number } {
  const weigh = (weights: Weights<S>) =>
    (Object.keys(features) as (keyof S)[]).reduce((sum, name) => sum + (weights[name] ?? 0) * features[name], 0);
  const score = weigh(order);
  return { score, confidence: logistic(odds.none + odds.score * score + weigh(odds)) };
}

/** Sorted by score, with confidences that never rise. */
export function inOrder<Rated extends { readonly score: number; readonly confidence: number }>(
  rated: readonly Rated[],
): Rated[] {
  let limit = 1;
  return [...rated]
    .sort((a, b) => b.score - a.score)
    .map((each) => {
      limit = Math.min(limit, each.confidence);
      return { ...each, confidence: limit };
    });
}

/** The logistic function: log odds as a probability. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
