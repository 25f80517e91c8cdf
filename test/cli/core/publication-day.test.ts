import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayOfPublication } from '../../../cli/core/publication-day.ts';

test('the day of a publication is read as bibliographies write it', () => {
  for (const [month, day, read] of [
    ['may', '', '2023-05-01'],
    ['5', '17', '2023-05-17'],
    ['05', '', '2023-05-01'],
    ['May 17', '', '2023-05-17'],
    ['17~September', '', '2023-09-17'],
    ['July/August', '', '2023-07-01'],
    ['Dec.', '31', '2023-12-31'],
  ] as const)
    assert.is(dayOfPublication(2023, month, day), read, month);
});

test('what is no month, or no day of it, is not known', () => {
  for (const [month, day] of [
    ['', '17'],
    ['13', ''],
    ['0', ''],
    ['spring', ''],
    ['feb', '30'],
  ] as const)
    assert.is(dayOfPublication(2023, month, day), null, month);
  assert.is(dayOfPublication('forthcoming', 'may'), null);
});

test.run();
