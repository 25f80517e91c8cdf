import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AuditEntry, DeskMessage, DeskOverview, DeskQuestion } from '../../../../server/contract/desk.ts';
import { undoLasts } from '../../../../server/db/removals.ts';
import { purge } from '../../../../server/db/retention.ts';
import { emailOf, formOf } from '../../../support/server/forms.ts';
import { openStage, professor, type Stage } from '../../../support/server/stage.ts';

const test = suite('the desk');
let stage: Stage;
let authorization: string;
test.before.each(async () => {
  stage = await openStage({ env: { CHAT_ACCESS: 'everyone' } });
  authorization = `Bearer ${await stage.login()}`;
});
test.after.each(() => stage.close());

const ask = async (text: string) => (await stage.post('/api/questions', { text })).json._id;
const read = async <Body>(path: string) => (await stage.get<Body>(`/api/desk${path}`, { authorization })).json;
const post = (url: string, body?: unknown) => stage.post(url, body, { authorization });
const call = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
  stage.inject({ method, url, headers: { authorization }, ...(payload === undefined ? {} : { payload }) });
const changes = async () =>
  (await read<AuditEntry[]>('/audit')).map(({ professor: who, action, subject }) => [who, action, subject]);

const calls: readonly (readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string])[] = [
  ['GET', '/api/desk'],
  ['GET', '/api/desk/questions'],
  ['PUT', '/api/questions/a/reply'],
  ['POST', '/api/desk/questions/a/removal'],
  ['DELETE', '/api/desk/questions/a/removal'],
  ['GET', '/api/desk/submissions'],
  ['GET', '/api/desk/submissions/a/file'],
  ['GET', '/api/desk/submissions/export.csv'],
  ['GET', '/api/desk/submissions/export.json'],
  ['POST', '/api/desk/submissions/a/done'],
  ['POST', '/api/desk/submissions/a/restore'],
  ['GET', '/api/desk/messages'],
  ['POST', '/api/desk/messages/a/done'],
  ['GET', '/api/desk/declined'],
  ['DELETE', '/api/desk/declined/a'],
  ['GET', '/api/desk/views'],
  ['GET', '/api/desk/views.csv'],
  ['GET', '/api/desk/account'],
  ['DELETE', '/api/desk/sessions/a'],
  ['POST', '/api/desk/two-factor'],
  ['POST', '/api/desk/two-factor/confirm'],
  ['POST', '/api/desk/two-factor/end'],
  ['GET', '/api/desk/audit'],
];
test('no call of the desk is answered without the professor’s token, and no browser keeps an answer', async () => {
  for (const [method, url] of calls) {
    const { status, json, headers } = await stage.inject({ method, url });
    assert.equal([url, status, json.code, headers['cache-control']], [url, 401, 'session-invalid', 'no-store']);
  }
  const { headers } = await stage.get('/api/desk', { authorization });
  assert.is(headers['cache-control'], 'no-store');
});

test('health announces the desk, and its calls have a limit of their own', async () => {
  assert.ok((await stage.get('/api/health')).json.takes.includes('desk'));
  const strict = await openStage({ env: { LIMIT_DESK: '2/60' } });
  const statuses = [];
  for (let number = 0; number < 3; number += 1) statuses.push((await strict.get('/api/desk')).status);
  assert.equal(statuses, [401, 401, 429]);
  await strict.close();
});

test('what waits is named newest first and counted by week', async () => {
  const answered = await ask('Answered?');
  await post(`/api/questions/${answered}/reply`, { text: 'Yes.' });
  stage.clock.pass(7 * 86_400_000);
  authorization = `Bearer ${await stage.login()}`;
  await ask('What waits?\n\n> Two readers.\n\n- first edition\r\n- second - edition');
  stage.clock.pass(1000);
  await stage.submit(formOf());
  stage.clock.pass(1000);
  await stage.post('/api/v1.0/email/send', emailOf());
  const overview = await read<DeskOverview>('');
  assert.is(overview.professor, professor.email);
  assert.equal(overview.waiting, { question: 1, submission: 1, message: 1, declined: 0 });
  assert.equal(
    overview.newest.map(({ kind, who, title }) => [kind, who, title]),
    [
      ['message', 'Bo Example', 'Hello, world.'],
      ['submission', 'Ada Example', 'Reading scans together'],
      ['question', null, 'What waits? · Two readers. · first edition · second - edition'],
    ],
  );
  assert.equal(overview.weeks.length, 12);
  assert.equal(overview.weeks.slice(-2), [
    { monday: '2025-05-26', question: 1, submission: 0, message: 0, declined: 0 },
    { monday: '2025-06-02', question: 1, submission: 1, message: 1, declined: 0 },
  ]);
});

test('of a question that waits a sign before a number stays', async () => {
  await ask('What if growth is\n- 3 % a year?');
  assert.is((await read<DeskOverview>('')).newest[0]?.title, 'What if growth is · - 3 % a year?');
});

test('the beginning of a long text, which waits, ends with a whole character', async () => {
  await ask('🙂'.repeat(100));
  assert.is((await read<DeskOverview>('')).newest[0]?.title, `${'🙂'.repeat(69)}…`);
});

test('many questions keep no message and no submission out of what waits', async () => {
  await stage.submit(formOf());
  await stage.post('/api/v1.0/email/send', emailOf());
  for (let number = 1; number <= 25; number += 1) {
    stage.clock.pass(1000);
    await ask(`Question ${number}?`);
  }
  const { newest, waiting } = await read<DeskOverview>('');
  assert.equal(waiting, { question: 25, submission: 1, message: 1, declined: 0 });
  assert.equal(
    newest.map(({ kind, title }) => (kind === 'question' ? title : kind)),
    [...Array.from({ length: 18 }, (_, index) => `Question ${25 - index}?`), 'message', 'submission'],
  );
});

test('a reply is edited, also where the answer was lost, and who edits an older one is told instead of overwriting it', async () => {
  const id = await ask('Why?');
  await post(`/api/questions/${id}/reply`, { text: 'Because.' });
  stage.clock.pass(1000);
  await post(`/api/questions/${await ask('And how?')}/reply`, { text: 'Because.' });
  const edited = await call('PUT', `/api/questions/${id}/reply`, { text: 'Because of costs.', was: 'Because.' });
  assert.is(edited.status, 200);
  const again = await call('PUT', `/api/questions/${id}/reply`, { text: 'Because of costs.', was: 'Because.' });
  assert.equal([again.status, again.json], [200, edited.json]);
  const late = await call('PUT', `/api/questions/${id}/reply`, { text: 'No idea.', was: 'Because.' });
  assert.equal([late.status, late.json.code], [409, 'reply-changed']);
  assert.equal(
    (await read<DeskQuestion[]>('/questions')).map(({ reply, editedAt }) => [reply?.text, editedAt]),
    [
      ['Because.', null],
      ['Because of costs.', '2025-06-01T12:00:01.000Z'],
    ],
  );
  const [shown] = (await stage.get<DeskQuestion[]>('/api/questions')).json;
  assert.equal(shown?.reply, { text: 'Because of costs.', createdAt: '2025-06-01T12:00:00.000Z' });
  const unanswered = await ask('And why that?');
  assert.is((await call('PUT', `/api/questions/${unanswered}/reply`, { text: 'a', was: '' })).status, 404);
  // PostgreSQL takes no U+0000, not even to compare.
  const odd = await call('PUT', `/api/questions/${id}/reply`, { text: 'a', was: 'a\0b' });
  assert.equal([odd.status, odd.json.error], [400, 'Invalid was']);
});

test('a question that was hidden is still on the desk, where it waits no more, and comes back to the forum', async () => {
  const id = await ask('Hide me?');
  await post(`/api/questions/${id}/hide`);
  assert.equal(
    (await read<DeskQuestion[]>('/questions')).map(({ hidden }) => hidden),
    [true],
  );
  assert.is((await read<DeskOverview>('')).waiting.question, 0);
  await post(`/api/questions/${id}/hide`, { hidden: false });
  assert.is((await stage.get<unknown[]>('/api/questions')).json.length, 1);
  assert.equal(await changes(), [
    [professor.email, 'show', id],
    [professor.email, 'hide', id],
  ]);
});

test('a deleted question is gone at once, comes back as it was within ten seconds, and not afterwards', async () => {
  const id = await ask('Delete me?');
  const url = `/api/desk/questions/${id}/removal`;
  const publicly = async () => (await stage.get<unknown[]>('/api/questions')).json.length;
  assert.equal((await post(url)).json as unknown, { undoWithin: 10_000 });
  assert.equal([await publicly(), (await read<unknown[]>('/questions')).length], [0, 0]);
  assert.is((await post(`/api/questions/${id}/hide`, { hidden: false })).status, 404);
  stage.clock.pass(9000);
  assert.is((await call('DELETE', url)).status, 204);
  assert.is((await call('DELETE', url)).status, 204, 'sent again, because the answer got lost');
  assert.equal(
    (await changes()).map(([, action]) => action),
    ['undo-delete', 'delete'],
  );
  assert.equal([await publicly(), (await read<unknown[]>('/questions')).length], [1, 1]);
  await post(url);
  stage.clock.pass(10_001);
  assert.is((await call('DELETE', url)).status, 404);
  await purge(stage.database, stage.config, stage.clock.now());
  assert.equal(await stage.database.db.selectFrom('questions').select('id').execute(), []);
  assert.is((await call('DELETE', url)).status, 404, 'nor when it is deleted');
});

test('a question that was hidden before it was deleted is hidden again when that is undone, and no other comes back', async () => {
  await ask('Shown?');
  await post(`/api/desk/questions/${await ask('Gone?')}/removal`);
  const id = await ask('Hidden?');
  await post(`/api/questions/${id}/hide`);
  const url = `/api/desk/questions/${id}/removal`;
  await post(url);
  assert.equal([(await call('DELETE', url)).status, (await call('DELETE', url)).status], [204, 204]);
  assert.equal(
    (await read<DeskQuestion[]>('/questions')).map(({ text, hidden }) => [text, hidden]),
    [
      ['Hidden?', true],
      ['Shown?', false],
    ],
  );
});

test('a reply that comes while its question is being deleted is refused, and accepted after that is undone', async () => {
  const id = await ask('Gone or not?');
  await ask('And another one?');
  const [removal, reply] = [`/api/desk/questions/${id}/removal`, `/api/questions/${id}/reply`];
  await post(removal);
  assert.is((await post(removal)).status, 404);
  assert.is((await post(reply, { text: 'So.' })).status, 404);
  await call('DELETE', removal);
  assert.is((await post(reply, { text: 'So.' })).status, 201);
  await post(removal);
  const edit = { text: 'Or so.', was: 'So.' };
  assert.is((await call('PUT', reply, edit)).status, 404);
  await call('DELETE', removal);
  assert.is((await call('PUT', reply, edit)).status, 200);
});

const lists: Readonly<Record<string, (number: number) => Promise<unknown>>> = {
  questions: (number) => ask(`Question ${number}`),
  submissions: (number) => stage.submit(formOf({ name: `Person ${number}` })),
  messages: (number) => stage.post('/api/v1.0/email/send', emailOf({ message: `Message ${number}` })),
};
for (const [name, make] of Object.entries(lists)) {
  test(`the ${name} go on before the last one that was shown`, async () => {
    for (let number = 0; number < 3; number += 1) {
      await make(number);
      stage.clock.pass(1000);
    }
    const [newest, ...older] = await read<{ _id?: string; id?: string }[]>(`/${name}`);
    assert.equal([older.length, await read(`/${name}?before=${newest?._id ?? newest?.id}`)], [2, older]);
  });
}

/** Holds the timers that finish removals while something runs; gives a function that rings them. */
async function holdTimers(act: () => Promise<unknown>): Promise<() => void> {
  const real = globalThis.setTimeout;
  const held: (() => void)[] = [];
  const hold = (task: () => void, time?: number) => {
    const timer = real(task, time);
    if (time !== undoLasts) return timer;
    held.push(task);
    clearTimeout(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(hold, real) as typeof setTimeout;
  await act().finally(() => {
    globalThis.setTimeout = real;
  });
  return () => {
    for (const ring of held) ring();
  };
}

/** The questions in the database, after what was begun has had time to end: on a busy machine that is a minute. */
async function questionsLeft(): Promise<number> {
  const limit = Date.now() + 60_000;
  for (;;) {
    const left = (await stage.database.db.selectFrom('questions').select('id').execute()).length;
    if (left === 0 || Date.now() > limit) return left;
    await setImmediate();
  }
}

test('a deleted question leaves the database after ten seconds, also if the timer is a little ahead of the clock', async () => {
  const id = await ask('Delete me?');
  const ring = await holdTimers(() => post(`/api/desk/questions/${id}/removal`));
  stage.clock.pass(undoLasts - 1);
  ring();
  assert.is(await questionsLeft(), 0);
});

test('a server that starts within these ten seconds finishes what the one before it began', async () => {
  const id = await ask('Delete me?');
  await post(`/api/desk/questions/${id}/removal`);
  await stage.app.close();
  stage.clock.pass(2000);
  let next: Stage | undefined;
  const ring = await holdTimers(async () => {
    next = await openStage({ beside: stage });
    await purge(stage.database, stage.config, stage.clock.now());
  });
  assert.is((await stage.database.db.selectFrom('questions').select('id').execute()).length, 1);
  stage.clock.pass(undoLasts);
  ring();
  assert.is(await questionsLeft(), 0);
  await next?.close();
});

test('a message is marked as done, and waits again when that was a mistake', async () => {
  await stage.post('/api/v1.0/email/send', emailOf());
  const [message] = await read<DeskMessage[]>('/messages');
  assert.equal([message?.email, message?.message, message?.done], ['bo@example.org', 'Hello,\nworld.', false]);
  const url = `/api/desk/messages/${message?.id}/done`;
  assert.is((await post(url, { done: true })).status, 204);
  assert.is((await read<DeskOverview>('')).waiting.message, 0);
  assert.is((await post(url, { done: false })).status, 204);
  assert.is((await read<DeskOverview>('')).waiting.message, 1);
  assert.is((await post('/api/desk/messages/none/done', { done: true })).status, 404);
});

test('each change is noted with who, what and when, and without any text', async () => {
  const id = await ask('A text that is no business of the list');
  await post(`/api/questions/${id}/reply`, { text: 'A reply that is none either' });
  const list = await stage.get('/api/desk/audit', { authorization });
  assert.not.match(list.text, /business|either/);
  assert.equal(await changes(), [[professor.email, 'reply', id]]);
});

test.run();
