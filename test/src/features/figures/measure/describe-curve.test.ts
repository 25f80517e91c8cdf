import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeComparison, describeCurve } from '../../../../../src/features/figures/measure/describe-curve.ts';
import { exampleChoices } from '../../../../../src/features/figures/measure/example.ts';
import { fitCurve } from '../../../../../src/features/figures/measure/model.ts';

const scattered = fitCurve(exampleChoices.scattered);
const rows = fitCurve(exampleChoices.rows);

test('a curve is told by the difference that is seen three times in four, with its range', () => {
  assert.is(
    describeCurve(scattered, 'scattered'),
    'With scattered dots, three choices in four are right at a difference of about 3 dots (2 to 7 with a certainty of 90%).',
  );
  assert.match(describeCurve({ ...rows, clarity: 4, high: 4, low: 1 }, 'rows'), /of about 1 dot\.$/);
});

test('the steeper curve is named, and curves that cannot be told apart are said to be so', () => {
  assert.is(describeComparison(scattered, rows), 'The two curves cannot be told apart with forty choices.');
  const judge = (isRight: boolean) => fitCurve(exampleChoices.rows.map((choice) => ({ ...choice, isRight })));
  assert.match(describeComparison(judge(false), judge(true)), /^The curve for the rows is steeper/);
  assert.match(describeComparison(judge(true), judge(false)), /^The curve for the scattered dots is the steeper one/);
});

test.run();
