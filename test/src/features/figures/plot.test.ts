import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { axes, frame, plotPath, scale, snap, unscale } from '../../../../src/features/figures/plot.ts';

test('a scale maps the ends of its domain to the ends of its range', () => {
  const at = scale([-4, 4], [0, 100]);
  assert.equal([at(-4), at(0), at(4)], [0, 50, 100]);
});

test('greater values stand higher', () => {
  const at = axes([0, 1], [0, 1]);
  assert.equal([at.y(0), at.y(1)], [frame.bottom, frame.top]);
});

test('a path runs through both ends of the domain', () => {
  const at = axes([0, 1], [0, 1]);
  assert.is(
    plotPath((x) => x, [0, 1], at, 1),
    `M${frame.left} ${frame.bottom}l${frame.right - frame.left}-${frame.bottom - frame.top}`,
  );
});

test('a curve keeps to its function with few lines, and a straight stretch is one', () => {
  const at = axes([0, 10], [0, 1]);
  const curve = (x: number) => 1 / (1 + Math.exp(-4 * (x - 5)));
  const corners = placesOf(plotPath(curve, [0, 10], at));
  assert.ok(corners.length < 50, `${corners.length} corners`);
  for (const [index, [x, y]] of corners.slice(1).entries()) {
    const [x0 = 0, y0 = 0] = corners[index] ?? [];
    const middle = ((x0 + x) / 2 - frame.left) / (frame.right - frame.left);
    assert.ok(Math.abs(at.y(curve(10 * middle)) - (y0 + y) / 2) < 5, `at ${x}`);
  }
  const kink = (x: number) => Math.max(0, x - 5) / 5;
  assert.is(placesOf(plotPath(kink, [0, 10], at)).length, 3);
});

/** The places of a path whose lines are written as steps. */
function placesOf(path: string): [x: number, y: number][] {
  const numbers = [...path.matchAll(/-?\d+/g)].map(Number);
  const places: [x: number, y: number][] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const [x, y] = places.at(-1) ?? [0, 0];
    places.push([x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)]);
  }
  return places;
}

test('a place leads back to the value that stands there', () => {
  assert.is(unscale(scale([-4, 4], [440, 3820])(2), [-4, 4], [440, 3820]), 2);
});

test('what is dragged stops where a slider would, in its steps', () => {
  const steps = { min: -0.4, max: 0.4, step: 0.01 };
  assert.equal([snap(-0.123, steps), snap(2, steps), snap(-2, steps)], [-0.12, 0.4, -0.4]);
});

test.run();
