import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listSubmissions, readUpload } from '../../../server/db/submissions.ts';
import { compoundFile, zipOf } from '../../support/server/files.ts';
import { filledIn, formOf } from '../../support/server/forms.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('questionnaire');
let stage: Stage;
test.before.each(async () => {
  stage = await openStage();
});
test.after.each(() => stage.close());

const submissions = () => listSubmissions(stage.database.db);

test('a submission and its file are kept as they were sent', async () => {
  const content = Buffer.from(`%PDF-1.7\n${'binary \xff\x00'.repeat(5000)}`, 'latin1');
  const form = formOf({ proposalFile: new File([content], 'Vorschlag – “Ä”.pdf'), unknown: 'ignored' });
  const { status, json } = await stage.submit(form);
  assert.is(status, 201);
  const [kept] = await submissions();
  const { selectedChapters, selectedBooks, participationPreferences, ...texts } = filledIn;
  assert.equal(kept?.answers, {
    ...texts,
    // Form data has its own line ends.
    proposalSummary: texts.proposalSummary.replaceAll('\n', '\r\n'),
    selectedChapters: JSON.parse(selectedChapters),
    selectedBooks: JSON.parse(selectedBooks),
    participationPreferences: JSON.parse(participationPreferences),
  });
  assert.equal([kept?.id, kept?.createdAt, kept?.spam], [json.submissionId, '2025-06-01T12:00:00.000Z', false]);
  const upload = await readUpload(stage.database.db, json.submissionId);
  assert.equal([upload?.name, upload?.type], ['Vorschlag – “Ä”.pdf', 'application/pdf']);
  assert.ok(upload?.content.equals(content));
});

test('a field that begins with U+FEFF keeps it', async () => {
  assert.is((await stage.submit(formOf({ proposalTitle: '\uFEFFOne' }))).status, 201);
  const [kept] = await submissions();
  assert.is(kept?.answers.proposalTitle, '\uFEFFOne');
});

test('what the client of the specification can send is accepted at its longest', async () => {
  const long = '長'.repeat(20_000);
  const short = '長'.repeat(300);
  const titles = JSON.stringify(Array(50).fill(short));
  const form = formOf({
    name: short,
    location: short,
    education: short,
    workStatus: short,
    proposalTitle: ' ',
    age: '-1.5e2',
    interestInCognitiveEconomics: long,
    proposalSummary: long,
    selectedChapters: titles,
    selectedBooks: titles,
    participationPreferences: titles,
    proposalFile: new File([new Uint8Array(10_485_760).fill(97)], 'a.txt'),
  });
  assert.is((await stage.submit(form)).status, 201);
});

test('the file may be left out, or sent empty as browsers do', async () => {
  assert.is((await stage.submit(formOf())).status, 201);
  const form = new Request('http://site', { method: 'POST', body: formOf({ proposalFile: new File([], '') }) });
  // Node leaves out the empty name, which browsers write.
  const payload = (await form.text()).replace('name="proposalFile"', 'name="proposalFile"; filename=""');
  const headers = { 'content-type': form.headers.get('content-type') ?? '' };
  assert.is((await stage.inject({ method: 'POST', url: '/api/forms/submit', headers, payload })).status, 201);
  assert.equal(
    (await submissions()).map(({ upload }) => upload),
    [null, null],
  );
});

const files: readonly (readonly [name: string, content: string | Buffer, type: string])[] = [
  ['a.pdf', '%PDF-1.4\n', 'application/pdf'],
  ['a.DOC', compoundFile('WordDocument'), 'application/msword'],
  [
    'a.docx',
    zipOf({ '[Content_Types].xml': '', 'word/document.xml': '' }),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'a.odt',
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' }),
    'application/vnd.oasis.opendocument.text',
  ],
  ['a.rtf', '{\\rtf1 text}', 'application/rtf'],
  ['a.txt', 'Grüße', 'text/plain'],
  ['latin.txt', Buffer.from('Gr\xfc\xdfe', 'latin1'), 'text/plain'],
  ['wide.txt', Buffer.from('\uFEFFwide', 'utf16le'), 'text/plain'],
  ['big-endian.txt', Buffer.from('\uFEFFwide', 'utf16le').swap16(), 'text/plain'],
  ['a.md', '# Title\n', 'text/plain'],
  ['README', 'no ending', 'text/plain'],
];
for (const [name, content, type] of files) {
  test(`a proposal may be ${name}`, async () => {
    const form = formOf({ proposalFile: new File([new Uint8Array(Buffer.from(content))], name) });
    const { status, json } = await stage.submit(form);
    assert.is(status, 201);
    const upload = await readUpload(stage.database.db, json.submissionId);
    assert.equal([upload?.name, upload?.type], [name, type]);
  });
}

test('a retry with the same id is kept once, also when several arrive together', async () => {
  await stage.submit(formOf({ name: 'Somebody else' }));
  const submissionId = 'b9f7c8de-0c1f-4f3e-9a57-0f2b7c7f3a11';
  const send = () => stage.submit(formOf({ submissionId, proposalFile: new File(['text'], 'a.txt') }));
  const answers = await Promise.all([send(), send(), send(), send()]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 200, 200, 201]);
  assert.is((await send()).status, 200);
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
  assert.is(answers[0]?.json.submissionId, submissionId);
  assert.is((await submissions()).length, 2);
});

test('the same id with other answers or another file is a conflict, and what was kept stays', async () => {
  const submissionId = 'c0a7c8de-0c1f-4f3e-9a57-0f2b7c7f3a11';
  const send = (text: string, changes = {}) =>
    stage.submit(formOf({ submissionId, proposalFile: new File([text], 'a.txt'), ...changes }));
  assert.is((await send('first')).status, 201);
  for (const other of [
    send('second'),
    send('first', { proposalTitle: 'Another' }),
    stage.submit(formOf({ submissionId })),
  ]) {
    const { status, json } = await other;
    assert.equal(
      [status, json],
      [
        409,
        {
          error: 'This submission was already sent with other answers. Send the new ones under an id of their own.',
          code: 'submission-differs',
          field: 'submissionId',
        },
      ],
    );
  }
  const [kept, ...others] = await submissions();
  assert.equal([kept?.answers.proposalTitle, others], [filledIn.proposalTitle, []]);
  assert.is((await readUpload(stage.database.db, kept?.id ?? ''))?.content.toString(), 'first');
});

test('a trap that is filled or a form that is sent at once is answered alike and kept apart', async () => {
  const openedAt = (milliseconds: number) => new Date(stage.clock.now().getTime() - milliseconds).toISOString();
  const forms = [
    formOf({ website: 'https://spam.example' }),
    formOf({ startedAt: openedAt(999) }),
    formOf({ startedAt: openedAt(1000), website: '' }),
    formOf({ startedAt: openedAt(-3_600_000) }),
    formOf({ startedAt: 'yesterday' }),
  ];
  const statuses: number[] = [];
  for (const form of forms) statuses.push((await stage.submit(form)).status);
  assert.equal(statuses, [201, 201, 201, 201, 201]);
  assert.equal(
    (await submissions()).map(({ spam }) => spam),
    [true, true, false, false, false],
  );
});

test('spam admits nobody to the chat', async () => {
  await stage.submit(formOf({ website: 'x' }));
  assert.is((await stage.post('/api/verify-email', { email: filledIn.email })).status, 403);
});

test('a notice is queued with a submission, and none with spam', async () => {
  const mailing = await openStage({ notify: true });
  await mailing.submit(formOf());
  await mailing.submit(formOf({ website: 'x' }));
  const notices = await mailing.database.db.selectFrom('notices').select('kind').execute();
  assert.equal(
    notices.map(({ kind }) => kind),
    ['submission'],
  );
  await mailing.close();
});

test('files are limited over all addresses, and answers without one go on', async () => {
  await stage.close();
  stage = await openStage({ env: { LIMIT_FILES_ALL: '4/86400' } });
  const withFile = () => stage.submit(formOf({ proposalFile: new File(['Plan'], 'plan.txt') }));
  for (let sent = 0; sent < 3; sent += 1) assert.is((await withFile()).status, 201);
  const refused = await withFile();
  assert.equal([refused.status, refused.headers['retry-after']], [429, '86400']);
  assert.equal(refused.json, {
    error: 'Too many files were sent today. Send your answers without the file, or try again tomorrow.',
    code: 'too-many-requests',
    field: 'proposalFile',
  });
  assert.is((await stage.submit(formOf())).status, 201);
  assert.is((await submissions()).length, 4);
  stage.clock.pass(86_400_000);
  assert.is((await withFile()).status, 201);
});

test.run();
