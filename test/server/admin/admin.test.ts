import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Question } from '../../../server/contract/forum.ts';
import { nameDatabase } from '../../../server/db/open.ts';
import { readTwoFactor } from '../../../server/db/two-factor.ts';
import { type Admin, buildAdmin, type Run } from '../../support/server/admin.ts';
import { emailOf, formOf } from '../../support/server/forms.ts';
import { openStage, professor, type Stage } from '../../support/server/stage.ts';
import { atTerminal } from '../../support/terminal.ts';

const test = suite('admin');
let stage: Stage;
let program: Admin;
let questionId: string;
let submissionId: string;
test.before(async () => {
  program = await buildAdmin();
  stage = await openStage();
  questionId = (await stage.post('/api/questions', { text: 'Colours \u001b[31m and \u202E turns?' })).json._id;
  const form = formOf({
    name: '=HYPERLINK("https://evil.example")',
    proposalFile: new File(['my proposal'], 'Plan.txt'),
  });
  submissionId = (await stage.submit(form)).json.submissionId;
  await stage.post('/api/v1.0/email/send', emailOf({ message: 'First line\nsecond "line"' }));
});
test.after(() => stage.close());

function admin(words: readonly string[], input = ''): Promise<Run> {
  const { DATA_DIR, DATABASE_URL } = stage.config;
  return program.run({ DATA_DIR, ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) }, words, input);
}

test('an account is made with a password from standard input, and logs in', async () => {
  const made = await admin(['professor', 'add', 'Pat@example.org'], 'quite unrelated words\n');
  assert.equal([made.code, made.err], [0, `Database: ${nameDatabase(stage.config)}\n`]);
  const login = await stage.post('/api/auth/login', { email: 'pat@example.org', password: 'quite unrelated words' });
  assert.is(login.status, 200);
  const again = await admin(['professor', 'add', 'pat@example.org'], 'other unrelated words\n');
  assert.is(again.code, 0);
  const headers = { authorization: `Bearer ${login.json.token}` };
  assert.is((await stage.post('/api/auth/logout', undefined, headers)).status, 401);
  const list = await admin(['professor', 'list', '--json']);
  assert.equal(
    JSON.parse(list.out).map(({ email }: { email: string }) => email),
    ['pat@example.org'],
  );
  assert.is((await admin(['professor', 'remove', 'pat@example.org'])).out, 'pat@example.org can no longer log in.\n');
  assert.match((await admin(['professor', 'remove', 'pat@example.org'])).err, 'There is no account');
});

test('`unlock` lifts the waits after failed logins, and knows who has an account', async () => {
  await admin(['professor', 'add', 'locked@example.org'], 'quite unrelated words\n');
  const limited = await openStage({ beside: stage, env: { LIMIT_LOGIN_ACCOUNT: '2/900' } });
  const login = (password: string) => limited.post('/api/auth/login', { email: 'locked@example.org', password });
  for (let time = 0; time < 3; time += 1) await login('wrong words');
  assert.is((await login('quite unrelated words')).status, 429);
  stage.clock.pass(Date.now() - stage.clock.now().getTime());
  for (let time = 0; time < 3; time += 1) await login('wrong words');
  assert.is((await login('quite unrelated words')).status, 429);
  assert.is((await admin(['unlock', 'Locked@example.org'])).out, 'Locked@example.org can log in without waiting.\n');
  stage.clock.pass(1000);
  assert.is((await login('quite unrelated words')).status, 200);
  assert.match((await admin(['unlock', 'nobody@example.org'])).err, 'There is no account `nobody@example.org`.');
  await admin(['professor', 'remove', 'locked@example.org']);
  await limited.close();
});

test('two-factor login is turned off for an account that has lost its codes, and for no other', async () => {
  const email = 'lost@example.org';
  await admin(['professor', 'add', email], 'quite unrelated words\n');
  const { db } = stage.database;
  const { id } = await db.selectFrom('professors').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await db.updateTable('professors').set({ totp_secret: 'AAAA', totp_step: 1 }).where('id', '=', id).execute();
  await db.insertInto('recovery_codes').values({ code_hash: 'a', professor: id }).execute();
  const ended = await admin(['professor', 'one-factor', 'Lost@example.org', '--json']);
  assert.equal(JSON.parse(ended.out), { done: 'Lost@example.org logs in with a password alone.' });
  assert.equal(await readTwoFactor(db, id), { isOn: false, codesLeft: 0 });
  assert.match((await admin(['professor', 'one-factor', email])).err, 'with a password alone already');
  assert.match((await admin(['professor', 'one-factor', 'nobody@example.org'])).err, 'There is no account');
  await admin(['professor', 'remove', email]);
});

test('a submission that was kept apart by mistake is taken back, once', async () => {
  const email = 'eve@example.org';
  const { submissionId } = (await stage.submit(formOf({ email, website: 'https://my.example' }))).json;
  assert.is((await stage.post('/api/verify-email', { email })).json.code, 'not-respondent');
  assert.is(
    (await admin(['submissions', 'restore', submissionId])).out,
    `${submissionId} counts among the submissions.\n`,
  );
  assert.is((await stage.post('/api/verify-email', { email })).status, 200);
  const again = await admin(['submissions', 'restore', submissionId]);
  assert.equal([again.code, again.err.split('\n')[1]], [1, `${submissionId} was not kept apart; it counts already.`]);
  assert.match((await admin(['submissions', 'restore', 'nosuch'])).err, 'There is no submission `nosuch`.');
  await admin(['person', 'erase', email, '--yes']);
});

test('a weak password, a broken address and an unknown command are refused with a sentence', async () => {
  const [weak, address, unknown] = await Promise.all([
    admin(['professor', 'add', 'pat@example.org'], 'Password1234\n'),
    admin(['professor', 'add', 'pat'], 'quite unrelated words\n'),
    admin(['professors']),
  ]);
  assert.equal([weak.code, address.code, unknown.code], [1, 1, 1]);
  assert.match(weak.err, 'one of those that are tried first');
  assert.match(address.err, '`pat` is not an e-mail address');
  for (const { err } of [weak, address, unknown]) assert.not.match(err, /\n\s+at /);
});

test('tables and JSON carry nothing that steers a terminal', async () => {
  const [table, json] = await Promise.all([admin(['questions', 'list']), admin(['questions', 'list', '--json'])]);
  for (const { out } of [table, json]) assert.not.ok(out.includes('\u001b') || out.includes('\u202e'));
  assert.match(table.out, `#${questionId.slice(-4).toUpperCase()}`);
  assert.is(JSON.parse(json.out)[0].text, 'Colours \u001b[31m and \u202E turns?');
});

test('a question is answered, hidden, shown and deleted by its Anonymous ID', async () => {
  const tag = `#${questionId.slice(-4).toUpperCase()}`;
  const list = async () => (await stage.get<Question[]>('/api/questions')).json;
  assert.is((await admin(['questions', 'reply', tag], 'By the book.\n')).code, 0);
  assert.is((await list())[0]?.reply?.text, 'By the book.');
  assert.match((await admin(['questions', 'reply', questionId, 'Again'])).err, 'has a reply already');
  await admin(['questions', 'hide', tag]);
  assert.equal(await list(), []);
  const again = await admin(['questions', 'hide', tag]);
  assert.equal([again.code, again.err.split('\n')[1]], [1, `${tag} is off the public list already.`]);
  const bearer = { authorization: `Bearer ${await stage.login()}` };
  const removal = `/api/desk/questions/${questionId}/removal`;
  // The commands have the time of the machine, and must not be too late, however slow it is.
  const hour = 3_600_000;
  stage.clock.pass(hour);
  await stage.post(removal, undefined, bearer);
  assert.match((await admin(['questions', 'hide', tag, '--undo'])).err, 'is being deleted');
  assert.match((await admin(['questions', 'reply', tag, 'Late'])).err, 'is being deleted');
  await stage.inject({ method: 'DELETE', url: removal, headers: bearer });
  stage.clock.pass(-hour);
  await admin(['professor', 'remove', professor.email]);
  await admin(['questions', 'hide', tag, '--undo']);
  assert.is((await list()).length, 1);
  await admin(['questions', 'delete', tag]);
  assert.equal(await list(), []);
  assert.match((await admin(['questions', 'hide', tag])).err, 'There is no question');
});

test('a question with its reply is written for the site, to a file that is not there yet', async () => {
  const id = (await stage.post('/api/questions', { text: 'My name is Ada. Why curves?' })).json._id;
  const file = join(stage.folder, 'answer.json');
  const exportTo = (name: string) => admin(['questions', 'export', id, join(stage.folder, name)]);
  assert.match((await exportTo('answer.json')).err, `${id} has no reply yet.`);
  await admin(['questions', 'reply', id, 'They are clear.']);
  assert.match((await exportTo('answer.json')).out, `npm run site -- new answer --from ${file}`);
  assert.equal(JSON.parse(readFileSync(file, 'utf8')), { question: 'Why curves?', reply: 'They are clear.' });
  assert.match((await exportTo('answer.json')).err, `\`${file}\` is there already. Name another file.`);
  await admin(['questions', 'hide', id]);
  assert.match((await exportTo('other.json')).err, `${id} is off the public list.`);
  await admin(['questions', 'delete', id]);
});

test('many questions are hidden, and deleted, at once: all of them, or none when one is unknown', async () => {
  const ids: string[] = [];
  for (const text of ['Pills?', 'More pills?', 'Why?'])
    ids.push((await stage.post('/api/questions', { text })).json._id);
  const [first = '', second = '', third = ''] = ids;
  const texts = async () => (await stage.get<Question[]>('/api/questions')).json.map(({ text }) => text);
  for (const verb of ['hide', 'delete']) {
    const unknown = await admin(['questions', verb, first, 'ZZZZZ', second]);
    assert.equal([unknown.code, unknown.err.split('\n')[1]], [1, 'There is no question `ZZZZZ`.']);
  }
  await admin(['questions', 'hide', second]);
  assert.is((await admin(['questions', 'hide', third, second])).code, 1);
  assert.equal(await texts(), ['Pills?', 'Why?']);
  await admin(['questions', 'hide', second, '--undo']);
  const { out } = await admin(['questions', 'delete', first, second]);
  assert.is(out, `${first} is deleted.\n${second} is deleted.\n`);
  assert.equal(await texts(), ['Why?']);
  await admin(['questions', 'delete', third]);
});

test('whoever reads only the beginning of a list gets it without a fault', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 40; number += 1)
    ids.push((await stage.post('/api/questions', { text: `${number} ${'long '.repeat(990)}` })).json._id);
  const { DATA_DIR, DATABASE_URL } = stage.config;
  // Started as its owner starts it: a bundle writes to a pipe in another way.
  const program = `"${process.execPath}" --import ./typescript.mjs server/admin/main.ts`;
  const { stdout, stderr } = spawnSync('sh', ['-c', `${program} questions list --json | head -c 1`], {
    env: { ...process.env, DATA_DIR, ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }) },
    encoding: 'utf8',
  });
  assert.equal([stdout, stderr], ['[', `Database: ${nameDatabase(stage.config)}\n`]);
  await admin(['questions', 'delete', ...ids]);
});

test('submissions come out as JSON, as a table for a spreadsheet, and with their file', async () => {
  const [json, csv] = await Promise.all([
    admin(['submissions', 'list', '--json']),
    admin(['submissions', 'export', '--csv']),
  ]);
  assert.is(JSON.parse(json.out)[0].upload.name, 'Plan.txt');
  assert.match(csv.out, '"\'=HYPERLINK(""https://evil.example"")"');
  assert.match(csv.out, /^\uFEFF"id","createdAt"/);
  const output = join(stage.folder, 'plan.txt');
  assert.is((await admin(['submissions', 'file', submissionId, '--output', output])).code, 0);
  assert.equal([readFileSync(output, 'utf8'), statSync(output).mode & 0o777], ['my proposal', 0o600]);
  assert.match((await admin(['submissions', 'file', submissionId, '-o', output])).err, 'EEXIST');
  assert.is((await admin(['submissions', 'file', submissionId, '-o', '-'])).out, 'my proposal');
  assert.match((await admin(['submissions', 'file', 'nosuch', '-o', '-'])).err, 'No file came with');
});

test('messages come out as a table, as JSON, and for a spreadsheet', async () => {
  const [table, json, csv] = await Promise.all([
    admin(['messages', 'list']),
    admin(['messages', 'export']),
    admin(['messages', 'export', '--csv']),
  ]);
  assert.match(table.out, /bo@example\.org\s+First line/);
  assert.is(JSON.parse(json.out)[0].message, 'First line\nsecond "line"');
  assert.match(csv.out, 'First line\nsecond ""line""');
});

test('a person’s data are exported and, when it is confirmed, erased', async () => {
  const exported = await admin(['person', 'export', 'bo@example.org']);
  assert.is(JSON.parse(exported.out).messages[0].message, 'First line\nsecond "line"');
  assert.match((await admin(['person', 'erase', 'bo@example.org'])).err, 'Nothing was erased');
  const erased = await admin(['person', 'erase', 'bo@example.org', '--yes']);
  assert.match(erased.out, '0 submissions, 1 message, 0 lines of chat');
  assert.is((await admin(['messages', 'list'])).out, 'None.\n');
  const nothing = [
    ['person', 'erase', 'bo@example.org', '--yes'],
    ['person', 'export', 'bo@example.org'],
    ['messages', 'export', '--csv'],
  ];
  for (const words of nothing) {
    const { code, out, err } = await admin(words);
    assert.equal([words[1], code, out], [words[1], 1, '']);
    assert.match(err, /Nothing is held under `bo@example\.org` in this database|There is no message to export/);
  }
  assert.match((await admin(['person', 'erase', 'bo', '--yes'])).err, '`bo` is not an e-mail address');
});

test('of a professor the account is exported and not erased, which is said', async () => {
  await admin(['professor', 'add', 'dee@example.org'], 'four unrelated words here\n');
  const exported = await admin(['person', 'export', 'dee@example.org']);
  assert.equal(JSON.parse(exported.out).account.sessions, []);
  const { out } = await admin(['person', 'erase', 'dee@example.org', '--yes']);
  assert.match(out, 'The account and what was changed with it stay: run `professor remove`, then erase again.');
  assert.match((await admin(['professor', 'list'])).out, 'dee@example.org');
  await admin(['professor', 'remove', 'dee@example.org']);
});

test('at a terminal a password is asked for twice and never shown, and nothing is erased before a yes', async () => {
  const { DATA_DIR, DATABASE_URL } = stage.config;
  const sit = (words: readonly string[], dialogue: readonly (readonly [RegExp, string])[]) =>
    atTerminal(['server/admin/main.ts', ...words], dialogue, { DATA_DIR, ...(DATABASE_URL ? { DATABASE_URL } : {}) });
  const add = (again: string) =>
    sit(
      ['professor', 'add', 'pat@example.org'],
      [
        [/Password \(12 characters or more\): /, 'quite unrelated words'],
        [/The same again: /, again],
      ],
    );
  const differ = await add('other unrelated words');
  assert.match(differ, 'The two passwords differ. Nothing was changed.');
  assert.is((await admin(['professor', 'list'])).out, 'None.\n');
  const made = await add('quite unrelated words');
  assert.match(made, 'pat@example.org can log in with this password.');
  assert.not.match(differ + made, 'unrelated');
  await admin(['professor', 'remove', 'pat@example.org']);

  await stage.post('/api/v1.0/email/send', emailOf({ email: 'cy@example.org' }));
  const erase = (answer: string) =>
    sit(['person', 'erase', 'cy@example.org'], [[/Erase everything held under cy@example\.org\? \[y\/N\] /, answer]]);
  assert.match(await erase(''), 'Nothing was erased.');
  assert.match(await erase('y'), 'Erased under cy@example.org: 0 submissions, 1 message');
});

test('a backup is written beside a running server, and never over a file', async () => {
  const file = join(stage.folder, 'backup');
  const made = await admin(['backup', file]);
  assert.equal(
    [made.code, made.out],
    [0, `The backup is in ${file}: 0 questions, 1 submission, 1 upload, 0 messages, 0 lines of chat, 0 professors.\n`],
  );
  assert.match((await admin(['backup', file])).err, 'exists already');
  assert.match((await admin(['purge'])).out, 'Deleted: 0 lines of chat');
});

test.run();
