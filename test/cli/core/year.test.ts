import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compareYears, readYear, type Year } from '../../../cli/core/year.ts';

test('a year is found in what stands in its place, and words for none are known', () => {
  const found: readonly (readonly [string, Year | null])[] = [
    ['2014 (forthcoming)', 2014],
    ['May 1999', 1999],
    ['2001-02-03', 2001],
    ['Forthcoming', 'forthcoming'],
    ['in press', 'forthcoming'],
    ['to appear', 'forthcoming'],
    ['n.d.', 'n.d.'],
    ['ND', 'n.d.'],
    ['in preparation', null],
    ['submitted', null],
    ['someday', null],
    ['12345', null],
    ['', null],
  ];
  for (const [written, year] of found) assert.is(readYear(written), year, written);
});

test('what bears no date comes first, and what is still to appear last', () => {
  const years: readonly Year[] = ['forthcoming', 2020, 'n.d.', 1991];
  assert.equal([...years].sort(compareYears), ['n.d.', 1991, 2020, 'forthcoming']);
});

test.run();
