import * as assert from 'uvu/assert';
import { openStudio, path, studioSuite, text } from './stage.ts';

const test = studioSuite('studio');

test('strangers learn nothing and change nothing', async ({ studio }) => {
  const { host } = new URL(studio.address);
  const body = JSON.stringify({ path, text: 'harm', base: text });
  const json = { 'content-type': 'application/json' };
  const strangers = [
    { host: 'rebound.example' },
    { host, origin: 'https://elsewhere.example' },
    { host, origin: 'http://localhost:1' },
    { host, 'sec-fetch-site': 'cross-site' },
    { host, 'x-studio-token': 'guessed' },
  ];
  for (const headers of strangers) {
    const answer = await studio.ask('/studio/call/save', { method: 'POST', headers: { ...json, ...headers }, body });
    assert.is(answer.status, 403, JSON.stringify(headers));
    assert.is(answer.headers['access-control-allow-origin'], undefined);
  }
  assert.is((await studio.ask('/studio', { headers: { host: 'rebound.example' } })).status, 403);
  assert.is(studio.read('topics/gamma.md'), text);
});

test('a form on another page, which can send no JSON, is refused', async ({ studio }) => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await studio.ask('/studio/call/save', { method: 'POST', headers, body: '{}' });
  assert.is(answer.status, 415);
});

test('what does not have the form of a call is refused in a sentence, and so is what is no JSON', async ({
  studio,
}) => {
  const headers = { 'content-type': 'application/json' };
  const post = (name: string, body: string) => studio.ask(`/studio/call/${name}`, { method: 'POST', headers, body });
  for (const [name, sent] of Object.entries({
    open: [{}, { path: 5 }, null, 'x', []],
    save: [
      { path, text: null, base: text },
      { path, text },
    ],
    complete: [
      { path, text, offset: -1 },
      { path, text, offset: 0.5 },
    ],
    plan: [{}, { action: 'other' }, { action: 'new', kind: 'topic' }],
    keep: [{ name: 'a.pdf', data: [1] }],
    commit: [{ message: 1 }],
  }))
    for (const one of sent) {
      const answer = await post(name, JSON.stringify(one));
      assert.is(answer.status, 400, `${name} ${JSON.stringify(one)}`);
      assert.match(answer.text, `What was sent with \`${name}\` has not the form that it takes`);
    }
  assert.is((await post('open', '{')).status, 400);
  assert.is((await post('open', ' '.repeat(30 * 1024 * 1024 + 1))).status, 413);
  assert.is((await studio.ask('/studio', { method: 'POST' })).status, 405);
  const strange = {
    path: '../x',
    text: '',
    offset: 1e9,
    title: '',
    html: '',
    base: null,
    address: '%',
    to: '../y',
    id: 9,
    paths: ['../x'],
  };
  for (const name of [
    'open',
    'type',
    'complete',
    'hover',
    'disk',
    'drop',
    'save',
    'mend',
    'paste',
    'takeBack',
    'find',
    'undo',
  ])
    assert.is((await post(name, JSON.stringify(strange))).status, 200, name);
  assert.is((await post('plan', JSON.stringify({ action: 'move', ...strange }))).status, 200);
});

test('what is at no address of the studio is not found', async ({ studio }) => {
  for (const path of ['/studio/nothing', '/studio/page/x', '/studio/call/nothing'])
    assert.is((await studio.ask(path)).status, 404, path);
});

test('each site has a sign of its own for what its author has not saved', async ({ studio }) => {
  const other = await openStudio();
  const [own, its] = await Promise.all([studio, other].map((one) => one.ask('/studio')));
  const signOf = (page?: { text: string }) => /data-site="(\w{64})"/.exec(page?.text ?? '')?.[1];
  assert.ok(signOf(own));
  assert.is.not(signOf(own), signOf(its));
  await other.stop();
});

test('no other page can show the studio in a frame', async ({ studio }) => {
  assert.match(String((await studio.ask('/studio')).headers['content-security-policy']), "frame-ancestors 'none'");
  assert.match(String((await studio.ask('/studio/page')).headers['content-security-policy']), "frame-ancestors 'self'");
});

test.run();
