/** Whether an answer is right, and how sure its author was of it, from one half to one. */
export interface Estimate {
  readonly confidence: number;
  readonly isRight: boolean;
}

/** The levels of confidence that can be stated. */
export const levels = { min: 0.5, max: 1, step: 0.1 };

/** How often the answers of each level of confidence are right. */
interface ConfidenceLevel {
  readonly confidence: number;
  readonly right: number;
  readonly count: number;
}

/** The answers by level of confidence, from the least sure. */
export function groupByConfidence(answers: readonly Estimate[]): ConfidenceLevel[] {
  const found = new Map<number, ConfidenceLevel>();
  for (const { confidence, isRight } of answers) {
    const { right, count } = found.get(confidence) ?? { right: 0, count: 0 };
    found.set(confidence, { confidence, right: right + (isRight ? 1 : 0), count: count + 1 });
  }
  return [...found.values()].sort((a, b) => a.confidence - b.confidence);
}

/** The score of all answers together. */
interface Score {
  readonly right: number;
  readonly meanConfidence: number;
  /** The mean squared difference between confidence and outcome: 0 is perfect, 0.25 is what saying one half gives. */
  readonly brier: number;
}

export function scoreAnswers(answers: readonly Estimate[]): Score {
  const sum = (of: (answer: Estimate) => number) => answers.reduce((total, answer) => total + of(answer), 0);
  return {
    right: sum(({ isRight }) => (isRight ? 1 : 0)),
    meanConfidence: sum(({ confidence }) => confidence) / answers.length,
    brier: sum(({ confidence, isRight }) => (confidence - (isRight ? 1 : 0)) ** 2) / answers.length,
  };
}

/**
 * The range of right answers that somebody as sure, and perfectly calibrated, would reach in at least nine cases of
 * ten.
 */
export function expectedRight(answers: readonly Estimate[]): readonly [from: number, to: number] {
  let chances = [1];
  for (const { confidence } of answers) {
    const before = chances;
    chances = [...before, 0].map((chance, right) => chance * (1 - confidence) + (before[right - 1] ?? 0) * confidence);
  }
  const reaches = (share: number) => {
    let sum = 0;
    return chances.findIndex((chance) => {
      sum += chance;
      return sum > share - 1e-12;
    });
  };
  return [reaches(0.05), reaches(0.95)];
}

/** The answers of a made-up visitor, shown until there are real ones: right six times of ten, and surer than that. */
export const exampleEstimates: readonly Estimate[] = [
  { confidence: 0.5, isRight: true },
  { confidence: 0.5, isRight: false },
  { confidence: 0.5, isRight: false },
  { confidence: 0.7, isRight: true },
  { confidence: 0.7, isRight: true },
  { confidence: 0.7, isRight: false },
  { confidence: 0.9, isRight: true },
  { confidence: 0.9, isRight: true },
  { confidence: 0.9, isRight: true },
  { confidence: 0.9, isRight: false },
];
