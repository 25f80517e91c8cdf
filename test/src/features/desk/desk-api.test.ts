import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeskApi, type DeskApi } from '../../../../src/features/desk/desk-api.ts';
import { done, ok, refused } from '../../../support/answers.ts';

/** Makes one call; gives its answer, and each request as its method, address, token and body. */
async function call<T>(make: (api: DeskApi) => Promise<T>, ...responses: readonly (Response | Error)[]) {
  const requests: unknown[] = [];
  const left = [...responses];
  const api = createDeskApi('https://api.test', async (address, { method = 'GET', headers, body = null } = {}) => {
    requests.push([method, address, new Headers(headers).get('authorization'), body]);
    const response = left.shift();
    if (response instanceof Response) return response;
    throw response;
  });
  return { answer: await make(api), requests };
}

const page = (name: '_id' | 'id', count: number) =>
  Response.json(Array.from({ length: count }, (_, place) => ({ [name]: `${count}/${place}` })));

for (const [part, name] of [
  ['questions', '_id'],
  ['submissions', 'id'],
  ['messages', 'id'],
] as const)
  test(`all ${part} are read, however many there are, page by page`, async () => {
    const { answer, requests } = await call(
      (api) => api.read(part, 't'),
      page(name, 500),
      page(name, 500),
      page(name, 1),
    );
    assert.is(answer.ok && answer.data.length, 1001);
    assert.equal(requests, [
      ['GET', `https://api.test/api/desk/${part}`, 'Bearer t', null],
      ...Array(2).fill(['GET', `https://api.test/api/desk/${part}?before=500%2F499`, 'Bearer t', null]),
    ]);
  });

test('a list of which a page is missing is not shown as whole', async () => {
  const { answer } = await call((api) => api.read('messages', 't'), page('id', 500), new Response('', { status: 500 }));
  assert.equal(answer, refused(500));
});

test('what is no list takes one call, and what is no data is none', async () => {
  const { answer, requests } = await call(
    (api) => api.read('declined', 't'),
    Response.json({ clusters: [], unshown: 0 }),
  );
  assert.equal([answer, requests.length], [ok({ clusters: [], unshown: 0 }), 1]);
  assert.equal((await call((api) => api.read('declined', 't'), Response.json('Hello'))).answer, refused(200));
});

test('each change is the call of the contract, under the token', async () => {
  const at = 'https://api.test/api/desk';
  for (const [make, ...request] of [
    [
      (api: DeskApi) => api.change({ method: 'PUT', path: '/api/desk/x', body: { a: 1 } }, 't'),
      'PUT',
      `${at}/x`,
      '{"a":1}',
    ],
    [(api: DeskApi) => api.change({ method: 'DELETE', path: '/api/desk/x' }, 't'), 'DELETE', `${at}/x`, null],
    [(api: DeskApi) => api.remove('a/b', 't'), 'POST', `${at}/questions/a%2Fb/removal`, null],
    [(api: DeskApi) => api.beginTwoFactor('t'), 'POST', `${at}/two-factor`, null],
    [
      (api: DeskApi) => api.confirmTwoFactor('12', 'words', 't'),
      'POST',
      `${at}/two-factor/confirm`,
      '{"code":"12","password":"words"}',
    ],
  ] as const) {
    const [method, address, body] = request;
    const { answer, requests } = await call<unknown>(make, Response.json({}));
    assert.equal(requests, [[method, address, 'Bearer t', body]]);
    assert.equal(answer, method === 'PUT' || method === 'DELETE' ? done : ok({}));
  }
});

test('a file is what it is; a refusal, no answer and the login page of a network are no file', async () => {
  const download = (response: Response | Error) => call((api) => api.download('/api/desk/export.csv', 't'), response);
  const { answer, requests } = await download(new Response('name\nAda'));
  assert.is(answer.ok && (await answer.data.text()), 'name\nAda');
  assert.equal(requests, [['GET', 'https://api.test/api/desk/export.csv', 'Bearer t', null]]);
  const error = { error: 'Invalid or expired session', code: 'session-invalid' };
  assert.equal((await download(Response.json(error, { status: 401 }))).answer, refused(401, error));
  assert.equal((await download(new Error('Failed to fetch'))).answer, refused());
  const portal = new Response('<!doctype html><p>Log in', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  assert.equal((await download(portal)).answer, refused(200));
});

test.run();
