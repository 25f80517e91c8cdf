import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeCsv } from '../../../../src/features/figures/save-figure.ts';

test('a table is CSV that spreadsheets read, its quotes doubled', () => {
  const table = {
    columns: ['Owner’s "stake"', 'Share'],
    rows: [
      ['a, b', 0.25],
      ['c', -1],
    ],
  };
  assert.is(writeCsv(table), '"Owner’s ""stake""","Share"\r\n"a, b",0.25\r\n"c",-1\r\n');
});

test.run();
