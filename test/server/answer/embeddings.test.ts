import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEmbeddings } from '../../../server/answer/embeddings.ts';
import type { Encode } from '../../../server/answer/sentence-encoder.ts';

interface World {
  folder: string;
}
const test = suite<World>('embeddings');
test.before.each((world) => {
  world.folder = mkdtempSync(join(tmpdir(), 'site-meanings-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

/** Encodes a text as its length, and remembers which were encoded. */
function listen(): { readonly encode: Encode; readonly encoded: string[] } {
  const encoded: string[] = [];
  return {
    encoded,
    encode: async (texts) => {
      encoded.push(...texts);
      return texts.map((text) => Float32Array.of(text.length));
    },
  };
}

test('what was learnt is kept: the next start encodes only what has changed', async ({ folder }) => {
  const file = { path: join(folder, 'vectors'), model: 'one' };
  await createEmbeddings(listen().encode, file).index(['same', 'before']);
  const { encode, encoded } = listen();
  const embeddings = createEmbeddings(encode, file);
  await embeddings.index(['same', 'afterwards']);
  assert.equal(encoded, ['afterwards']);
  assert.equal(embeddings.get('same'), Float32Array.of(4));
  assert.equal(embeddings.get('afterwards'), Float32Array.of(10));
  assert.is(embeddings.get('before'), undefined);
});

test('a learning that another one overtakes stops, and what it has encoded is not encoded again', async () => {
  const { encode, encoded } = listen();
  const embeddings = createEmbeddings(encode);
  const first = Array.from({ length: 100 }, (_, at) => `first ${at}`);
  await Promise.all([embeddings.index(first), embeddings.index([...first, 'second'])]);
  assert.equal([...encoded].sort(), [...first, 'second'].sort());
  const other = listen();
  let isOvertaken = false;
  const overtaken = createEmbeddings(async (texts) => {
    const vectors = await other.encode(texts);
    if (!isOvertaken) {
      isOvertaken = true;
      void overtaken.index(['second']);
    }
    return vectors;
  });
  await overtaken.index(first);
  assert.ok(other.encoded.length < first.length);
});

test('a learning that is ended in the middle goes on where it was at the next start', async ({ folder }) => {
  const file = { path: join(folder, 'vectors'), model: 'one' };
  const texts = Array.from({ length: 1200 }, (_, at) => `text ${at}`);
  const first = listen();
  // A process that ends answers nothing any more, and keeps nothing either.
  const ended = new Promise<null>(() => {});
  let encodedAll = () => {};
  const isEnded = new Promise<void>((resolve) => {
    encodedAll = resolve;
  });
  const embeddings = createEmbeddings((some) => {
    if (first.encoded.length < 1100) return first.encode(some);
    encodedAll();
    return ended;
  }, file);
  void embeddings.index(texts);
  await isEnded;
  const next = listen();
  await createEmbeddings(next.encode, file).index(texts);
  assert.equal(next.encoded.length, 200);
});

test('vectors of another model and a broken file are computed again', async ({ folder }) => {
  const path = join(folder, 'vectors');
  await createEmbeddings(listen().encode, { path, model: 'one' }).index(['same']);
  const other = listen();
  await createEmbeddings(other.encode, { path, model: 'two' }).index(['same']);
  writeFileSync(path, 'broken');
  const again = listen();
  await createEmbeddings(again.encode, { path, model: 'two' }).index(['same']);
  assert.equal([other.encoded, again.encoded], [['same'], ['same']]);
});

test('a question is compared with nothing before all texts are known', async () => {
  let go = (_: null) => {};
  const wait = new Promise((resolve) => {
    go = resolve;
  });
  const embeddings = createEmbeddings(async (texts) => {
    await wait;
    return texts.map(() => Float32Array.of(1));
  });
  const learnt = embeddings.index(['text']);
  assert.is(await embeddings.embed('question'), null);
  go(null);
  await learnt;
  assert.equal(await embeddings.embed('question'), Float32Array.of(1));
});

test('a text that is indexed is not encoded again when it is compared', async () => {
  const encoded: string[] = [];
  const embeddings = createEmbeddings(async (texts) => {
    encoded.push(...texts);
    return texts.map((text) => Float32Array.of(text.length));
  });
  await embeddings.index(['known']);
  assert.equal(await embeddings.embedAll(['new', 'known']), [Float32Array.of(3), Float32Array.of(5)]);
  assert.equal(encoded, ['known', 'new']);
});

test('without a model nothing has an embedding', async ({ folder }) => {
  const embeddings = createEmbeddings(async () => null, { path: join(folder, 'vectors'), model: 'one' });
  await embeddings.index(['text']);
  assert.is(embeddings.get('text'), undefined);
  assert.is(await embeddings.embed('text'), null);
});

test('a folder that cannot be written to costs the next start its time, and this one nothing', async ({ folder }) => {
  const embeddings = createEmbeddings(listen().encode, { path: join(folder, 'no', 'vectors'), model: 'one' });
  let failed = false;
  await embeddings.index(['text']).catch(() => {
    failed = true;
  });
  assert.equal([failed, embeddings.get('text')], [true, Float32Array.of(4)]);
});

test.run();
