import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCsv } from '../../../cli/parse/csv.ts';

const textsOf = (text: string) => {
  const { header, rows } = parseCsv('data/a.csv', text);
  return [header, ...rows].map((row) => row.map((cell) => cell.text));
};

test('cells are what stands between commas, and what stands in quotes with its commas and quotes', () => {
  assert.equal(textsOf('name,rate\n"North, ""old""",1.5\nSouth, 2 \n'), [
    ['name', 'rate'],
    ['North, "old"', '1.5'],
    ['South', '2'],
  ]);
});

test('a table reads the same however a program ends its lines, and with the mark that Excel puts before it', () => {
  assert.equal(textsOf('\uFEFFa,b\r\n1,2\r\n\r\n'), textsOf('a,b\n1,2'));
});

test('an empty cell is one, also at the end of a line', () => {
  assert.equal(textsOf('a,b,c\n1,,\n'), [
    ['a', 'b', 'c'],
    ['1', '', ''],
  ]);
});

test('every cell says where it stands', () => {
  const { rows } = parseCsv('data/a.csv', 'a,b\n\n"x, y",20');
  assert.equal(
    rows[0]?.map(({ at }) => [at.line, at.column, at.length]),
    [
      [3, 1, 6],
      [3, 8, 2],
    ],
  );
});

test('a quote that nothing closes takes the rest of its line and no more', () => {
  assert.equal(textsOf('a,b\n"x,1\ny,2'), [
    ['a', 'b'],
    ['"x', '1'],
    ['y', '2'],
  ]);
});

test.run();
