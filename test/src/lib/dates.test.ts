import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, formatPublished } from '../../../src/lib/dates.ts';

test('a day is written out, without a zone', () => {
  assert.is(formatDay('2025-03-11'), '11 March 2025');
  assert.is(formatDay('2024-12-01'), '1 December 2024');
});

test('the first of January of a publication is its year', () => {
  assert.is(formatPublished('2020-01-01'), '2020');
  assert.is(formatPublished('2020-01-02'), '2 January 2020');
});

test.run();
