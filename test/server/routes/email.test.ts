import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listMessages } from '../../../server/db/messages.ts';
import { emailOf, message } from '../../support/server/forms.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('e-mail calls');
let stage: Stage;
test.after.each(() => stage.close());

const send = (params = {}) => stage.post('/api/v1.0/email/send', { ...emailOf(params), more: 1 });

test('a message is kept and answered as EmailJS answers', async () => {
  stage = await openStage();
  const { status, text, headers } = await send({ occupation: 'Baker', extra: 'ignored' });
  assert.equal([status, text], [200, 'OK']);
  assert.match(String(headers['content-type']), /^text\/plain/);
  const [kept] = await listMessages(stage.database.db);
  assert.equal({ ...kept, id: '' }, { ...message, occupation: 'Baker', id: '', createdAt: '2025-06-01T12:00:00.000Z' });
});

function sendForm(params: Record<string, unknown> = {}) {
  const form = new FormData();
  const { template_params, ...identifiers } = emailOf(params);
  for (const [name, value] of Object.entries({ ...identifiers, ...template_params })) form.append(name, String(value));
  return stage.submit(form, '/api/v1.0/email/send-form');
}

test('the form variant keeps the same fields', async () => {
  stage = await openStage();
  assert.is((await sendForm({ message: 'Line one\r\nLine two 🙂' })).text, 'OK');
  assert.is((await listMessages(stage.database.db))[0]?.message, 'Line one\r\nLine two 🙂');
});

test('a message at its longest is accepted, each character an escape', async () => {
  stage = await openStage();
  assert.is((await send({ message: `a${'\u0001'.repeat(19_999)}` })).status, 200);
});

test('the same message sent again, because its answer was lost, is kept once; another one is another', async () => {
  stage = await openStage();
  assert.equal([(await send()).text, (await send()).text], ['OK', 'OK']);
  assert.is((await listMessages(stage.database.db)).length, 1);
  await send({ occupation: 'Baker' });
  stage.clock.pass(600_001);
  await send();
  assert.is((await listMessages(stage.database.db)).length, 3);
});

test('the same message sent many times in the same moment is kept once, with one notice', async () => {
  stage = await openStage({ notify: true });
  const sent = await Promise.all([...Array(100)].map(() => send()));
  assert.equal(new Set(sent.map(({ text }) => text)), new Set(['OK']));
  assert.is((await listMessages(stage.database.db)).length, 1);
  assert.is((await stage.database.db.selectFrom('notices').select('id').execute()).length, 1);
});

test('too many messages are answered in the words of EmailJS', async () => {
  stage = await openStage({ env: { LIMIT_CONTACT: '2/3600' } });
  await send();
  await send();
  for (const { status, text, headers } of [await send(), await sendForm()])
    assert.equal([status, text, headers['retry-after']], [429, 'Too Many Requests', '3600']);
});

test.run();
