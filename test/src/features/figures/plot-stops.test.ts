import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nearestStop, readStops } from '../../../../src/features/figures/plot-stops.ts';

const table = {
  series: ['Men', 'Women'],
  rows: [
    ['2000', '64.0', '-2'],
    ['2001', '', '3'],
    ['2002', '66', ''],
    ['2003', '', ''],
  ],
} as const;
const stops = readStops(['M10 20L30 40', 'M10 50L20 60.5'], table, '%');

test('each row is a stop where its lines pass, with the numbers as the table has them', () => {
  assert.equal(stops, [
    { x: 10, heights: [20, 50], name: '2000', values: ['Men: 64.0%', 'Women: −2%'] },
    { x: 20, heights: [60.5], name: '2001', values: ['Women: 3%'] },
    { x: 30, heights: [40], name: '2002', values: ['Men: 66%'] },
  ]);
});

test('a number has no more digits than the labels of a picture', () => {
  const rows = [
    ['2004', '67.38'],
    ['2005', '68.98'],
    ['2006', '1250'],
  ] as const;
  const read = readStops(['M1 2L3 4L5 6'], { series: ['Rate'], rows }, '%');
  assert.equal(
    read.flatMap(({ values }) => values),
    ['67.4%', '69%', '1250%'],
  );
});

test('a single line needs no name, and a unit of letters stands apart', () => {
  const { rows } = table;
  assert.equal(readStops(['M1 2L3 4'], { series: ['Men'], rows }, 'votes')[1]?.values, ['66 votes']);
});

test('a pointer is at the nearest stop', () => {
  assert.equal(
    [0, 14, 16, 99].map((x) => stops[nearestStop(stops, x)]?.name),
    ['2000', '2000', '2001', '2002'],
  );
});

test.run();
