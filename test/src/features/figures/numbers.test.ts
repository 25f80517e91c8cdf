import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { percent, percentExact, printColumn, signed, signedPercent } from '../../../../src/features/figures/numbers.ts';

test('shares are whole per cent with a true minus', () => {
  assert.is(percent(0.7315), '73%');
  assert.is(percent(-0.1), '−10%');
  assert.equal([0.125, 0.1, -0.3333].map(percentExact), ['12.5%', '10%', '−33.3%']);
});

test('differences carry their sign, and zero none', () => {
  assert.is(signed(1), '+1');
  assert.is(signed(-2.5), '−2.5');
  assert.is(signed(-0.01), '0');
  assert.is(signedPercent(-0.2), '−20%');
});

test('a column of numbers has one number of digits after the point, and a minus of its own', () => {
  assert.equal(printColumn([-4, 0.5, 0]), ['−4.0', '0.5', '0.0']);
  assert.equal(printColumn([-20, 5]), ['−20', '5']);
  assert.equal(printColumn(['e.g. rows', 0.25]), ['e.g. rows', '0.25']);
});

test.run();
