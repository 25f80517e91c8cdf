import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatClock, formatStamp } from '../../../src/lib/times.ts';

const noon = new Date(2025, 2, 11, 14, 5);

test('the forum writes short month, day and 12-hour time in US English', () => {
  assert.is(formatStamp(noon.toISOString()).replace(/\s/g, ' '), 'Mar 11, 2:05 PM');
});

test('what is no date is no time stamp', () => {
  for (const text of ['', 'yesterday', 'undefined']) assert.is(formatStamp(text), '');
});

test('the chat writes hour and minute, in the digits of any language', () => {
  const numbers = formatClock(noon).match(/\p{Nd}+/gu);
  assert.equal(
    numbers?.map((digits) => digits.length),
    [2, 2],
  );
});

test.run();
