import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listMessages } from '../../../server/db/messages.ts';
import { purge } from '../../../server/db/retention.ts';
import { emailOf } from '../../support/server/forms.ts';
import { isPostgres, openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('retention');
const day = 86_400_000;
let stage: Stage;
test.before.each(async () => {
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' } });
});
test.after.each(() => stage.close());

const email = 'ada@example.org';
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
  assert.equal(await sweep(), { chats: 2, messages: 0, admissions: 0, sessions: 0 });
  stage.clock.pass(day + 1);
  assert.equal(await sweep(), { chats: 0, messages: 1, admissions: 1, sessions: 0 });
  assert.equal(await listMessages(stage.database.db), []);
});

test('questions and submissions stay, sessions that have ended do not', async () => {
  await stage.post('/api/questions', { text: 'Still here?' });
  await stage.login();
  stage.clock.pass(4000 * day);
  assert.is((await sweep()).sessions, 1);
  assert.is((await stage.get<unknown[]>('/api/questions')).json.length, 1);
});

test.run();
