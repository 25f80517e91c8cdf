import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { repairDate, repairFormat, repairType } from '../../../cli/parse/repair.ts';

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

test('a day of the week is no month, and an hour no day', () => {
  for (const date of ['mardi 5 mai 2020', 'martes 5 de mayo de 2020', 'martedì 5 maggio 2020', '10:30, 5 May 2020'])
    assert.is(repairDate(date).suggestion, '2020-05-05', date);
  for (const date of ['5 mars 2020', '5 März 2020', '5 marzo 2020', '5 de março de 2020'])
    assert.is(repairDate(date).suggestion, '2020-03-05', date);
});

test('words of a list that belong together stay together', () => {
  for (const [text, list] of [
    ['supply and demand', '[supply and demand]'],
    ['Johnson & Johnson, costs', '["Johnson & Johnson", costs]'],
  ])
    assert.is(repairType('array', text, 'keywords').suggestion, list);
});

test('a time is written without quotes, as a talk asks for it', () => {
  assert.equal(repairFormat('time', '4 pm'), {
    hint: 'Write hours and minutes, two digits each: `09:30`.',
    suggestion: '16:00',
  });
});

test.run();
