import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeScore } from '../../../../../src/features/figures/own-calibration/describe-score.ts';
import {
  type Estimate,
  exampleEstimates,
  expectedRight,
  groupByConfidence,
  scoreAnswers,
} from '../../../../../src/features/figures/own-calibration/model.ts';
import { questions } from '../../../../../src/features/figures/own-calibration/questions.ts';

const answers = (count: number, right: number, confidence: number): Estimate[] =>
  Array.from({ length: count }, (_, index) => ({ confidence, isRight: index < right }));

test('answers are put together by how sure their author was', () => {
  assert.equal(groupByConfidence([...answers(2, 1, 0.9), ...answers(3, 3, 0.6)]), [
    { confidence: 0.6, right: 3, count: 3 },
    { confidence: 0.9, right: 1, count: 2 },
  ]);
});

test('the Brier score is 0 for who is sure and right, and a quarter for who always says one half', () => {
  assert.is(scoreAnswers(answers(10, 10, 1)).brier, 0);
  assert.is(scoreAnswers(answers(10, 4, 0.5)).brier, 0.25);
  assert.is(scoreAnswers(answers(10, 0, 1)).brier, 1);
});

test('somebody calibrated is right as often as a coin of that weight falls, within nine cases of ten', () => {
  // Ten tosses of a fair coin: two to eight heads in 97.9 per cent of cases, three to seven in 89.1.
  assert.equal(expectedRight(answers(10, 0, 0.5)), [2, 8]);
  assert.equal(expectedRight(answers(10, 0, 1)), [10, 10]);
  assert.equal(expectedRight(answers(1, 0, 0.97)), [1, 1]);
});

test('it says overconfident only where chance does not explain it', () => {
  assert.match(describeScore(answers(10, 3, 0.9), true), /you are overconfident/);
  assert.match(describeScore(answers(10, 10, 0.5), true), /you are underconfident/);
  for (const [right, confidence] of [
    [6, 0.7],
    [2, 0.5],
    [8, 0.5],
  ] as const)
    assert.match(describeScore(answers(10, right, confidence), true), /Ten answers cannot tell this from perfect/);
  assert.match(describeScore(answers(10, 10, 1), true), /would be right on 10, nine times in ten\./);
  assert.match(describeScore(exampleEstimates, false), /^An example, until you have answered/);
});

test('as many answers are true on the left as on the right', () => {
  assert.is(questions.filter(({ right }) => right === 0).length, 5);
  assert.is(questions.length, 10);
});

test.run();
