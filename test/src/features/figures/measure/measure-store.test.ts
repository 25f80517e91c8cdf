import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createMeasureStore } from '../../../../../src/features/figures/measure/measure-store.ts';

/** Chooses the side with more dots, or the other, until all are answered. */
function answer(store: ReturnType<typeof createMeasureStore>, isRight: boolean): number {
  let count = 0;
  for (let shown = store.getState().shown; shown !== null; shown = store.getState().shown) {
    const fuller = shown.right.length > shown.left.length ? 'right' : 'left';
    store.getState().choose(isRight ? fuller : fuller === 'right' ? 'left' : 'right');
    count += 1;
  }
  return count;
}

test('twenty choices make a curve, with the fuller field as often at either side', () => {
  const store = createMeasureStore(Math.random);
  store.getState().begin('scattered');
  const sides = store.getState().trials.map(({ left, right }) => (right > left ? 'right' : 'left'));
  assert.is(sides.filter((side) => side === 'right').length, 10);
  assert.is(answer(store, true), 20);
  const { done, presentation } = store.getState();
  assert.is(presentation, null);
  assert.equal(
    (done.scattered ?? []).map(({ difference }) => difference).sort((a, b) => a - b),
    [1, 3, 5, 8, 12].flatMap((difference) => Array(4).fill(difference)),
  );
  assert.ok(done.scattered?.every(({ isRight }) => isRight));
});

test('a second presentation stands beside the first, and starting over forgets both', () => {
  const store = createMeasureStore(Math.random);
  store.getState().begin('scattered');
  answer(store, false);
  store.getState().begin('rows');
  answer(store, true);
  assert.is(store.getState().done.scattered?.filter(({ isRight }) => isRight).length, 0);
  assert.is(store.getState().done.rows?.filter(({ isRight }) => isRight).length, 20);
  store.getState().forget();
  assert.equal(store.getState().done, {});
});

test('dots stand in rows, or scattered at every height', () => {
  const store = createMeasureStore(Math.random);
  const countHeights = (presentation: 'rows' | 'scattered') => {
    store.getState().begin(presentation);
    const { left = [] } = store.getState().shown ?? {};
    return [left.length, new Set(left.map(([, y]) => y)).size];
  };
  const [many = 0, rows] = countHeights('rows');
  assert.is(rows, Math.ceil(many / 10));
  const [dots, heights] = countHeights('scattered');
  assert.is(heights, dots);
});

test('dots lie apart and within their field', () => {
  const store = createMeasureStore(Math.random);
  for (const presentation of ['scattered', 'rows'] as const) {
    store.getState().begin(presentation);
    const { left = [] } = store.getState().shown ?? {};
    for (const [x, y] of left) assert.ok(x > 0 && x < 100 && y > 0 && y < 100);
    const distances = left.flatMap(([x, y], index) => left.slice(index + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
    assert.ok(Math.min(...distances) > 5);
  }
});

test.run();
