import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { LoginReply } from '../../../../src/lib/api-readers.ts';
import { done, ok, refused, settle } from '../../../support/answers.ts';
import { createForum, createLoaded, question } from '../../../support/forum.ts';

test("'Reply as Professor' opens the login, and a login stores the token and opens the reply for that question", async () => {
  const { state, memory, calls } = await createLoaded([question('1')]);
  state().begin({ kind: 'reply', id: '1' });
  assert.equal(state().dialog, { kind: 'login', before: { kind: 'reply', id: '1' } });
  const login = state().login({ email: ' prof@example.org ', password: 'pass word' });
  await state().login({ email: ' prof@example.org ', password: 'pass word' });
  calls.login.answer(ok({ token: 'secret', identifiesBrowser: true }));
  await login;
  assert.equal(calls.login.asked, [[{ email: 'prof@example.org', password: 'pass word' }, null]]);
  assert.is(memory.get('professorToken'), 'secret');
  assert.equal(state().dialog, { kind: 'reply', id: '1' });
});

test('a login that wants a code asks for it, until it has it', async () => {
  const { state, alerts, calls } = await createLoaded([]);
  state().openLogin();
  calls.login.answer(refused(401, { code: 'code-required' }));
  await state().login({ email: 'prof@example.org', password: 'pass word' });
  assert.equal([state().wantsCode, state().dialog?.kind, alerts], [true, 'login', []]);
  calls.login.answer(ok({ token: 'secret', identifiesBrowser: true }));
  await state().login({ email: 'prof@example.org', password: 'pass word', code: '123456' });
  assert.equal([state().wantsCode, state().token, state().dialog], [false, 'secret', null]);
});

test('with a kept token the reply opens at once', async () => {
  const { state } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  assert.equal(state().dialog, { kind: 'reply', id: '1' });
});

test("a login failure alerts 'Invalid login credentials' and leaves the dialog open", async () => {
  const { state, alerts, memory, calls } = await createLoaded([question('1')]);
  state().begin({ kind: 'reply', id: '1' });
  for (const refusal of [refused(401, { error: 'Invalid login credentials' }), refused(), refused(500)]) {
    calls.login.answer(refusal);
    await state().login({ email: 'prof@example.org', password: 'wrong' });
  }
  assert.equal(alerts, Array(3).fill('Invalid login credentials'));
  assert.is(state().dialog?.kind, 'login');
  assert.is(memory.has('professorToken'), false);
});

test('the token of the last session goes with the next login, after a logout too, where the backend takes it', async () => {
  const memory = new Map<string, string>();
  const { state, calls } = await createLoaded([], memory);
  const logIn = async (reply: LoginReply) => {
    state().openLogin();
    calls.login.answer(ok(reply));
    await state().login({ email: 'prof@example.org', password: 'right' });
    state().logout();
  };
  await logIn({ token: 'first', identifiesBrowser: true });
  assert.equal([memory.get('professorToken'), memory.get('professorLastToken')], [undefined, 'first']);
  await logIn({ token: 'second', identifiesBrowser: false });
  await logIn({ token: 'third', identifiesBrowser: false });
  assert.equal(
    calls.login.asked.map(([, lastToken]) => lastToken),
    [null, 'first', null],
  );
  assert.equal([...memory.keys()], []);
});

test('the last token is forgotten when another backend refuses it, and kept when ours refuses a password', async () => {
  const ours = [refused(), refused(500), refused(401, { code: 'credentials-invalid' })];
  for (const refusal of [...ours, refused(400), refused(401)]) {
    const memory = new Map([['professorLastToken', 'last']]);
    const { state, calls } = await createLoaded([], memory);
    state().openLogin();
    calls.login.answer(refusal);
    await state().login({ email: 'prof@example.org', password: 'wrong' });
    assert.is(memory.has('professorLastToken'), ours.includes(refusal));
  }
});

test('a login needs an e-mail address and a password', async () => {
  const { state, alerts, calls } = await createLoaded([]);
  state().openLogin();
  await state().login({ email: ' ', password: 'x' });
  assert.equal(state().dialogProblem, { text: 'Enter your email address', field: 'email' });
  await state().login({ email: 'no address', password: 'x' });
  assert.equal(state().dialogProblem, { text: 'Enter a valid email address', field: 'email' });
  await state().login({ email: 'prof@example.org', password: '' });
  assert.is(state().dialogProblem?.field, 'password');
  assert.equal([calls.login.asked, alerts], [[], []]);
});

test('beside the alert a login says what the server says, unless it is the same', async () => {
  const { state, calls } = await createLoaded([]);
  state().openLogin();
  for (const [refusal, problem] of [
    [refused(401, { error: 'Invalid login credentials' }), null],
    [
      refused(401, { error: 'This code is not right', field: 'code' }),
      { text: 'This code is not right', field: 'code' },
    ],
    [refused(429, { error: 'Too many requests' }), { text: 'Too many requests', field: null }],
  ] as const) {
    calls.login.answer(refusal);
    await state().login({ email: 'prof@example.org', password: 'x' });
    assert.equal(state().dialogProblem, problem);
  }
});

test('a successful reply clears the text, closes the dialog and reloads the list', async () => {
  const { state, memory, calls } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'Because.');
  const sending = state().submitReply();
  await state().submitReply();
  calls.reply.answer(done);
  const answered = question('1', { reply: { text: 'Because.', createdAt: '2025-03-12T10:00:00.000Z' } });
  calls.questions.answer(ok([answered]));
  await sending;
  assert.equal(calls.reply.asked, [['1', { text: 'Because.' }, 'kept']]);
  assert.is(state().dialog, null);
  assert.equal(state().replies, {});
  assert.not.ok(memory.has('forum-replies'));
  assert.equal(state().questions, [answered]);
});

test("a reply failure alerts 'Failed to submit reply. Try again.' and keeps the text", async () => {
  const { state, alerts, calls } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'Because.');
  calls.reply.answer(refused());
  await state().submitReply();
  assert.equal(alerts, ['Failed to submit reply. Try again.']);
  assert.equal(state().dialog, { kind: 'reply', id: '1' });
  assert.equal(state().replies, { 1: 'Because.' });
  assert.is(calls.questions.asked.length, 1);
});

test('a session that has ended alerts, asks for the login, and comes back to the kept text', async () => {
  const { state, alerts, memory, calls } = await createLoaded([question('1')], new Map([['professorToken', 'old']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'Because.');
  calls.reply.answer(refused(401));
  await state().submitReply();
  assert.equal(alerts, ['Failed to submit reply. Try again.']);
  assert.not.ok(memory.has('professorToken'));
  assert.equal(state().dialog, { kind: 'login', before: { kind: 'reply', id: '1' } });
  calls.login.answer(ok({ token: 'new', identifiesBrowser: true }));
  await state().login({ email: 'prof@example.org', password: 'right' });
  assert.equal([state().dialog, state().dialogProblem], [{ kind: 'reply', id: '1' }, null]);
  assert.is(state().replies[1], 'Because.');
});

test('a session that has ended asks for no login once the dialog was closed', async () => {
  const { state, calls } = await createLoaded([question('1')], new Map([['professorToken', 'old']]));
  state().begin({ kind: 'delete', id: '1' });
  const late = state().confirm();
  state().cancel();
  calls.remove.answer(refused(401));
  await late;
  assert.equal([state().dialog, state().token], [null, null]);
});

test('a question that is gone meanwhile goes from the list', async () => {
  const { state, calls } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'hide', id: '1' });
  calls.hide.answer(refused(404, { error: 'Question not found' }));
  calls.questions.answer(ok([]));
  await state().confirm();
  await settle();
  assert.equal([state().dialogProblem?.text, state().questions], ['Question not found', []]);
});

test('a question that was answered by somebody else keeps the text and shows the answer', async () => {
  const { state, calls } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'Because.');
  calls.reply.answer(refused(409, { error: 'Already answered' }));
  calls.questions.answer(ok([question('1', { reply: { text: 'First!', createdAt: '' } })]));
  await state().submitReply();
  await settle();
  assert.is(state().dialogProblem?.text, 'Already answered');
  assert.is(state().replies[1], 'Because.');
  assert.is(state().questions[0]?.reply?.text, 'First!');
});

test('a reply that was begun before a logout in another tab asks for the login, and says nothing of the reply', async () => {
  const { state, memory, calls, otherTab } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'x'.repeat(20_001));
  memory.delete('professorToken');
  otherTab();
  await state().submitReply();
  assert.equal(state().dialog, { kind: 'login', before: { kind: 'reply', id: '1' } });
  assert.equal([state().dialogProblem, calls.reply.asked], [null, []]);
});

test('a reply needs text', async () => {
  const { state, calls } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', '  ');
  await state().submitReply();
  assert.equal(state().dialogProblem, { text: 'Write a reply first', field: 'text' });
  assert.equal(calls.reply.asked, []);
});

test('cancel closes either dialog, and a reply that was begun is kept, over a reload too', async () => {
  const { state, memory } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'Half');
  state().cancel();
  assert.is(state().dialog, null);
  state().openLogin();
  state().cancel();
  assert.is(state().dialog, null);
  const reloaded = await createLoaded([question('1')], memory);
  assert.equal(reloaded.state().replies, { 1: 'Half' });
});

test('a dialog that was open when the forum was left is not open on return, and what was written is kept', async () => {
  const { state, calls } = createForum(new Map([['professorToken', 'kept']]));
  const leave = state().open();
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'Half a');
  leave();
  const leaveAgain = state().open();
  assert.is(state().dialog, null);
  assert.equal(state().replies, { 1: 'Half a' });
  state().logout();
  state().openLogin();
  const login = state().login({ email: 'prof@example.org', password: 'pass word' });
  leaveAgain();
  calls.login.answer(ok({ token: 'fresh', identifiesBrowser: true }));
  await login;
  state().open();
  assert.equal([state().dialog, state().token], [null, 'fresh']);
});

test('logging out forgets the token here and on the server', async () => {
  const { state, memory, calls } = await createLoaded([], new Map([['professorToken', 'kept']]));
  state().logout();
  assert.is(state().token, null);
  assert.not.ok(memory.has('professorToken'));
  assert.equal(calls.logout.asked, [['kept']]);
});

test('a login or logout in another tab counts here', async () => {
  const { state, memory, otherTab } = await createLoaded([]);
  memory.set('professorToken', 'theirs');
  otherTab();
  assert.is(state().token, 'theirs');
  memory.delete('professorToken');
  otherTab();
  assert.is(state().token, null);
});

test('hiding and deleting are offered where the backend can do them', async () => {
  const ours = await createLoaded([], new Map([['professorToken', 'kept']]));
  assert.is(ours.state().canModerate, false);
  ours.calls.health.answer(ok([]));
  await settle();
  assert.equal([ours.state().canModerate, ours.state().hasDesk], [true, false]);
  const other = await createLoaded([], new Map([['professorToken', 'kept']]));
  other.calls.health.answer(refused(404));
  await settle();
  assert.is(other.state().canModerate, false);
});

test('the desk is offered where the backend has one, and not once the session has ended', async () => {
  const { state, calls } = await createLoaded([], new Map([['professorToken', 'kept']]));
  calls.health.answer(ok(['desk']));
  await settle();
  assert.is(state().hasDesk, true);
  const ended = await createLoaded([], new Map([['professorToken', 'kept']]));
  ended.state().logout();
  ended.calls.health.answer(ok(['desk']));
  await settle();
  assert.is(ended.state().hasDesk, false);
});

test('a question is deleted after it was confirmed, and the list reloads', async () => {
  const { state, calls } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'delete', id: '1' });
  assert.equal(calls.remove.asked, []);
  const confirmed = state().confirm();
  await state().confirm();
  calls.remove.answer(done);
  calls.questions.answer(ok([]));
  await confirmed;
  assert.equal(calls.remove.asked, [['1', 'kept']]);
  assert.equal(state().questions, []);
  assert.equal([state().dialog, state().working], [null, false]);
});

test('hiding with a session that has ended asks for the login and comes back', async () => {
  const { state, calls } = await createLoaded([question('1')], new Map([['professorToken', 'old']]));
  state().begin({ kind: 'hide', id: '1' });
  calls.hide.answer(refused(401));
  await state().confirm();
  assert.equal(state().dialog, { kind: 'login', before: { kind: 'hide', id: '1' } });
});

test('what is typed while a reply is on its way stays in the open dialog', async () => {
  const { state, calls, memory } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'Because.');
  const sending = state().submitReply();
  state().typeReply('1', 'Because. And besides');
  calls.reply.answer(done);
  calls.questions.answer(ok([question('1')]));
  await sending;
  assert.equal(state().dialog, { kind: 'reply', id: '1' });
  assert.is(state().replies[1], 'Because. And besides');
  assert.ok(memory.has('forum-replies'));
});

test('a late refusal of a session that has ended leaves the login of another tab alone', async () => {
  const { state, calls, memory, otherTab } = await createLoaded([question('1')], new Map([['professorToken', 'old']]));
  state().begin({ kind: 'delete', id: '1' });
  const late = state().confirm();
  memory.set('professorToken', 'new');
  otherTab();
  calls.remove.answer(refused(401));
  await late;
  assert.equal([state().token, memory.get('professorToken')], ['new', 'new']);
});

test('a reply that was gone on with on the page of its question is there in the list too', async () => {
  const memory = new Map([['professorToken', 'kept']]);
  const list = await createLoaded([question('1')], memory);
  list.state().typeReply('1', 'Because');
  const page = await createLoaded([question('1')], memory);
  page.state().typeReply('1', 'Because of that.');
  list.state().open();
  assert.equal(list.state().replies, { 1: 'Because of that.' });
});

test('a login that was cancelled while it was asked logs nobody in, and raises no alert', async () => {
  const { state, memory, alerts, calls } = await createLoaded([]);
  for (const answer of [refused(401), ok({ token: 'secret', identifiesBrowser: true })]) {
    state().openLogin();
    const login = state().login({ email: 'prof@example.org', password: 'pass word' });
    state().cancel();
    calls.login.answer(answer);
    await login;
  }
  assert.equal(alerts, []);
  assert.is(state().token, null);
  assert.not.ok(memory.has('professorToken'));
  assert.equal(calls.logout.asked, [['secret']]);
});

test('a login that was cancelled while it was asked asks for no code the next time', async () => {
  const { state, calls } = await createLoaded([]);
  state().openLogin();
  const login = state().login({ email: 'prof@example.org', password: 'pass word' });
  state().cancel();
  calls.login.answer(refused(401, { code: 'code-required' }));
  await login;
  state().openLogin();
  assert.is(state().wantsCode, false);
});

test.run();
