import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AuditEntry, DeskOverview, SubmissionLine } from '../../../../server/contract/desk.ts';
import { formOf } from '../../../support/server/forms.ts';
import { createLog } from '../../../support/server/log.ts';
import { openStage, type Stage } from '../../../support/server/stage.ts';

const test = suite('submissions on the desk');
let stage: Stage;
let authorization: string;
test.before.each(async () => {
  stage = await openStage();
  authorization = `Bearer ${await stage.login()}`;
});
test.after.each(() => stage.close());

const get = <Body>(path = '') => stage.get<Body>(`/api/desk/submissions${path}`, { authorization });
const post = (path: string, body?: unknown) => stage.post(`/api/desk/submissions/${path}`, body, { authorization });
const changes = async () =>
  (await stage.get<AuditEntry[]>('/api/desk/audit', { authorization })).json.map(({ action }) => action);
async function submit(fields: Parameters<typeof formOf>[0] = {}): Promise<string> {
  assert.is((await stage.submit(formOf(fields))).status, 201);
  stage.clock.pass(1000);
  return (await get<SubmissionLine[]>()).json[0]?.id ?? '';
}

test('submissions are listed newest first whole, so that they can be searched, with their files named', async () => {
  await submit({ name: 'First' });
  const long = 'a'.repeat(1000);
  const proposalFile = new File(['%PDF-1.4'], 'Vorschlag.pdf');
  await submit({ name: 'Second', proposalSummary: long, proposalFile });
  const { json: list } = await get<SubmissionLine[]>();
  assert.equal(
    list.map(({ answers, file }) => [answers.name, file]),
    [
      ['Second', { name: 'Vorschlag.pdf', type: 'application/pdf', size: 8 }],
      ['First', null],
    ],
  );
  assert.is(list[0]?.answers.proposalSummary, long);
});

test('the file comes as bytes to be saved, in which a browser runs nothing, and that it was opened is noted', async () => {
  const proposalFile = new File(['%PDF-1.4 <script>alert(1)</script>'], 'Vorschlag "über" alles.pdf');
  const id = await submit({ proposalFile });
  const { status, headers, text } = await get(`/${id}/file`);
  assert.equal([status, text], [200, '%PDF-1.4 <script>alert(1)</script>']);
  assert.is(headers['content-type'], 'application/octet-stream');
  assert.is(headers['content-security-policy'], "sandbox; default-src 'none'");
  assert.is(headers['x-content-type-options'], 'nosniff');
  assert.match(
    String(headers['content-disposition']),
    /^attachment; filename="[\w.-]+\.pdf"; filename\*=UTF-8''Vorschlag%20/,
  );
  const { json: noted } = await stage.get<AuditEntry[]>('/api/desk/audit', { authorization });
  assert.equal(
    noted.map(({ action, subject }) => [action, subject]),
    [['file-opened', id]],
  );
});

test('all of them are saved as JSON, and as a table without formulas', async () => {
  await submit({ name: '=1+1' });
  const csv = await get('/export.csv');
  assert.match(String(csv.headers['content-disposition']), 'submissions-2025-06-01.csv');
  assert.is(csv.headers['content-type'], 'text/csv; charset=utf-8');
  assert.match(csv.text, `"'=1+1"`);
  const json = await get<SubmissionLine[]>('/export.json');
  assert.equal(
    json.json.map(({ answers }) => answers.name),
    ['=1+1'],
  );
  assert.equal(await changes(), ['submissions-exported', 'submissions-exported']);
});

test('a table and a file leave no warning in the log', async () => {
  await stage.close();
  const log = createLog();
  stage = await openStage({ env: { LOG_LEVEL: 'warn' }, log: log.stream });
  authorization = `Bearer ${await stage.login()}`;
  const id = await submit({ proposalFile: new File(['%PDF-1.4'], 'a.pdf') });
  for (const path of ['/export.csv', `/${id}/file`, '']) assert.is((await get(path)).status, 200);
  assert.equal(log.lines(), []);
});

test('a submission is done and waits again, and one that was no spam counts and waits again', async () => {
  await submit({ website: 'http://spam.example' });
  const id = await submit({ website: 'http://spam.example' });
  const state = async () => {
    const list = (await get<SubmissionLine[]>()).json;
    const { spam, done } = list.find((line) => line.id === id) ?? {};
    const { waiting, newest } = (await stage.get<DeskOverview>('/api/desk', { authorization })).json;
    assert.is(newest.length, waiting.submission);
    return { spam, done, waiting: waiting.submission };
  };
  assert.equal(await state(), { spam: true, done: false, waiting: 0 });
  assert.is((await post(`${id}/restore`)).status, 204);
  assert.equal(await state(), { spam: false, done: false, waiting: 1 });
  assert.is((await post(`${id}/restore`)).status, 204, 'sent again, because the answer got lost');
  assert.is((await post('none/restore')).status, 404);
  assert.is((await post('none/done', { done: true })).status, 404);
  assert.equal(await changes(), ['submission-restored']);
  assert.is((await post(`${id}/done`, { done: true })).status, 204);
  assert.equal(await state(), { spam: false, done: true, waiting: 0 });
  await post(`${id}/done`, { done: false });
  assert.equal(await state(), { spam: false, done: false, waiting: 1 });
  assert.equal((await post(`${id}/done`, { done: 'yes' })).json.code, 'field-invalid');
});

test.run();
