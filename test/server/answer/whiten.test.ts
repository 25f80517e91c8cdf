import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cosine } from '../../../server/answer/sentence-encoder.ts';
import { createWhitening } from '../../../server/answer/whiten.ts';

/** What all four have in common is the first number; they differ most in the second, and hardly in the third. */
const common = [
  [0.9165, 0.4, 0.01],
  [0.9165, -0.4, 0.01],
  [0.9165, 0.4, -0.01],
  [0.9165, -0.4, -0.01],
].map((numbers) => Float32Array.from(numbers));
const [first = Float32Array.of(), second = first, third = first] = common;

test('what all texts have in common makes no two of them alike', async () => {
  const whiten = await createWhitening(common);
  assert.ok(cosine(first, second) > 0.6);
  assert.ok(cosine(whiten(first), whiten(second)) < 0);
});

test('a direction in which texts differ little counts for more than it did, and noise does not decide', async () => {
  const whiten = await createWhitening(common);
  const before = 1 - cosine(first, third);
  const after = 1 - cosine(whiten(first), whiten(third));
  assert.ok(after > 10 * before);
  assert.ok(cosine(whiten(first), whiten(third)) > cosine(whiten(first), whiten(second)));
});

test('a whitened vector has length 1, and one that stands in the middle of all has none', async () => {
  const whiten = await createWhitening(common);
  const turned = whiten(first);
  assert.ok(Math.abs(cosine(turned, turned) - 1) < 1e-6);
  assert.equal(whiten(Float32Array.of(0.9165, 0, 0)), Float32Array.of(0, 0, 0));
});

test.run();
