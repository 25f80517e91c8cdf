import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Question } from '../../../server/contract/forum.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('questions');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage();
});
test.after.each(() => stage.close());

const list = '/api/questions';
const read = (query = '') => stage.get<Question[]>(`${list}${query}`);

async function ask(text: string): Promise<string> {
  const { status, json } = await stage.post(list, { text });
  assert.is(status, 201);
  return json._id;
}

test('a question is kept byte for byte and listed with the keys of the contract alone', async () => {
  const text = '  <b>Why?</b>\r\n\u202E‮ \u200B"; DROP TABLE questions; -- 🙂  ';
  const asked = await stage.post(list, { text });
  assert.is(asked.status, 201);
  assert.equal(Object.keys(asked.json), ['_id', 'text', 'createdAt']);
  const listed = await read();
  assert.equal(listed.json, [{ _id: asked.json._id, text, createdAt: '2025-06-01T12:00:00.000Z' }]);
});

test('ids are unguessable, sort by time, and end in an Anonymous ID of their own', async () => {
  const ids: string[] = [];
  for (let asked = 0; asked < 50; asked += 1) {
    ids.push(await ask(`Question ${asked}`));
    stage.clock.pass(asked % 3);
  }
  assert.ok(ids.every((id) => /^[a-z0-9]{31}$/.test(id)));
  assert.equal([...ids].sort(), ids);
  assert.is(new Set(ids.map((id) => id.slice(-4))).size, ids.length);
  assert.equal(
    (await read()).json.map(({ _id }) => _id),
    ids,
  );
});

test('without paging the newest 500 are listed, oldest first; before and limit reach the older ones', async () => {
  const rows = [...Array(520).keys()].map((number) => ({
    id: `0mb${String(number).padStart(28, '0')}`,
    tag: null,
    text: `Question ${number}`,
    created_at: new Date(Date.parse('2025-01-01') + number * 1000).toISOString(),
    hidden: 0,
    reply: null,
    replied_at: null,
    dedupe_key: null,
  }));
  await stage.database.db.insertInto('questions').values(rows).execute();
  const newest = (await read()).json;
  assert.equal([newest.length, newest[0]?.text, newest.at(-1)?.text], [500, 'Question 20', 'Question 519']);
  const older = (await read(`?before=${newest[0]?._id}&limit=15`)).json;
  assert.equal([older.length, older[0]?.text, older.at(-1)?.text], [15, 'Question 5', 'Question 19']);
  const oldest = (await read(`?before=${older[0]?._id}&limit=15`)).json;
  assert.equal([oldest.length, oldest[0]?.text], [5, 'Question 0']);
});

test('an unchanged list is answered with 304, and every change gives it another tag', async () => {
  const id = await ask('Will this change?');
  const first = await stage.get(list);
  const tag = String(first.headers.etag);
  const again = await stage.get(list, { 'if-none-match': `"other", ${tag}` });
  assert.equal([again.status, again.text, again.headers.etag], [304, '', tag]);
  assert.is(first.headers['cache-control'], 'no-cache');

  const token = await stage.login();
  const authorization = `Bearer ${token}`;
  const tags = new Set([tag]);
  const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) =>
    stage.inject({ method, url, payload, headers: { authorization } });
  const removal = `/api/desk/questions/${id}/removal`;
  for (const change of [
    () => ask('A second one'),
    () => call('POST', `${list}/${id}/reply`, { text: 'Yes.' }),
    () => call('PUT', `${list}/${id}/reply`, { text: 'It will.', was: 'Yes.' }),
    () => call('POST', `${list}/${id}/hide`),
    () => call('POST', removal),
    () => call('DELETE', removal),
    () => call('DELETE', `${list}/${id}`),
  ]) {
    await change();
    tags.add(String((await stage.get(list)).headers.etag));
  }
  assert.is(tags.size, 8);
});

test('the list is compressed for those who take it', async () => {
  await ask('Long '.repeat(500));
  for (const encoding of ['br', 'gzip'] as const) {
    const { headers } = await stage.inject({ url: list, headers: { 'accept-encoding': `${encoding};q=0.5, deflate` } });
    assert.is(headers['content-encoding'], encoding);
    assert.is(headers.vary, 'accept-encoding');
  }
  const plain = await stage.get<Question[]>(list, { 'accept-encoding': 'br;q=0' });
  assert.is(plain.headers['content-encoding'], undefined);
  assert.is(plain.json[0]?.text, 'Long '.repeat(500));
});

test('the same question from one address within a minute is one, also when it is asked at the same moment', async () => {
  await ask('Once?');
  const answers = await Promise.all([...Array(8)].map(() => stage.post(list, { text: 'Twice?' })));
  assert.equal(answers.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 200, 200, 201]);
  assert.is(new Set(answers.map(({ json }) => json._id)).size, 1);
  const elsewhere = await stage.inject({
    method: 'POST',
    url: list,
    payload: { text: 'Twice?' },
    remoteAddress: '192.0.2.7',
  });
  assert.is(elsewhere.status, 201);
  stage.clock.pass(61_000);
  assert.is((await stage.post(list, { text: 'Twice?' })).status, 201);
  assert.is((await read()).json.length, 4);
});

test('one reply wins when several arrive at once, and the question then has it', async () => {
  const id = await ask('Who answers?');
  const authorization = `Bearer ${await stage.login()}`;
  const answers = await Promise.all(
    [...Array(6).keys()].map((number) =>
      stage.post(`${list}/${id}/reply`, { text: `Reply ${number}` }, { authorization }),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  assert.equal(statuses, [201, 409, 409, 409, 409, 409]);
  assert.is(answers.find(({ status }) => status === 409)?.json.error, 'Already answered');
  const winner = answers.find(({ status }) => status === 201)?.json;
  assert.equal((await read()).json, [winner]);
  assert.equal(Object.keys(winner?.reply ?? {}), ['text', 'createdAt']);
});

test('a reply that is sent again because its answer was lost is the same reply, and one change', async () => {
  const id = await ask('Did it arrive?');
  const authorization = `Bearer ${await stage.login()}`;
  const send = (text: string) => stage.post(`${list}/${id}/reply`, { text }, { authorization });
  const first = await send('It did.');
  stage.clock.pass(3_600_000);
  const again = await send('It did.');
  assert.equal([first.status, again.status, again.json], [201, 200, first.json]);
  assert.is((await send('It did not.')).status, 409);
  const changes = await stage.get<{ action: string }[]>('/api/desk/audit', { authorization });
  assert.equal(
    changes.json.map(({ action }) => action),
    ['reply'],
  );
});

test('the professor hides a question, shows it again and deletes it, and leaves the others', async () => {
  const other = await ask('No spam?');
  const id = await ask('Spam?');
  const ids = async () => (await read()).json.map(({ _id }) => _id);
  const authorization = `Bearer ${await stage.login()}`;
  const hide = (body?: unknown) => stage.post(`${list}/${id}/hide`, body, { authorization });
  assert.equal((await hide()).json, { _id: id, hidden: true });
  assert.equal(await ids(), [other]);
  assert.equal((await hide({ hidden: false })).json, { _id: id, hidden: false });
  assert.equal(await ids(), [other, id]);
  const remove = () => stage.inject({ method: 'DELETE', url: `${list}/${id}`, headers: { authorization } });
  assert.is((await remove()).status, 204);
  assert.equal(await ids(), [other]);
  assert.is((await remove()).json.code, 'question-not-found');
});

test('a question is given a notice with it when mail is configured, and none when it is a repetition', async () => {
  const mailing = await openStage({ notify: true });
  await mailing.post(list, { text: 'Tell me' });
  await mailing.post(list, { text: 'Tell me' });
  const notices = await mailing.database.db.selectFrom('notices').selectAll().execute();
  assert.equal(
    notices.map(({ kind, attempts }) => [kind, attempts]),
    [['question', 0]],
  );
  assert.ok(mailing.notified() > 0);
  await mailing.close();
});

test.run();
