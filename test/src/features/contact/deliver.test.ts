import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeliver, toSettings } from '../../../../src/features/contact/deliver.ts';
import { createSlots, settle } from '../../../support/answers.ts';
import { openWindow } from '../../../support/dom.ts';
import { type Mood, startEmailJs } from '../../../support/emailjs-server.ts';

const params = { name: 'Ada', email: 'ada@example.org', occupation: '', message: 'Hello.' };
const identifiers = { publicKey: 'key', serviceId: 'service', templateId: 'template' };
const { fetch } = globalThis;

/** Delivers to a server in each of these moods in turn, with the same throttle stamps. */
async function deliver(moods: readonly Mood[], throttle: number | null = null, change = {}) {
  const close = openWindow('https://site.test/contact');
  globalThis.fetch = fetch;
  const server = await startEmailJs();
  const origin = () => server.address;
  // A busy machine takes its time for an answer, and only silence has to be waited for to its end.
  const limit = moods.includes('silent') ? 300 : 30_000;
  const post = { identifiers: { ...identifiers, ...change }, blockHeadless: false, throttle, origin };
  const send = createDeliver(post, createSlots().slot('last'), limit);
  const late: unknown[] = [];
  try {
    const deliveries = [];
    for (const mood of moods) {
      server.set(mood);
      deliveries.push(await send(params, (delivery) => late.push(delivery)));
    }
    return { deliveries, late, received: server.received };
  } finally {
    await server.stop();
    await close();
  }
}

test('the request is that of the EmailJS library, occupation included', async () => {
  const { deliveries, late, received } = await deliver([200]);
  assert.equal(deliveries, [{ status: 200, text: 'OK' }]);
  assert.equal(late, []);
  assert.equal(received, [
    {
      lib_version: '4.4.1',
      user_id: 'key',
      service_id: 'service',
      template_id: 'template',
      template_params: params,
    },
  ]);
});

for (const [status, text] of [
  [451, 'Unavailable For Headless Browser'],
  [403, 'Forbidden'],
  [429, 'Too Many Requests'],
] as const) {
  test(`${status} '${text}' of the service is told as it is`, async () => {
    const { deliveries } = await deliver([status]);
    assert.equal(deliveries, [{ status, text }]);
  });
}

test("no answer, half an answer and the login page of a network are status 0 'Network Error'", async () => {
  const { deliveries } = await deliver(['silent', 'cut', 'html']);
  assert.equal(deliveries, Array(3).fill({ status: 0, text: 'Network Error' }));
});

test('an answer after the time limit is handed over late', async () => {
  const close = openWindow('https://site.test/contact');
  let answer: (response: Response) => void = () => {};
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const late: unknown[] = [];
  const post = { identifiers, blockHeadless: false, throttle: null, origin: () => 'https://emailjs.test' };
  const send = createDeliver(post, createSlots().slot('last'), 0);
  assert.equal(await send(params, (delivery) => late.push(delivery)), { status: 0, text: 'Network Error' });
  answer(new Response('OK'));
  await settle();
  assert.equal(late, [{ status: 200, text: 'OK' }]);
  await close();
});

test('without a throttle any number may be sent', async () => {
  const { deliveries } = await deliver([200, 200]);
  assert.equal(
    deliveries.map(({ status }) => status),
    [200, 200],
  );
});

test('a throttle counts from the last success, not from a failure', async () => {
  const { deliveries, received } = await deliver([403, 'cut', 200, 200], 60_000);
  assert.equal(
    deliveries.map(({ status }) => status),
    [403, 0, 200, 429],
  );
  assert.is(received.length, 3);
});

for (const name of Object.keys(identifiers)) {
  test(`an empty ${name} is refused before anything is sent`, async () => {
    const { deliveries, received } = await deliver([200], null, { [name]: '' });
    assert.is(deliveries[0]?.status, 400);
    assert.equal(received, []);
  });
}

test('without identifiers the same call goes to our own server, wherever it is', () => {
  const close = openWindow('https://site.test/folder/contact');
  const origin = (api: string, base: string) => toSettings({ emailjs: null, api, base }).origin();
  assert.is(origin('', ''), 'https://site.test');
  assert.is(origin('', '/folder'), 'https://site.test/folder');
  assert.is(origin('https://api.test', '/folder'), 'https://api.test');
  const { blockHeadless, throttle } = toSettings({ emailjs: null, api: '', base: '' });
  assert.equal([blockHeadless, throttle], [false, null]);
  const emailjs = { ...identifiers, limitRate: null, blockHeadless: false, origin: null };
  assert.is(toSettings({ emailjs, api: 'https://api.test', base: '' }).origin(), 'https://api.emailjs.com');
  const elsewhere = { ...emailjs, origin: 'https://emailjs.test' };
  assert.is(toSettings({ emailjs: elsewhere, api: '', base: '' }).origin(), 'https://emailjs.test');
  return close();
});

test.run();
