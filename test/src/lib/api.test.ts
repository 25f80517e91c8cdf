import type { IncomingMessage, ServerResponse } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Api, createApi, timeLimits } from '../../../src/lib/api.ts';
import { done, ok, refused } from '../../support/answers.ts';
import { listen } from '../../support/listen.ts';

interface Received {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Makes one call to a server that answers as told, and gives the answer and what the server received. */
async function call<T>(
  make: (api: Api) => Promise<T>,
  reply: (response: ServerResponse) => void,
  limits: { readonly call: number; readonly chat: number } = timeLimits,
) {
  const received: Received[] = [];
  const server = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    reply(response);
  });
  try {
    const upload = () => Promise.resolve(done);
    const answer = await make(createApi(server.address, { fetch, upload, limits }));
    return { answer, received: received[0] };
  } finally {
    await server.stop();
  }
}

function json(value: unknown, status = 200) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
}

const question = { _id: 'q1', text: 'Why?', createdAt: '2025-03-11T10:00:00.000Z' };
const replied = { ...question, reply: { text: 'Because.', createdAt: '2025-03-12T10:00:00.000Z' } };

test('GET /api/questions asks for nothing more and gives the list', async () => {
  const { answer, received } = await call((api) => api.questions(), json([question, replied]));
  assert.equal(answer, { ok: true, data: [question, replied] });
  assert.is(received?.line, 'GET /api/questions');
  assert.is(received?.headers['content-type'], undefined);
});

test('a list is no web page for what is written in it', async () => {
  const list = [{ ...question, text: 'What does <html> mean?' }];
  assert.equal((await call((api) => api.questions(), json(list))).answer, ok(list));
});

test('entries without an id or a text are left out, and unknown fields too', async () => {
  const bare = { _id: 'q2', text: 'And how?' };
  const list = [null, 5, { _id: 'x' }, { text: 'x' }, { ...question, reply: {}, extra: 1 }, bare];
  list.push({ ...bare, reply: { text: 'So.' } });
  const { answer } = await call((api) => api.questions(), json(list));
  const undated = { ...bare, createdAt: '' };
  assert.equal(answer, ok([question, undated, { ...undated, reply: { text: 'So.', createdAt: '' } }]));
});

test('an empty list is a forum without questions', async () => {
  assert.equal((await call((api) => api.questions(), json([]))).answer, ok([]));
});

test('what our own server takes is read as far as it is known, and another is not taken for ours', async () => {
  for (const [body, answer] of [
    [{ live: true, takes: ['mail', 'later'] }, ok(['mail'])],
    [{ live: true }, ok([])],
    [{ takes: ['mail'] }, refused(200)],
    [null, refused(200)],
  ] as const)
    assert.equal((await call((api) => api.health(), json(body))).answer, answer);
});

test('of the replies for the search those are read that are whole and lead into the forum', async () => {
  const whole = { href: '/forum/q1', question: 'Why?', reply: 'Because.' };
  const broken = [null, { ...whole, href: 'javascript:alert(1)' }, { ...whole, href: 5 }, { ...whole, question: 5 }];
  const list = [...broken, { ...whole, reply: 5 }, whole];
  assert.equal((await call((api) => api.replies(), json(list))).answer, ok([whole]));
  assert.equal((await call((api) => api.replies(), json({ list }))).answer, refused(200));
});

test('what is no list, or holds nothing that can be shown, is a refusal', async () => {
  for (const body of [{}, null, 'text', { questions: [] }, [{ id: 'q1', text: 'Why?' }, null]]) {
    const { answer } = await call((api) => api.questions(), json(body));
    assert.equal(answer, refused(200));
  }
});

test('POST /api/questions sends the text as JSON', async () => {
  const { answer, received } = await call((api) => api.ask({ text: 'Why?' }), json(question, 201));
  assert.equal(answer, { ok: true, data: { id: question._id } });
  assert.is(received?.line, 'POST /api/questions');
  assert.is(received?.headers['content-type'], 'application/json');
  assert.is(received?.body, '{"text":"Why?"}');
});

test('POST /api/auth/login reads the token and whether it is taken again, and carries the last one as bearer', async () => {
  const login = { email: 'prof@example.org', password: 'secret' };
  const { answer, received } = await call((api) => api.login(login, null), json({ token: 't' }));
  assert.equal(answer, ok({ token: 't', identifiesBrowser: false }));
  assert.is(received?.headers.authorization, undefined);
  const again = await call((api) => api.login(login, 'last'), json({ token: 't', knownUntil: '2025-06-09T10:00:00Z' }));
  assert.equal(again.answer, ok({ token: 't', identifiesBrowser: true }));
  assert.is(again.received?.headers.authorization, 'Bearer last');
  assert.is(received?.line, 'POST /api/auth/login');
  assert.equal(JSON.parse(received?.body ?? ''), login);
  assert.equal((await call((api) => api.login(login, null), json({}))).answer, refused(200));
});

test('POST /api/questions/{id}/reply carries the token as bearer authorisation', async () => {
  const { received } = await call((api) => api.reply('a/b', { text: 'So.' }, 'secret'), json({}));
  assert.is(received?.line, 'POST /api/questions/a%2Fb/reply');
  assert.is(received?.headers.authorization, 'Bearer secret');
  assert.is(received?.body, '{"text":"So."}');
});

test('POST /api/verify-email sends the address', async () => {
  const { answer, received } = await call((api) => api.verify({ email: 'ada@example.org' }), json({ ok: 1 }));
  assert.equal(answer, done);
  assert.is(received?.line, 'POST /api/verify-email');
  assert.is(received?.body, '{"email":"ada@example.org"}');
});

test('POST /api/chat sends message and address, and reads id, content, role, timestamp and what is cited', async () => {
  const reply = { id: '1', content: 'Yes', role: 'assistant', timestamp: '2025-03-11T10:00:00.000Z' };
  const { answer, received } = await call(
    (api) => api.chat({ message: 'Hm?', email: 'ada@example.org' }),
    json({ ...reply, sources: [{ title: 'A', heading: null, href: '/a' }, { href: 5 }, null] }),
  );
  assert.equal(answer, { ok: true, data: { ...reply, cited: ['/a'] } });
  assert.is(received?.line, 'POST /api/chat');
  assert.is(received?.body, '{"message":"Hm?","email":"ada@example.org"}');
});

test('a chat answer comes as events to whoever listens to its parts, and whole to others', async () => {
  const request = { message: 'Hm?', email: 'ada@example.org' };
  const parts: string[] = [];
  const { answer, received } = await call(
    (api) => api.chat(request, (text) => parts.push(text)),
    (response) =>
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end('event: part\ndata: {"text":"Y"}\n\nevent: answer\ndata: {"content":"Yes"}\n\n'),
  );
  assert.equal([parts, answer, JSON.parse(received?.body ?? '')], [['Y'], ok({ content: 'Yes' }), request]);
  assert.match(received?.headers.accept ?? '', 'text/event-stream');
  const whole = await call((api) => api.chat(request), json({ content: 'Yes' }));
  assert.not.match(whole.received?.headers.accept ?? '', 'text/event-stream');
});

test('of a chat answer the role and the kind are read that are known', async () => {
  const chat = (api: Api) => api.chat({ message: 'Hm?', email: 'ada@example.org' });
  for (const known of [{ role: 'user' }, { kind: 'answer' }, { kind: 'greeting' }, { kind: 'declined' }] as const)
    assert.equal((await call(chat, json(known))).answer, ok(known));
  assert.equal((await call(chat, json({ kind: 'other' }))).answer, ok({}));
});

test('a chat answer may leave out everything, and wrong types count as left out', async () => {
  const chat = (api: Api) => api.chat({ message: 'Hm?', email: 'ada@example.org' });
  for (const body of [{}, null, [], { id: 5, content: ' ', role: 'system', timestamp: '', sources: 'all' }]) {
    assert.equal((await call(chat, json(body))).answer, { ok: true, data: {} });
  }
  for (const empty of ['', ' \n'])
    assert.equal((await call(chat, (response) => response.end(empty))).answer, { ok: true, data: {} });
  assert.equal((await call(chat, (response) => response.end('plain text'))).answer, refused(200));
});

test('the calls that only our own server has are made as its contract says', async () => {
  const makes: readonly ((api: Api) => Promise<unknown>)[] = [
    (api) => api.questions('q1'),
    (api) => api.health(),
    (api) => api.replies(),
    (api) => api.answer({ message: 'Hm?' }),
    (api) => api.requestReplyMail('q1', { email: 'ada@example.org' }),
    (api) => api.logout('t'),
    (api) => api.hide('q1', 't'),
    (api) => api.remove('q1', 't'),
  ];
  const lines = [];
  for (const make of makes) lines.push((await call(make, json({ live: true }))).received?.line);
  assert.equal(lines, [
    'GET /api/questions?before=q1',
    'GET /api/health',
    'GET /api/replies',
    'POST /api/answer',
    'POST /api/questions/q1/mail',
    'POST /api/auth/logout',
    'POST /api/questions/q1/hide',
    'DELETE /api/questions/q1',
  ]);
});

test('a question that was asked has an id where the answer names one; other calls take any body, or none', async () => {
  for (const body of ['', 'OK', '{"a":1}', '[]']) {
    const { answer } = await call(
      (api) => api.ask({ text: 'x' }),
      (response) => response.end(body),
    );
    assert.equal(answer, { ok: true, data: { id: null } });
  }
  const { answer } = await call(
    (api) => api.logout('t'),
    (response) => response.writeHead(204).end(),
  );
  assert.equal(answer, done);
});

test('an error answer gives its sentence, code and field', async () => {
  const error = { error: 'Question is empty', code: 'field-empty', field: 'text' };
  const { answer } = await call((api) => api.ask({ text: '' }), json(error, 400));
  assert.equal(answer, refused(400, error));
});

test('an error answer without JSON gives its status alone', async () => {
  for (const body of ['', 'Bad gateway', '<html><body>502</body></html>', '[]', '{"error":5}', '{"error":""}']) {
    const { answer } = await call(
      (api) => api.ask({ text: 'x' }),
      (response) => response.writeHead(502).end(body),
    );
    assert.equal(answer, refused(502));
  }
});

test('a web page is no answer, whatever its status', async () => {
  for (const page of [
    '<!doctype html><title>Sign in</title>',
    '\n <HTML lang="en">',
    '<!DOCTYPE html>',
    '<head>',
    '<body>',
  ]) {
    const { answer } = await call(
      (api) => api.ask({ text: 'x' }),
      (response) => response.end(page),
    );
    assert.equal(answer, refused(200));
  }
});

test('a stopped server is no answer', async () => {
  const server = await listen(() => {});
  await server.stop();
  const api = createApi(server.address, { fetch, upload: () => Promise.resolve(done), limits: timeLimits });
  assert.equal(await api.questions(), refused());
});

test('a line that is cut in the middle is no answer', async () => {
  const { answer } = await call(
    (api) => api.questions(),
    (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('[{"_id":"q1",', () => response.destroy());
    },
  );
  assert.equal(answer, refused());
});

test('a server that is silent, or stops in the middle, is given up at the time limit', async () => {
  for (const reply of [() => {}, (response: ServerResponse) => void response.writeHead(200).write('[')]) {
    const { answer } = await call((api) => api.questions(), reply, { call: 300, chat: 300 });
    assert.equal(answer, refused());
  }
});

test.run();
