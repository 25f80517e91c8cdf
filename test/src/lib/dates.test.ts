import assert from 'node:assert/strict';
import { test } from 'uvu';
import { formatDay } from '../../../src/lib/dates.ts';

test('a day is written out, without a zone', () => {
  assert.equal(formatDay('2025-03-11'), '11 March 2025');
  assert.equal(formatDay('2024-12-01'), '1 December 2024');
});

test.run();
