import * as assert from 'uvu/assert';
import { createClient } from '../../../cli/studio/app/client.ts';
import { path, studioSuite, text } from './stage.ts';

const test = studioSuite('client');

test('a page that another start of the studio has made is told to be loaded anew', async ({ studio }) => {
  const { call, listen } = createClient(studio.address, 'the token of the last start');
  await call('tree', {}).then(
    () => assert.unreachable(),
    ({ message }) => assert.match(message, 'Load this page anew'),
  );
  const ended = listen({
    onChange: () => undefined,
    onStart: () => undefined,
    onEnd(reason) {
      throw new Error(reason);
    },
  });
  await ended.then(assert.unreachable, ({ message }) => assert.match(message, 'Load this page anew'));
});

test('an edit whose answer was lost is made once, and answered when it is asked for again', async ({ studio }) => {
  const { call } = createClient(studio.address, studio.token, 1);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  await withFetch(loseFirst(), async () => {
    const moved = await call('carry', { action: 'move', path, to: 'epsilon' });
    assert.is(moved.status === 'done' && moved.path, 'content/topics/epsilon.md');
  });
  await withFetch(loseFirst(), async () => {
    const { undo } = await call('tree', {});
    assert.equal(await call('undo', { id: undo?.id ?? -1 }), { status: 'done' });
  });
  await withFetch(loseFirst(), async () => {
    const kept = await call('keep', { name: 'line.svg', data: Buffer.from(svg).toString('base64') });
    assert.equal(kept, { status: 'kept', address: '/media/line.svg' });
  });
  await withFetch(loseFirst(), async () => {
    const saved = await call('save', { path, text: text.replace('first', 'second'), base: text });
    assert.equal(saved, { status: 'done' });
  });
  assert.is(studio.read('topics/gamma.md'), text.replace('first', 'second'));
});

test('a server that ends and soon starts again is not said to be away', async () => {
  // The last connection stays.
  const answers = [() => new Response(''), lose, lose, () => new Response(new ReadableStream())];
  const ends: string[] = [];
  await withFetch(
    async () => (answers.shift() ?? lose)(),
    () =>
      new Promise<void>((settle) => {
        const { listen } = createClient('', '', 1);
        const onStart = () => answers.length === 0 && settle();
        void listen({ onChange: () => undefined, onStart, onEnd: (reason) => ends.push(reason) });
      }),
  );
  assert.equal(ends, []);
});

test('an answer that is none of the studio is told as a failure, and not shown', async ({ studio }) => {
  const { call } = createClient(studio.address, studio.token, 1);
  for (const [body, status] of [
    ['<h1>Oops</h1>', 500],
    ['', 502],
    ['<html>', 200],
    ['', 200],
  ] as const)
    await withFetch(
      async () => new Response(body, { status }),
      () =>
        call('tree', {}).then(
          () => assert.unreachable(),
          ({ message }) => assert.match(message, 'failed at this'),
        ),
    );
});

test('a server that stays away is said to be', async ({ studio }) => {
  const { call } = createClient(studio.address, studio.token, 1);
  await withFetch(lose, () =>
    call('tree', {}).then(
      () => assert.unreachable(),
      ({ message }) => assert.match(message, 'does not answer'),
    ),
  );
});

/** What a browser throws where no answer comes. */
async function lose(): Promise<never> {
  throw new TypeError('Failed to fetch');
}

/** A network that loses the first answer, after the call has been carried out. */
function loseFirst(): typeof fetch {
  const { fetch } = globalThis;
  let isFirst = true;
  return async (...asked) => {
    const answer = await fetch(...asked);
    if (!isFirst) return answer;
    isFirst = false;
    return lose();
  };
}

/** Runs work with another network. */
async function withFetch(network: typeof fetch, work: () => Promise<unknown>): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = network;
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
  }
}

test.run();
