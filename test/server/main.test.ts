import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../server/db/open.ts';
import { findFreePort } from '../support/free-port.ts';
import { createFlood, send } from '../support/server/flood.ts';
import { createPostgres } from '../support/server/postgres.ts';
import { type Built, buildProgram, bundle } from '../support/server/program.ts';
import { isPostgres } from '../support/server/stage.ts';

const kills = process.env.LONG === '1' ? 220 : 8;

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
  built.endAll();
  rmSync(folder, { recursive: true, force: true });
});

test(`${kills} kills amid a flood of writes lose no acknowledged row and double none on a blind retry`, async () => {
  const flood = createFlood();
  for (let kill = 0; kill < kills; kill += 1) {
    const program = await built.start(env);
    assert.is(await flood.sendAgain(program.address), null);
    await flood.writeUntil(program.address, 5 + ((kill * 7) % 40), () => program.end('SIGKILL'));
  }
  const last = await built.start(env);
  assert.is(await flood.sendAgain(last.address), null);
  assert.is(await last.end('SIGTERM'), 0);

  const database = await openDatabase(env as { DATA_DIR: string });
  if (database.file !== null) {
    assert.equal(Object.values(database.file.writer.prepare('pragma integrity_check').get() ?? {}), ['ok']);
  }
  const { acknowledged, sentAgain, ...wrong } = await flood.compare(database);
  await database.close();
  console.log(`${kills} kills, ${acknowledged} acknowledged, ${sentAgain} sent again, ${JSON.stringify(wrong)}`);
  assert.equal(wrong, { lost: 0, doubled: 0, withoutFile: 0, unknown: 0 });
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
  assert.match(
    refusal,
    `Another program listens on port ${port} of 127.0.0.1. End it, or choose another port with PORT.`,
  );
  assert.not.match(refusal, /\n\s+at /);
  await program.end('SIGTERM');
});

test('an address that is none of this machine is refused with the name of its setting', async () => {
  const refusal = await built.start({ ...env, HOST: '192.0.2.1' }).then(
    () => '',
    (error: Error) => error.message,
  );
  assert.match(refusal, /^exit 1: .*EADDRNOTAVAIL.* Set HOST to an address of this machine/);
});

const onFullDisk = existsSync('/dev/full') ? test : test.skip;
onFullDisk('a log that cannot be written, as on a full disk, ends no server', async () => {
  const port = await findFreePort();
  const log = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [await bundle('server/main.ts')], {
    env: { ...process.env, ...env, PORT: port, LOG_LEVEL: 'info' },
    stdio: ['ignore', log, 'ignore'],
  });
  closeSync(log);
  let answers = 0;
  while (answers < 3 && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok === true) answers += 1;
    else await setTimeout(50);
  }
  child.kill('SIGKILL');
  assert.is(answers, 3);
});

test('an argument is refused, with where the settings are', async () => {
  const refusal = await built.start(env, ['--port', '80']).then(
    () => '',
    (error: Error) => error.message,
  );
  assert.match(refusal, /^exit 1: The server takes no arguments, but got `--port 80`\. .*server\/README\.md/);
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
  // A call is logged once its answer has left, and by then the next one may be answered.
  const paths = lines.flatMap((line) => JSON.parse(line).path ?? []).sort();
  const called = ['/api/auth/login', '/api/chat', '/api/questions', '/api/questions/:id/reply', '/api/verify-email'];
  assert.equal(paths, called);
  assert.not.match(program.output(), /tell-tale|198\.51\.100\.77|example\.org/);
});

test('a wrong variable stops it with one sentence', async () => {
  const refusal = await built.start({ ...env, PORT: 'eighty' }).then(
    () => '',
    (error: Error) => error.message,
  );
  assert.is(refusal, 'exit 1: PORT is `eighty`; expected a whole number from 0 to 65535\n');
});

test('a site or passages that are missing are told of at the start', async () => {
  const program = await built.start({ ...env, PASSAGES_FILE: join(folder, 'none.json') });
  const told = await fetch(program.address);
  await program.end('SIGTERM');
  assert.is(told.status, 404);
  assert.match(program.output(), `There is no whole site in \`${join(folder, 'dist')}\``);
  assert.match(program.output(), `The chatbot has nothing to answer from: \`${join(folder, 'none.json')}\``);
});

test('a variable that looks like a misspelt setting is told of at the start', async () => {
  const program = await built.start({ ...env, RETENTION_CHAT_DAY: '7' });
  await program.end('SIGTERM');
  assert.match(
    program.output(),
    'RETENTION_CHAT_DAY is no setting of the server, and is ignored. Is it RETENTION_CHAT_DAYS?',
  );
});

test.run();
