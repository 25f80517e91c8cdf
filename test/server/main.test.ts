import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../server/db/open.ts';
import { formOf } from '../support/server/forms.ts';
import { createPostgres } from '../support/server/postgres.ts';
import { type Built, buildProgram } from '../support/server/program.ts';
import { isPostgres } from '../support/server/stage.ts';

const kills = process.env.LONG === '1' ? 220 : 20;
const writers = 6;

const test = suite('the program');
let built: Built;
let folder: string;
let env: Record<string, string>;
test.before(async () => {
  built = await buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'site-crash-'));
  env = { DATA_DIR: join(folder, 'data'), DIST_DIR: join(folder, 'dist') };
  for (const name of ['QUESTIONS', 'QUESTIONS_ALL', 'FORMS', 'FORMS_ALL']) env[`LIMIT_${name}`] = '99999999/60';
  if (isPostgres) env.DATABASE_URL = await createPostgres();
});
test.after(() => {
  built.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** One write that a visitor made: a question, or a submission with its file. */
interface Write {
  readonly kind: 'question' | 'submission';
  readonly key: string;
}

/** Sends a write; gives `kept`, or why it was not. */
async function send(address: string, { kind, key }: Write): Promise<string> {
  try {
    const response =
      kind === 'question'
        ? await fetch(`${address}/api/questions`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ text: key }),
          })
        : await fetch(`${address}/api/forms/submit`, {
            method: 'POST',
            body: formOf({ submissionId: key, proposalFile: new File([`file of ${key} `.repeat(300)], 'a.txt') }),
          });
    const answer = await response.text();
    return response.ok ? 'kept' : `${response.status} ${answer}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return `${message}: ${cause instanceof Error ? cause.message : cause}`;
  }
}

test(`${kills} kills amid a flood of writes lose no acknowledged row and double none on a blind retry`, async () => {
  const acknowledged = new Set<string>();
  const unanswered: Write[] = [];
  let retried = 0;

  for (let kill = 0; kill < kills; kill += 1) {
    const program = await built.start(env);
    // Whoever got no answer sends the same again.
    for (const write of unanswered.splice(0)) {
      retried += 1;
      assert.is(await send(program.address, write), 'kept');
      acknowledged.add(write.key);
    }
    const enough = acknowledged.size + 5 + ((kill * 7) % 40);
    let isAlive = true;
    const flood = [...Array(writers).keys()].map(async (writer) => {
      while (isAlive) {
        const write: Write = { kind: writer % 3 === 0 ? 'submission' : 'question', key: randomUUID() };
        if ((await send(program.address, write)) === 'kept') acknowledged.add(write.key);
        else unanswered.push(write);
        if (acknowledged.size >= enough && isAlive) {
          isAlive = false;
          await program.end('SIGKILL');
        }
      }
    });
    await Promise.all(flood);
  }
  const last = await built.start(env);
  for (const write of unanswered.splice(0)) {
    retried += 1;
    assert.is(await send(last.address, write), 'kept');
    acknowledged.add(write.key);
  }
  assert.is(await last.end('SIGTERM'), 0);

  const database = await openDatabase(env as { DATA_DIR: string });
  if (database.file !== null) {
    assert.equal(Object.values(database.file.writer.prepare('pragma integrity_check').get() ?? {}), ['ok']);
  }
  const questions = await database.db.selectFrom('questions').select('text').execute();
  const submissions = await database.db
    .selectFrom('submissions')
    .leftJoin('uploads', 'uploads.submission', 'submissions.id')
    .select(['client_id', 'size'])
    .execute();
  await database.close();
  const kept = [...questions.map(({ text }) => text), ...submissions.map(({ client_id }) => client_id ?? '')];
  const lost = [...acknowledged].filter((key) => !kept.includes(key)).length;
  const doubled = kept.length - new Set(kept).size;
  const without = submissions.filter(({ size }) => size === null).length;
  console.log(
    `${kills} kills, ${acknowledged.size} acknowledged, ${retried} sent again, ${lost} lost, ${doubled} doubled, ${without} without their file`,
  );
  assert.equal([lost, doubled, without, kept.length], [0, 0, 0, acknowledged.size]);
});

test('SIGTERM lets an open request finish, then ends with 0', async () => {
  const program = await built.start(env);
  const answers = [...Array(8).keys()].map((number) =>
    send(program.address, { kind: 'question', key: `last words ${number}` }),
  );
  await Promise.race(answers);
  assert.is(await program.end('SIGTERM'), 0);
  const kept = await openDatabase(env as { DATA_DIR: string });
  const rows = await kept.db.selectFrom('questions').select('text').where('text', 'like', 'last words %').execute();
  await kept.close();
  assert.is(rows.length, (await Promise.all(answers)).filter((answer) => answer === 'kept').length);
});

test('a port that is taken is a sentence and an exit code', async () => {
  const program = await built.start(env);
  const port = new URL(program.address).port;
  const refusal = await built.start({ ...env, DATA_DIR: join(folder, 'other'), PORT: port }).then(
    () => '',
    (error: Error) => error.message,
  );
  assert.match(refusal, /^exit 1: /);
  assert.match(refusal, 'EADDRINUSE');
  assert.not.match(refusal, /\n\s+at /);
  await program.end('SIGTERM');
});

test('the log tells what was called and nothing of who called or what was said', async () => {
  const program = await built.start({ ...env, LOG_LEVEL: 'info', TRUST_PROXY: '127.0.0.1', CHAT_ACCESS: 'everyone' });
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': '198.51.100.77',
    authorization: 'Bearer tell-tale',
  };
  const call = (path: string, body: unknown) =>
    fetch(`${program.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await call('/api/questions?secret=tell-tale', { text: 'tell-tale question' });
  await call('/api/auth/login', { email: 'tell-tale@example.org', password: 'tell-tale' });
  await call('/api/verify-email', { email: 'tell-tale@example.org' });
  await call('/api/chat', { email: 'tell-tale@example.org', message: 'tell-tale' });
  await call('/api/questions/telltale0tell-tale/reply', { text: 'tell-tale' });
  await program.end('SIGTERM');
  const lines = program
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  assert.equal(
    lines.map((line) => JSON.parse(line).path).filter((path) => path !== undefined),
    ['/api/questions', '/api/auth/login', '/api/verify-email', '/api/chat', '/api/questions/:id/reply'],
  );
  assert.not.match(program.output(), /tell-tale|198\.51\.100\.77|example\.org/);
});

test('a wrong variable stops it with one sentence', async () => {
  const refusal = await built.start({ ...env, PORT: 'eighty' }).then(
    () => '',
    (error: Error) => error.message,
  );
  assert.is(refusal, 'exit 1: PORT is `eighty`; expected a whole number from 0 to 65535\n');
});

test.run();
