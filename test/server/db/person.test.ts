import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listChanges } from '../../../server/db/audit.ts';
import { erasePerson, exportPerson, isUnknown } from '../../../server/db/person.ts';
import { removeProfessor } from '../../../server/db/professors.ts';
import { emailOf, formOf } from '../../support/server/forms.ts';
import { isPostgres, openStage, professor, type Stage } from '../../support/server/stage.ts';

const test = suite('a person’s data');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage({ notify: true });
});
test.after.each(() => stage.close());

const mark = 'Zxqvjk';

/** Everything that one person leaves behind, each text with a mark that is nowhere else. */
async function leaveTraces(who: string, mark: string): Promise<void> {
  const email = `${who}@example.org`;
  for (let time = 0; time < 3; time += 1) {
    const file = new File([`${mark} file ${time} `.repeat(20_000)], `${mark}.txt`);
    await stage.submit(
      formOf({ email, name: `${mark} name`, proposalSummary: `${mark} `.repeat(900), proposalFile: file }),
    );
    await stage.post('/api/v1.0/email/send', emailOf({ email, name: mark, message: `${mark} ${time} `.repeat(700) }));
    await stage.post('/api/verify-email', { email });
    await stage.post('/api/chat', { email, message: `${mark} inspectors ${time}` });
  }
}

/** How often a text stands in the files of the database. */
function countInFiles(text: string): number {
  const folder = stage.config.DATA_DIR;
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name)))
    .reduce((sum, bytes) => sum + bytes.toString('latin1').toLowerCase().split(text.toLowerCase()).length - 1, 0);
}

test('an export holds everything under the address, files included, and nothing of others', async () => {
  await leaveTraces('ada', mark);
  await leaveTraces('bo', 'Wqrzpk');
  const person = await exportPerson(stage.database.db, ' ADA@example.org');
  assert.equal([person.submissions.length, person.messages.length, person.chats.length], [3, 3, 6]);
  assert.is(person.admittedToChat, '2025-06-01T12:00:00.000Z');
  for (const [time, { fileInBase64, upload }] of person.submissions.entries()) {
    const file = Buffer.from(fileInBase64 ?? '', 'base64').toString();
    assert.match(file, `${mark} file ${time}`);
    assert.equal(upload, { name: `${mark}.txt`, type: 'text/plain', size: file.length });
  }
  assert.not.match(JSON.stringify(person), 'Wqrzpk');
});

test('erasing leaves no row of the person, and every row of the others', async () => {
  await leaveTraces('ada', mark);
  await leaveTraces('bo', 'Wqrzpk');
  const erased = await erasePerson(stage.database, 'Ada@Example.org ');
  assert.equal(erased, { submissions: 3, messages: 3, chats: 6 });
  const nothing = await exportPerson(stage.database.db, 'ada@example.org');
  assert.equal([nothing.submissions, nothing.messages, nothing.chats, nothing.admittedToChat], [[], [], [], null]);
  const other = await exportPerson(stage.database.db, 'bo@example.org');
  assert.equal([other.submissions.length, other.messages.length, other.chats.length], [3, 3, 6]);
  assert.is((await stage.post('/api/chat', { email: 'ada@example.org', message: 'Hello' })).json.code, 'not-verified');
  const notices = await stage.database.db.selectFrom('notices').selectAll().execute();
  assert.is(notices.length, 6);
});

test('the account of a professor is exported; once it is removed, its changes lose the address', async () => {
  const headers = { authorization: `Bearer ${await stage.login()}` };
  const { _id } = (await stage.post('/api/questions', { text: 'Why?' })).json;
  await stage.post(`/api/questions/${_id}/reply`, { text: 'So.' }, headers);
  const { db } = stage.database;
  const { email } = professor;
  const createdAt = stage.clock.now().toISOString();
  const { account, changes } = await exportPerson(db, email);
  assert.is(account?.createdAt, createdAt);
  assert.equal(
    account?.sessions.map(({ device, usedAt }) => [device, usedAt]),
    [['', createdAt]],
  );
  assert.equal(
    changes.map(({ action, subject }) => [action, subject]),
    [['reply', _id]],
  );
  await erasePerson(stage.database, email);
  assert.equal((await exportPerson(db, email)).changes, changes);
  await removeProfessor(db, email);
  assert.is(isUnknown(await exportPerson(db, email)), false);
  await erasePerson(stage.database, email);
  assert.is(isUnknown(await exportPerson(db, email)), true);
  assert.equal(
    (await listChanges(db, 10)).map(({ professor: who, action, subject }) => [who, action, subject]),
    [['', 'reply', _id]],
  );
  if (!isPostgres) assert.is(countInFiles(email), 0);
});

if (!isPostgres) {
  test('a search of every byte on disk finds nothing of an erased person', async () => {
    for (let other = 0; other < 5; other += 1) await leaveTraces(`before${other}`, 'Wqrzpk');
    await leaveTraces('ada', mark);
    for (let other = 0; other < 5; other += 1) await leaveTraces(`after${other}`, 'Wqrzpk');
    const before = [countInFiles(mark), countInFiles('ada@example.org')];
    assert.ok(before.every((count) => count > 0));
    await erasePerson(stage.database, 'ada@example.org');
    const after = [countInFiles(mark), countInFiles('ada@example.org')];
    console.log(`bytes of an erased person: found ${before.join(' and ')} times before, ${after.join(' and ')} after`);
    assert.equal(after, [0, 0]);
    assert.ok(countInFiles('Wqrzpk') > 0);
  });
}

test.run();
