import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Question } from '../../../server/contract/forum.ts';
import { listChanges } from '../../../server/db/audit.ts';
import { listMessages } from '../../../server/db/messages.ts';
import { beginRemoval } from '../../../server/db/removals.ts';
import { type Purged, purge, purgeIfSteady } from '../../../server/db/retention.ts';
import { emailOf } from '../../support/server/forms.ts';
import { isPostgres, openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('retention');
const day = 86_400_000;
const hour = 3_600_000;
let stage: Stage;
test.before.each(async () => {
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' } });
});
test.after.each(() => stage.close());

const email = 'ada@example.org';
const none: Purged = { chats: 0, messages: 0, admissions: 0, declined: 0, replyMails: 0, sessions: 0 };
const sweep = () => purge(stage.database, stage.config, stage.clock.now());

async function chat(message: string): Promise<void> {
  await stage.post('/api/verify-email', { email });
  assert.is((await stage.post('/api/chat', { email, message })).status, 200);
}

test('chat logs go after 30 days and not before', async () => {
  await chat('old Qvxzjk');
  stage.clock.pass(30 * day);
  assert.is((await sweep()).chats, 0);
  await chat('young');
  stage.clock.pass(1);
  assert.is((await sweep()).chats, 2);
  const left = await stage.database.db.selectFrom('chats').select('content').where('role', '=', 'user').execute();
  assert.equal(
    left.map(({ content }) => content),
    ['young'],
  );
  if (isPostgres) return;
  const folder = stage.config.DATA_DIR;
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  assert.not.match(bytes.join(), 'Qvxzjk');
});

test('contact messages go after two years, and admissions that nobody used as long', async () => {
  await stage.post('/api/v1.0/email/send', emailOf());
  await chat('Hello');
  stage.clock.pass(729 * day);
  assert.equal(await sweep(), { ...none, chats: 2 });
  stage.clock.pass(day + 1);
  assert.equal(await sweep(), { ...none, messages: 1, admissions: 1 });
  assert.equal(await listMessages(stage.database.db), []);
});

test('what was changed on the desk is listed for two years', async () => {
  const bearer = { authorization: `Bearer ${await stage.login()}` };
  const { _id } = (await stage.post('/api/questions', { text: 'Why?' })).json;
  await stage.post(`/api/questions/${_id}/reply`, { text: 'So.' }, bearer);
  const listed = async () => (await listChanges(stage.database.db, 10)).length;
  stage.clock.pass(730 * day);
  await sweep();
  assert.is(await listed(), 1);
  stage.clock.pass(1);
  await sweep();
  assert.is(await listed(), 0);
});

test('questions and submissions stay, sessions that have ended do not', async () => {
  await stage.post('/api/questions', { text: 'Still here?' });
  await stage.login();
  stage.clock.pass(4000 * day);
  assert.is((await sweep()).sessions, 1);
  assert.is((await stage.get<unknown[]>('/api/questions')).json.length, 1);
});

/** What the server does at its start and daily; gives what it told. */
async function look(): Promise<unknown[]> {
  const told: unknown[] = [];
  await purgeIfSteady(stage.database, stage.config, stage.clock.now(), {
    onPurged: (purged) => told.push(purged),
    onJump: (from) => told.push(from),
  });
  return told;
}

test('a clock that is years ahead when the server starts deletes nothing until it is set', async () => {
  assert.equal(await look(), []);
  const before = stage.clock.now().toISOString();
  await stage.post('/api/v1.0/email/send', emailOf());
  stage.clock.pass(3650 * day);
  const wrong = stage.clock.now().toISOString();
  assert.equal(await look(), [before]);
  stage.clock.pass(hour / 2);
  assert.equal(await look(), [], 'a server that starts again at once has proved nothing');
  stage.clock.pass(-3650 * day);
  assert.equal(await look(), [wrong]);
  stage.clock.pass(day);
  assert.equal(await look(), []);
  assert.is((await listMessages(stage.database.db)).length, 1);
});

test('a site that was idle for years deletes what is old at the second look, and tells how much', async () => {
  assert.equal(await look(), []);
  await stage.post('/api/v1.0/email/send', emailOf());
  await chat('Hello');
  stage.clock.pass(3650 * day);
  assert.is((await look()).length, 1);
  stage.clock.pass(hour);
  assert.equal(await look(), [{ ...none, chats: 2, messages: 1, admissions: 1 }]);
  assert.equal(await listMessages(stage.database.db), []);
});

test('a server that starts every few days deletes what is old at once', async () => {
  for (let start = 0; start < 5; start += 1) {
    await look();
    if (start === 0) await chat('Hello');
    stage.clock.pass(7 * day);
  }
  assert.equal(await look(), [{ ...none, chats: 2 }]);
});

test('a question whose deletion was asked for goes even where the clock jumped', async () => {
  await look();
  await stage.post('/api/questions', { text: 'Delete me' });
  const [question] = (await stage.get<Question[]>('/api/questions')).json;
  const asked = stage.clock.now();
  await stage.database.db.transaction().execute((transaction) => beginRemoval(transaction, question?._id ?? '', asked));
  stage.clock.pass(3650 * day);
  await look();
  assert.is(await stage.database.db.selectFrom('questions').select('id').executeTakeFirst(), undefined);
});

test.run();
