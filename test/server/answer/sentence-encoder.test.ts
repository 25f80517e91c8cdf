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

test('the end of a long text counts', async () => {
  const { encode, close } = createEncoder((error) => assert.unreachable(String(error)));
  const question = 'Why do elderly people keep their money?';
  const [asked, told] = (await encode([question, `${'I like the sea and '.repeat(20)} ${question}`])) as [
    Vector,
    Vector,
  ];
  const [sea] = (await encode(['I like the sea'])) as [Vector];
  assert.ok(cosine(told, asked) > cosine(sea, asked) + 0.2);
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
