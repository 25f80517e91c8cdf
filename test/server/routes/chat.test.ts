import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Answerer, Given } from '../../../server/answer/answer.ts';
import { listChats } from '../../../server/db/chats.ts';
import { erasePerson, exportPerson, isUnknown } from '../../../server/db/person.ts';
import { purge } from '../../../server/db/retention.ts';
import { listen } from '../../support/listen.ts';
import { formOf } from '../../support/server/forms.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('chat');
let stage: Stage;
test.after.each(() => stage.close());

const email = 'ada@example.org';
const verify = (address: string) => stage.post('/api/verify-email', { email: address });
const say = (message: string, address = email) => stage.post('/api/chat', { message, email: address });

test('a respondent is admitted however the address is written, and nobody else', async () => {
  stage = await openStage();
  const refused = await verify(email);
  assert.equal(
    [refused.status, refused.json],
    [403, { error: 'This email has not completed the questionnaire.', code: 'not-respondent' }],
  );
  await stage.submit(formOf());
  const admitted = await verify('  ADA@example.ORG ');
  assert.equal([admitted.status, admitted.json], [200, { verified: true }]);
  assert.is((await say('Hello', 'Ada@Example.org')).status, 200);
});

test('a respondent who never asked to be verified is not admitted yet', async () => {
  stage = await openStage();
  await stage.submit(formOf());
  assert.is((await say('Hello')).json.code, 'not-verified');
});

test('everyone is admitted where the site is set up so', async () => {
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' } });
  assert.is((await verify('anybody@example.org')).status, 200);
  assert.is((await say('Hello', 'anybody@example.org')).json.kind, 'greeting');
});

test('where everyone is admitted, new addresses are limited, and known ones never are', async () => {
  stage = await openStage({
    env: { CHAT_ACCESS: 'everyone', TRUST_PROXY: '127.0.0.1', LIMIT_FORMS: '3/3600', LIMIT_FORMS_ALL: '8/3600' },
  });
  const from = async (network: number, address: string) => {
    const headers = { 'x-forwarded-for': `203.0.113.${network}` };
    return (await stage.post('/api/verify-email', { email: address }, headers)).status;
  };
  for (const name of ['a', 'b', 'c']) assert.is(await from(1, `${name}@example.org`), 200);
  assert.is(await from(1, 'd@example.org'), 429);
  for (let again = 0; again < 20; again += 1) assert.is(await from(1, 'a@example.org'), 200);
  for (const name of ['e', 'f', 'g']) assert.is(await from(2, `${name}@example.org`), 200);
  for (const network of [3, 4]) assert.is(await from(network, `h${network}@example.org`), 200);
  assert.is(await from(5, 'i@example.org'), 429);
});

test('failed verifications are limited, and successful ones never are', async () => {
  stage = await openStage({ env: { LIMIT_VERIFY: '20/3600' } });
  await stage.submit(formOf());
  for (let tried = 0; tried < 30; tried += 1) assert.is((await verify(email)).status, 200);
  for (let tried = 0; tried < 20; tried += 1) assert.is((await verify(`a${tried}@example.org`)).status, 403);
  const refused = await verify(email);
  assert.equal([refused.status, refused.headers['retry-after']], [429, '3600']);
  stage.clock.pass(3_600_000);
  assert.is((await verify(email)).status, 200);
});

test('an answer has the fields of the contract, quotes the place it is from, and is kept with the question', async () => {
  stage = await openStage();
  await stage.submit(formOf());
  await verify(email);
  const { status, json } = await say('What do the two inspectors do?');
  assert.is(status, 200);
  assert.equal(Object.keys(json).sort(), ['answeredBy', 'content', 'id', 'kind', 'role', 'sources', 'timestamp']);
  assert.equal(
    [json.role, json.timestamp, json.kind, json.answeredBy],
    ['assistant', '2025-06-01T12:00:00.000Z', 'answer', 'passages'],
  );
  assert.equal(json.sources[0], {
    title: 'What Is Cognitive Economics?',
    heading: 'Two inspectors',
    href: '/resources/foundation#two-inspectors:~:text=Two%20inspectors%20look%20at%20the%20same,at%20the%20price%20of%20an%20hour.',
  });
  assert.match(json.content, `](${json.sources[0]?.href})`);
  assert.equal(
    (await listChats(stage.database.db, email)).map(({ role, content }) => [role, content]),
    [
      ['user', 'What do the two inspectors do?'],
      ['assistant', json.content],
    ],
  );
});

test('a second message waits for the answer to the first', async () => {
  const given: Given = { content: 'Done.', kind: 'answer', answeredBy: 'passages', sources: [] };
  let finish = (_: Given) => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const answer = () =>
    new Promise<Given>((resolve) => {
      finish = resolve;
      begin();
    });
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' }, answer });
  await verify(email);
  const first = say('One');
  await begun;
  const second = await say('Two');
  assert.equal([second.status, second.json.code, second.headers['retry-after']], [429, 'chat-busy', '1']);
  finish(given);
  assert.is((await first).json.content, 'Done.');
  const begunAgain = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const third = say('Three');
  await begunAgain;
  finish(given);
  assert.is((await third).status, 200);
});

test('nothing is kept of an address that is erased while it is being answered', async () => {
  const answer = async (): Promise<Given> => {
    await erasePerson(stage.database, email);
    return { content: 'No.', kind: 'declined', answeredBy: 'passages', sources: [] };
  };
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' }, answer });
  for (const address of [email, 'bo@example.org']) await verify(address);
  assert.is((await say('Which pigeons carry letters?')).status, 200);
  assert.ok(isUnknown(await exportPerson(stage.database.db, email)));
  assert.equal(await stage.database.db.selectFrom('declined').selectAll().execute(), []);
});

test('messages are limited by address and by network', async () => {
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone', LIMIT_CHAT: '5/600', LIMIT_CHAT_EMAIL: '2/600' } });
  for (const address of ['a@example.org', 'b@example.org']) await verify(address);
  const statuses = [
    await say('Hello', 'a@example.org'),
    await say('Hello', 'a@example.org'),
    await say('Hello', 'a@example.org'),
    await say('Hello', 'b@example.org'),
    await say('Hello', 'b@example.org'),
    await say('Hello', 'b@example.org'),
  ].map(({ status }) => status);
  assert.equal(statuses, [200, 200, 429, 200, 200, 429]);
});

test('the service is asked as often as a day allows, and then the passages answer and say why', async () => {
  let asked = 0;
  const service = await listen((_request, response) => {
    asked += 1;
    response.end(
      '{"choices":[{"message":{"content":"Two inspectors look. [1: \\"Two inspectors look at the same crates\\"]"}}],"usage":{"total_tokens":900}}',
    );
  });
  const settings = { AI_BASE_URL: `${service.address}/v1`, AI_API_KEY: 'key', AI_MODEL: 'model' };
  for (const budget of [{ AI_DAILY_CALLS: '3' }, { AI_DAILY_TOKENS: '2000' }]) {
    asked = 0;
    stage = await openStage({ env: { CHAT_ACCESS: 'everyone', ...settings, ...budget } });
    await verify(email);
    const answeredBy: string[] = [];
    for (let message = 0; message < 5; message += 1) {
      // What is deleted at a start and daily is no day's count.
      await purge(stage.database, stage.config, stage.clock.now());
      stage.clock.pass(60_000);
      const { status, json } = await say('What do the two inspectors do?');
      assert.is(status, 200);
      answeredBy.push(json.answeredBy);
      if (message === 4)
        assert.match(
          json.content,
          /^The assistant has answered as many questions today as it may\..*\n\nThe site says:/,
        );
    }
    assert.equal([answeredBy, asked], [['ai', 'ai', 'ai', 'passages-instead', 'passages-instead'], 3]);
    stage.clock.pass(86_400_000);
    assert.is((await say('What do the two inspectors do?')).json.answeredBy, 'ai');
    if ('AI_DAILY_CALLS' in budget) await stage.close();
  }
  await service.stop();
});

test('a message that follows on is answered with the turns before it', async () => {
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' } });
  await verify(email);
  const turns = [{ question: 'What do the two inspectors do?', answer: 'They look at crates.' }];
  const { json } = await stage.post('/api/chat', { message: 'Why do they do that?', email, turns });
  assert.is(json.kind, 'answer');
  assert.is((await say('Why do they do that?')).json.kind, 'declined');
  for (const wrong of [turns[0], [{ question: 'x' }], Array.from({ length: 5 }, () => turns[0])]) {
    assert.is((await stage.post('/api/chat', { message: 'More?', email, turns: wrong })).status, 400);
  }
});

test('an answer comes as events where they are asked for, and failures as they always do', async () => {
  const given: Given = { content: 'One. Two.', kind: 'answer', answeredBy: 'ai', sources: [] };
  const answer: Answerer = async (message, _turns, onPart) => {
    if (message === 'Fail') throw new Error('planted');
    for (const text of ['One.', ' Two.']) onPart?.(text);
    if (message === 'Break off') throw new Error('planted');
    return given;
  };
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' }, answer });
  await verify(email);
  const stream = (message: string) =>
    stage.app.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { accept: 'text/event-stream' },
      payload: { message, email },
    });
  const { statusCode, headers, body } = await stream('Go');
  assert.equal([statusCode, headers['content-type'], headers['cache-control']], [200, 'text/event-stream', 'no-store']);
  assert.is(headers['x-accel-buffering'], 'no', 'nginx passes each part on at once');
  const events = body
    .trim()
    .split('\n\n')
    .map((event) => event.split('\n').map((line) => line.replace(/^\w+: /, '')));
  assert.equal(
    events.map(([name]) => name),
    ['part', 'part', 'answer'],
  );
  assert.equal(events[1]?.[1], '{"text":" Two."}');
  assert.is(JSON.parse(events[2]?.[1] ?? '').content, 'One. Two.');
  assert.is((await stream('Fail')).statusCode, 500);
  assert.is((await stream('Break off')).body.includes('event: answer'), false);
  assert.is((await stream('Go')).statusCode, 200, 'the address is free again');
});

test('a part of an answer is sent while the rest is being written', async () => {
  let finish = () => {};
  const answer: Answerer = async (_message, _turns, onPart) => {
    onPart?.('One.');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { content: 'One.', kind: 'answer', answeredBy: 'ai', sources: [] };
  };
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' }, answer });
  await verify(email);
  const address = await stage.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
  const body = JSON.stringify({ message: 'Go', email });
  const response = await fetch(`${address}/api/chat`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(10_000),
  });
  const reader = response.body?.getReader();
  assert.match(Buffer.from((await reader?.read())?.value ?? []).toString(), '{"text":"One."}');
  finish();
  assert.match(Buffer.from((await reader?.read())?.value ?? []).toString(), 'event: answer');
  await reader?.cancel();
});

test('a question of the search is answered without an address, from the site alone, and is not kept', async () => {
  const chat: Answerer = () => Promise.reject(new Error('the search asked the chat'));
  stage = await openStage({ env: { LIMIT_ANSWERS: '2/60' }, answer: chat });
  const ask = (message: string) => stage.post('/api/answer', { message });
  const { status, json } = await ask('What do the two inspectors do?');
  assert.equal([status, json.kind, Object.keys(json).sort()], [200, 'answer', ['content', 'kind', 'sources']]);
  assert.is((await ask('How do I bake bread?')).json.kind, 'declined');
  assert.is((await ask('Hello')).status, 429);
  assert.is((await stage.post('/api/answer', {})).status, 400);
  assert.equal(await stage.database.db.selectFrom('chats').selectAll().execute(), []);
});

test('without compiled passages the chat says that it is unavailable', async () => {
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone', PASSAGES_FILE: 'test/none.json' } });
  await verify(email);
  const { status, json } = await say('Hello');
  assert.equal([status, json.error], [503, 'The assistant is unavailable. Please try again.']);
});

test.run();
