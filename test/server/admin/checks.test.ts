import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkClock } from '../../../server/admin/check-database.ts';
import { checkDisk } from '../../../server/admin/check-files.ts';
import { checkIdentity } from '../../../server/admin/check-identity.ts';
import { checkMail } from '../../../server/admin/check-mail.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { listen } from '../../support/listen.ts';

function configOf(env: Readonly<Record<string, string>>): Config {
  const read = readConfig(env);
  if ('wrong' in read) throw new Error(read.wrong.join('\n'));
  return read.config;
}

const DATABASE_URL = 'postgres://site@db.example.org/forum';

test('the server is asked at the address at which it listens, and told when it is not ready', async () => {
  const places = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]', '127.0.0.1': '127.0.0.1' };
  for (const [HOST, host] of Object.entries(places))
    assert.equal(await checkIdentity(configOf({ HOST, PORT: '1', DATABASE_URL })), {
      state: 'note',
      sentence: `No server answers at http://${host}:1.`,
    });
  for (const [status, state, said] of [
    [503, 'wrong', 'is not ready: its log says why.'],
    [200, 'ok', 'is ready. This is PostgreSQL on db.example.org, database forum.'],
  ] as const) {
    const server = await listen((_, response) => response.writeHead(status).end());
    const found = await checkIdentity(configOf({ PORT: new URL(server.address).port, DATABASE_URL }));
    await server.stop();
    assert.equal(found, { state, sentence: `The server at ${server.address} ${said}` });
  }
});

test('a disk that is not there is wrong, and that of PostgreSQL is not looked at', async () => {
  assert.is((await checkDisk(configOf({ DATA_DIR: '/nowhere/data' }))).state, 'wrong');
  assert.is((await checkDisk(configOf({ DATA_DIR: '/nowhere/data', DATABASE_URL }))).state, 'note');
});

test('a mail server that takes the login is in order', async () => {
  const post = createServer((socket) => {
    socket.write('220 post\r\n');
    socket.on('data', () => socket.write('250 ok\r\n'));
  });
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', done));
  const { port } = post.address() as AddressInfo;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@example.org', NOTIFY_TO: 'b@example.org' };
  const found = await checkMail(configOf(mail), new Error('It does not open.'));
  await new Promise((done) => post.close(done));
  assert.equal(found, { state: 'ok', sentence: 'The mail server 127.0.0.1 takes the login.' });
});

test('notices that could not be sent are counted, and clocks may differ by a minute', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-checks-'));
  const database = await openDatabase({ DATA_DIR: folder });
  const now = new Date();
  const mail = configOf({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.org', NOTIFY_TO: 'b@example.org' });
  assert.match((await checkMail(mail, database)).sentence, /Look at SMTP_URL\. No notice waits\.$/);
  const put = (id: string, attempts: number, hours: number) => {
    const created_at = new Date(now.getTime() - hours * 3_600_000).toISOString();
    const notice = { id, kind: 'question', subject: id, due_at: created_at } as const;
    return database.db
      .insertInto('notices')
      .values({ ...notice, attempts, created_at })
      .execute();
  };
  await put('a', 0, 9);
  await put('b', 1, 5);
  await put('c', 2, 3);
  const { state, sentence } = await checkMail(mail, database);
  assert.is(state, 'wrong');
  assert.match(sentence, /Notices waiting: 2, the oldest for 5 hours\.$/);

  for (const [id, seconds] of [
    ['p', -86_400],
    ['q', 50],
  ] as const) {
    const created_at = new Date(now.getTime() + seconds * 1000).toISOString();
    await database.db.insertInto('questions').values({ id, text: 'Why?', created_at, hidden: 0 }).execute();
  }
  assert.is((await checkClock(database, now)).state, 'ok');
  assert.is((await checkClock(database, new Date(now.getTime() - 20_000))).state, 'wrong');
  assert.is((await checkClock(new Error('It does not open.'), now)).state, 'note');
  await database.close();
  rmSync(folder, { recursive: true });
});

test.run();
