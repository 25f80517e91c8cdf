import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { repairDate } from '../../../cli/parse/repair.ts';

test('of a day that its month does not have, the length of the month is told', () => {
  assert.equal(repairDate('2026-02-30'), { hint: 'February 2026 has 28 days.' });
  assert.equal(repairDate('2024-2-30'), { hint: 'February 2024 has 29 days.' });
  assert.equal(repairDate('2026-04-31'), { hint: 'April 2026 has 30 days.' });
  assert.is(repairDate('2024/2/29').suggestion, '2024-02-29');
  assert.is(repairDate('2026-13-01').hint, 'Write year, month and day: `2025-03-31`.');
});

test('the day that is told to add is one that the month has', () => {
  assert.equal(repairDate('2026-11'), { hint: 'Add the day: `2026-11-15`.' });
  assert.equal(repairDate('2026/2'), { hint: 'Add the day: `2026-02-15`.' });
});

test.run();
