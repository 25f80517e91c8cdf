import assert from 'node:assert/strict';
import { test } from 'uvu';
import { percent, signed, signedPercent } from '../../../../src/features/figures/numbers.ts';

test('shares are whole per cent with a true minus', () => {
  assert.equal(percent(0.7315), '73%');
  assert.equal(percent(-0.1), '−10%');
});

test('differences carry their sign, and zero none', () => {
  assert.equal(signed(1), '+1');
  assert.equal(signed(-2.5), '−2.5');
  assert.equal(signed(-0.01), '0');
  assert.equal(signedPercent(-0.2), '−20%');
});

test.run();
