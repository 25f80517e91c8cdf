import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cosine, createEncoder, type Vector } from '../../../server/answer/sentence-encoder.ts';

test('sentences that mean alike point alike, whatever their words', async () => {
  const { encode, close } = createEncoder((error) => assert.unreachable(String(error)));
  const texts = ['Why do elderly people keep their money?', 'Seniors hoard savings, how come?', 'How do I bake bread?'];
  const [asked, same, other] = (await encode(texts)) as [Vector, Vector, Vector];
  assert.ok(cosine(asked, same) > cosine(asked, other) + 0.2);
  assert.ok(Math.abs(cosine(asked, asked) - 1) < 0.001);
  await close();
});

test('a text of any letters and any length has a vector', async () => {
  const { encode, close } = createEncoder((error) => assert.unreachable(String(error)));
  const texts = ['', '  ', '🙂🙂', 'money '.repeat(400), '\u0000', '(((((('];
  assert.is((await encode(texts))?.filter((vector) => vector.length === 384).length, texts.length);
  await close();
});

test('a model that does not load is told once, and encodes nothing', async () => {
  const reported: unknown[] = [];
  const broken = createEncoder((error) => reported.push(error), new URL('./no-such-worker.mjs', import.meta.url));
  assert.equal(await Promise.all([broken.encode(['one']), broken.encode(['two'])]), [null, null]);
  assert.is(await broken.encode(['three']), null);
  assert.is(reported.length, 1);
  await broken.close();
});

test.run();
