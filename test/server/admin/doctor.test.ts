import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CheckResult } from '../../../server/admin/check-result.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { type Admin, buildAdmin } from '../../support/server/admin.ts';
import { createPostgres } from '../../support/server/postgres.ts';
import { type Built, buildProgram } from '../../support/server/program.ts';
import { writeSite } from '../../support/server/site.ts';
import { isPostgres } from '../../support/server/stage.ts';

const test = suite('doctor');
let admin: Admin;
let server: Built;
let folder: string;
let env: Record<string, string>;
test.before(async () => {
  [admin, server] = await Promise.all([buildAdmin(), buildProgram()]);
});
test.after(() => server.endAll());
test.before.each(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-doctor-'));
  writeSite(join(folder, 'dist'));
  env = {
    DATA_DIR: join(folder, 'data'),
    DIST_DIR: join(folder, 'dist'),
    PASSAGES_FILE: 'test/support/server/passages.json',
    PORT: '1',
    ...(isPostgres ? { DATABASE_URL: await createPostgres() } : {}),
  };
});
test.after.each(() => rmSync(folder, { recursive: true, force: true }));

interface Diagnosis {
  readonly code: number | null;
  readonly states: Record<string, string>;
  readonly said: (what: string) => string;
}

async function examine(changes: Record<string, string> = {}): Promise<Diagnosis> {
  const { code, out } = await admin.run({ ...env, ...changes }, ['doctor', '--json']);
  const findings = JSON.parse(out) as (CheckResult & { readonly what: string })[];
  return {
    code,
    states: Object.fromEntries(findings.map(({ what, state }) => [what, state])),
    said: (wanted) => findings.find(({ what }) => what === wanted)?.sentence ?? '',
  };
}

test('a server as it should be is found in order', async () => {
  const running = await server.start({ ...env, PORT: '0' });
  const port = { PORT: new URL(running.address).port };
  const { code, states, said } = await examine(port);
  const { out } = await admin.run({ ...env, ...port }, ['doctor']);
  await running.end('SIGTERM');
  assert.equal(states, {
    settings: 'ok',
    database: 'ok',
    identity: 'ok',
    disk: isPostgres ? 'note' : states.disk,
    aside: 'ok',
    mail: 'note',
    site: 'ok',
    passages: 'ok',
    clock: 'ok',
  });
  assert.is(code, states.disk === 'wrong' ? 1 : 0);
  assert.match(said('identity'), `The server at ${running.address} is ready`);
  for (const line of [
    /^ok {5}settings {2}No variable looks like a misspelt setting\.$/m,
    /^ok {5}database {2}It opens and is whole: 0 questions, /m,
    /^ok {5}aside {5}No restore has put anything aside\.$/m,
    /^ok {5}site {6}The site in `.+` was built 1 minute ago\. Redirects: 1\.$/m,
    /^ok {5}passages {2}The chatbot answers from \d+ passages in `.+`\.$/m,
  ])
    assert.match(out, line);
});

test('a misspelt setting, a database that is not there, a site and passages that are missing, and silent mail are told apart', async () => {
  const missing = {
    DIST_DIR: join(folder, 'none'),
    PASSAGES_FILE: join(folder, 'none.json'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.org',
    NOTIFY_TO: 'pat@example.org',
  };
  const { code, states, said } = await examine({ ...missing, LIMIT_CHATS: '20/600' });
  assert.is(code, 1);
  for (const what of ['settings', 'database', 'mail', 'site', 'passages'])
    assert.equal([what, states[what]], [what, 'wrong']);
  assert.match(said('settings'), 'LIMIT_CHATS is no setting of the server');
  assert.match(said('database'), 'There is no database yet');
  assert.match(said('mail'), 'The mail server 127.0.0.1 does not take mail: ');
  assert.match(said('site'), `There is no whole site in \`${join(folder, 'none')}\``);
  assert.match(said('passages'), 'The chatbot has nothing to answer from');
});

test('an entry of tomorrow shows that the clock is wrong', async () => {
  const database = await openDatabase(env as { DATA_DIR: string });
  const created_at = new Date(Date.now() + 86_400_000).toISOString();
  await database.db
    .insertInto('chats')
    .values({ id: 'a', email: 'a', role: 'user', content: '', created_at })
    .execute();
  await database.close();
  const { states, said } = await examine();
  assert.is(states.clock, 'wrong');
  assert.match(said('clock'), 'the newest entry is 24 hours younger');
});

if (!isPostgres) {
  test('a server that has another database open, and a file that others may read, are told', async () => {
    const running = await server.start({ ...env, PORT: '0' });
    const other = { DATA_DIR: join(folder, 'other') };
    await admin.run(other, ['init']);
    const port = { PORT: new URL(running.address).port };
    const { states, said } = await examine({ ...other, ...port });
    assert.is(states.identity, 'wrong');
    assert.match(said('identity'), `The server at ${running.address} has another database open`);
    chmodSync(join(env.DATA_DIR ?? '', 'site.sqlite'), 0o644);
    assert.match((await examine(port)).said('identity'), 'Others on this machine may read');
    await running.end('SIGTERM');
  });
}

test.run();
