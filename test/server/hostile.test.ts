import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Hostile, hostile, hostileMail } from '../support/server/hostile.ts';
import { type Answer, openStage, type Stage } from '../support/server/stage.ts';

const test = suite('hostile inputs');
let stage: Stage;
let token: string;
test.before(async () => {
  stage = await openStage();
  token = await stage.login();
});
test.after(() => stage.close());

const leak =
  /\bat \S+:\d+|node_modules|\/(?:work|home|server|usr)\/|sqlite|postgres|kysely|fastify|\bselect\b.*\bfrom\b|zod/i;

async function send({ method = 'POST', url, headers = {}, payload, asProfessor = false }: Hostile): Promise<Answer> {
  const request = payload instanceof FormData ? new Request('http://site', { method: 'POST', body: payload }) : null;
  const body = request === null ? payload : Buffer.from(await request.arrayBuffer());
  const type = request?.headers.get('content-type');
  return stage.inject({
    method,
    url,
    headers: {
      ...headers,
      ...(type === null || type === undefined ? {} : { 'content-type': type }),
      ...(asProfessor ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { payload: body as string | Buffer }),
  });
}

async function countRows(): Promise<number[]> {
  const tables = [
    'questions',
    'submissions',
    'uploads',
    'messages',
    'chats',
    'verified',
    'notices',
    'sessions',
  ] as const;
  return Promise.all(
    tables.map(async (table) => (await stage.database.db.selectFrom(table).selectAll().execute()).length),
  );
}

for (const input of hostile) {
  test(input.name, async () => {
    const before = await countRows();
    const { status, headers, text, json } = await send(input);
    assert.equal([status, json?.code], [input.status, input.code]);
    if (input.error !== undefined) assert.is(json.error, input.error);
    if (input.field !== undefined) assert.is(json.field, input.field);
    const fields = Object.keys(json).filter((key) => key !== 'field');
    assert.equal(fields, ['error', 'code']);
    assert.is(headers['cache-control'], 'no-store');
    assert.match(String(headers['content-type']), /^application\/json/);
    assert.not.match(text, leak);
    if (status === 401 && input.code === 'session-invalid') assert.is(headers['www-authenticate'], 'Bearer');
    if (status === 405) assert.match(String(headers.allow), /GET|POST|DELETE/);
    assert.equal(await countRows(), before);
    assert.is(({} as { x?: unknown }).x, undefined);
  });
}

for (const input of hostileMail) {
  test(input.name, async () => {
    const before = await countRows();
    const { status, headers, text } = await send(input);
    assert.equal([status, text], [input.status, input.error]);
    assert.match(String(headers['content-type']), /^text\/plain/);
    assert.equal(await countRows(), before);
  });
}

test('there are at least 120 of them', () => {
  const count = hostile.length + hostileMail.length;
  console.log(`${count} hostile inputs`);
  assert.ok(count >= 120);
});

test.run();
