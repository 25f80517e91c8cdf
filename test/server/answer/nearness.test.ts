import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compareVectors } from '../../../server/answer/nearness.ts';
import { otherQuestions } from '../../../server/answer/other-questions.ts';
import type { Vector } from '../../../server/answer/sentence-encoder.ts';

/** A direction of two numbers, by its angle in degrees. */
const point = (degrees: number): Vector =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
const [first = '', second = ''] = otherQuestions;

/** Other questions than the first two point away from all. */
function compare(vector: Vector | null, vectors: Readonly<Record<string, Vector>>) {
  const away = Object.fromEntries(otherQuestions.map((text) => [text, point(180)]));
  const all = new Map(Object.entries({ ...away, ...vectors }));
  const { to, toOthers } = compareVectors({ vector }, ['own', 'not learnt'], (text) => all.get(text));
  return { own: to('own'), missing: to('not learnt'), toOthers: Number(toOthers.toFixed(3)) };
}

test('a question is compared with what is answered here and with the nearest that is asked elsewhere', () => {
  const found = compare(point(0), { own: point(60), [first]: point(90), [second]: point(-60) });
  assert.ok(Math.abs((found.own ?? 0) - 0.5) < 0.001);
  assert.equal([found.missing, found.toOthers], [null, 0.5]);
});

test('what is asked elsewhere and answered here counts as answered', () => {
  assert.is(compare(point(0), { own: point(10), [first]: point(0), [second]: point(90) }).toOthers, 0);
});

test('without vectors nothing is near', () => {
  assert.equal(compare(null, { own: point(0) }), { own: null, missing: null, toOthers: 0.5 });
});

test.run();
