import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const read = (name: string) => readFileSync(`content/media/${name}.svg`, 'utf8');

/** How many dots each path has that is drawn as dots; those of a drawing are of one size. */
function countDots(name: string): number[] {
  return [...read(name).matchAll(/ d="((?:[Mm][-\d. ]+h0)+)"/g)].map(([, path = '']) => path.split('h0').length - 1);
}

/** Areas of the rectangles that a colour fills, opaque, by their left edge. */
function measureRectangles(name: string, color: string): number[] {
  const filled = [...read(name).matchAll(new RegExp(`<path d="([^"]+)" fill="var\\(--${color}[^"]*"/>`, 'g'))];
  return filled.flatMap(([, path = '']) =>
    [...path.matchAll(/h(\d+)v([\d.]+)h-/g)].map(([, width, height]) => Number(width) * Number(height)),
  );
}

/** Area of a polygon of absolute corners. */
function measurePolygon(corners: readonly (readonly [number, number])[]): number {
  const turns = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return x * nextY - nextX * y;
  });
  return Math.abs(turns.reduce((sum, turn) => sum + turn, 0)) / 2;
}

test('the beliefs about earnings take as much room as they have chances: 90, 6 and 4 of a hundred', () => {
  assert.equal(countDots('contingent-earnings'), [90, 6, 4]);
});

test('there is a dot for each X-ray: 144, 36, 16 and 4', () => {
  assert.equal(countDots('reliance-cases'), [144, 36, 16, 4]);
});

test('the mistakes of both inspectors fill a fifth of their squares, 10 and 30 per cent of the halves', () => {
  const mistakes = measureRectangles('two-inspectors', 'accent');
  const half = 132 * 264;
  assert.equal(
    mistakes.map((area) => Math.round((100 * area) / half)),
    [10, 30, 30, 10],
  );
});

test('the line through the centre of gravity leaves four ninths of the triangle at the tip', () => {
  const [, left = '', cut = '', right = ''] =
    /M224 16L([\d.]+) ([\d.]+)H([\d.]+)Z/.exec(read('majority-triangle')) ?? [];
  const tip = measurePolygon([
    [224, 16],
    [Number(left), Number(cut)],
    [Number(right), Number(cut)],
  ]);
  const whole = measurePolygon([
    [224, 16],
    [2, 346],
    [446, 346],
  ]);
  assert.ok(Math.abs(tip / whole - 4 / 9) < 0.001, String(tip / whole));
});

test('the orders of twelve weeks are the sales of twelve weeks', () => {
  const bars = [...read('orders-and-sales').matchAll(/v-(\d+)h26v\1Z/g)].map(([, height]) => Number(height));
  const [, level = ''] = /M42 ([\d.]+)H598" stroke="var\(--accent/.exec(read('orders-and-sales')) ?? [];
  const unit = (bars[0] ?? 0) / 40;
  assert.equal(bars.length, 3);
  assert.is(
    bars.reduce((sum, height) => sum + height / unit, 0),
    12 * Math.round((406 - Number(level)) / unit),
  );
});

test('the loan line meets the debt where nine tenths of the value do', () => {
  const lines = [...read('refinancing-trap').matchAll(/M2 ([\d.]+)L598 ([\d.]+)/g)].map(([, from, to]) => {
    return { from: Number(from), to: Number(to) };
  });
  const [, debt = ''] = /M2 ([\d.]+)H598" stroke="var\(--second/.exec(read('refinancing-trap')) ?? [];
  const crossings = lines.map(({ from, to }) => 150_000 + (65_000 * (from - Number(debt))) / (from - to));
  assert.equal(
    crossings.map((value) => Math.round(value / 100) * 100),
    [175_100, 194_600],
  );
});

test.run();
