import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ForumThread, Question } from '../../../../server/contract/forum.ts';
import type { Extra } from '../../../../server/contract/health.ts';
import { createForumStore } from '../../../../src/features/forum/forum-store.ts';
import type { Api } from '../../../../src/lib/api.ts';
import type { Answer } from '../../../../src/lib/api-answer.ts';
import type { LoginReply } from '../../../../src/lib/api-readers.ts';
import { createCall, createSlots, done, ok, refused, settle } from '../../../support/answers.ts';

function question(id: string, rest: Partial<Question> = {}): Question {
  return { _id: id, text: `Question ${id}`, createdAt: `2025-03-11T10:00:00.${id.padStart(3, '0')}Z`, ...rest };
}

function createForum(memory = new Map<string, string>(), thread: ForumThread | null = null) {
  const alerts: string[] = [];
  const { slot } = createSlots(memory);
  const questions = createCall<[string?], Answer<readonly Question[]>>();
  const ask = createCall<Parameters<Api['ask']>, Answer<{ readonly id: string | null }>>();
  const requestReplyMail = createCall<Parameters<Api['requestReplyMail']>, Answer<true>>();
  const login = createCall<Parameters<Api['login']>, Answer<LoginReply>>();
  const reply = createCall<Parameters<Api['reply']>, Answer<true>>();
  const logout = createCall<Parameters<Api['logout']>, Answer<true>>();
  const health = createCall<[], Answer<readonly Extra[]>>();
  const hide = createCall<Parameters<Api['hide']>, Answer<true>>();
  const remove = createCall<Parameters<Api['remove']>, Answer<true>>();
  let otherTab = () => {};
  let comeBack = () => {};
  const store = createForumStore(
    {
      api: {
        questions: questions.call,
        ask: ask.call,
        requestReplyMail: requestReplyMail.call,
        login: login.call,
        reply: reply.call,
        logout: logout.call,
        health: health.call,
        hide: hide.call,
        remove: remove.call,
        submit: () => Promise.resolve(done),
        verify: () => Promise.resolve(done),
        chat: () => Promise.resolve(ok({})),
        answer: () => Promise.resolve(ok({})),
        replies: () => Promise.resolve(ok([])),
      },
      alert: (text) => alerts.push(text),
      draft: slot('forum-question'),
      replies: slot('forum-replies'),
      own: slot('forumQuestions'),
      extras: async () => ['mail'],
      token: slot('professorToken'),
      lastToken: slot('professorLastToken'),
      onOtherTab: (_key, changed) => {
        otherTab = changed;
        return () => {
          otherTab = () => {};
        };
      },
      onReturn: (back) => {
        comeBack = back;
        return () => {
          comeBack = () => {};
        };
      },
    },
    thread,
  );
  const calls = { questions, ask, requestReplyMail, login, reply, logout, health, hide, remove };
  return {
    store,
    state: store.getState,
    alerts,
    memory,
    calls,
    otherTab: () => otherTab(),
    comeBack: () => comeBack(),
  };
}

const taken = ok({ id: 'q9' });

async function createLoaded(list: readonly Question[], memory?: Map<string, string>) {
  const forum = createForum(memory);
  forum.calls.questions.answer(ok(list));
  forum.state().open();
  await settle();
  return forum;
}

test('the list loads on opening', async () => {
  const { state, calls } = createForum();
  state().open();
  assert.is(state().status, 'loading');
  calls.questions.answer(ok([question('1')]));
  await settle();
  assert.is(state().status, 'ready');
  assert.equal(state().questions, [question('1')]);
  assert.equal(calls.questions.asked, [[]]);
});

test("a load failure alerts 'Failed to load questions. Please try again.' and is not an empty forum", async () => {
  const { state, alerts, calls } = createForum();
  calls.questions.answer(refused());
  state().open();
  await settle();
  assert.equal(alerts, ['Failed to load questions. Please try again.']);
  assert.is(state().status, 'failed');
  calls.questions.answer(ok([]));
  await state().load();
  assert.is(state().status, 'ready');
});

test('a list that cannot be loaded raises no alert once the forum was left', async () => {
  const { state, alerts, calls } = createForum();
  const leave = state().open();
  leave();
  calls.questions.answer(refused());
  await settle();
  assert.equal(alerts, []);
  assert.is(state().status, 'failed');
  state().open();
  calls.questions.answer(refused());
  await settle();
  assert.equal(alerts, ['Failed to load questions. Please try again.']);
});

test('a failed reload keeps the questions that are on the page', async () => {
  const { state, alerts, calls } = await createLoaded([question('1')]);
  calls.questions.answer(refused(500));
  await state().load();
  assert.equal(alerts, ['Failed to load questions. Please try again.']);
  assert.equal(state().questions, [question('1')]);
});

test('whoever comes back to the page finds what was asked meanwhile, and reads of no failure', async () => {
  const { state, alerts, calls, comeBack } = await createLoaded([question('1')]);
  state().typeQuestion('Half a que');
  calls.questions.answer(refused());
  comeBack();
  await settle();
  assert.equal([alerts, state().status, state().questions], [[], 'ready', [question('1')]]);
  calls.questions.answer(ok([question('1'), question('2')]));
  comeBack();
  await settle();
  assert.equal([state().questions.length, state().question], [2, 'Half a que']);
});

test('what is read again on a return says nothing against what was loaded after it', async () => {
  const { state, calls, comeBack } = await createLoaded([question('1')]);
  comeBack();
  const load = state().load();
  comeBack();
  calls.questions.answer(ok([question('1')]));
  calls.questions.answer(ok([question('1'), question('2')]));
  await load;
  assert.is(state().questions.length, 2);
  assert.is(calls.questions.asked.length, 3);
});

test('of two loads at once the later one counts', async () => {
  const { state, calls } = createForum();
  const first = state().load();
  const second = state().load();
  calls.questions.answer(ok([question('1')]));
  calls.questions.answer(ok([question('1'), question('2')]));
  await Promise.all([first, second]);
  assert.is(state().questions.length, 2);
});

test('a blank question is ignored with no message', async () => {
  const { state, alerts, calls } = await createLoaded([]);
  for (const blank of ['', '   ', '\n\t', '\u200b']) {
    state().typeQuestion(blank);
    await state().ask();
  }
  assert.equal(calls.ask.asked, []);
  assert.equal(alerts, []);
});

test('a question is sent as typed, once, and the list reloads', async () => {
  const { state, memory, calls } = await createLoaded([]);
  state().typeQuestion(' Why? ');
  assert.ok(memory.has('forum-question'));
  const asked = state().ask();
  assert.is(state().asking, true);
  await state().ask();
  calls.questions.answer(ok([question('1')]));
  calls.ask.answer(taken);
  await asked;
  assert.equal(calls.ask.asked, [[{ text: ' Why? ' }]]);
  assert.is(state().question, '');
  assert.is(state().asked, ' Why? ');
  assert.is(state().asking, false);
  assert.is(state().questions.length, 1);
  assert.not.ok(memory.has('forum-question'));
});

test('that a question was sent is said until the question goes, or the visitor does', async () => {
  const { state, calls } = await createLoaded([]);
  const asked = question('1', { text: 'Why?' });
  state().typeQuestion('Why?');
  calls.ask.answer(taken);
  calls.questions.answer(ok([asked]));
  await state().ask();
  calls.questions.answer(ok([asked, question('2')]));
  await state().load();
  assert.is(state().asked, 'Why?');
  calls.questions.answer(ok([question('2')]));
  await state().load();
  assert.is(state().asked, null);
  state().typeQuestion('Why?');
  calls.ask.answer(taken);
  calls.questions.answer(ok([asked]));
  await state().ask();
  calls.questions.answer(ok([asked]));
  state().open();
  await settle();
  assert.is(state().asked, null);
});

test("a post failure alerts 'Failed to send message. Please try again.' and keeps the question", async () => {
  const { state, alerts, memory, calls } = await createLoaded([]);
  state().typeQuestion('Why?');
  calls.ask.answer(refused(429, { error: 'Too many requests' }));
  await state().ask();
  assert.equal(alerts, ['Failed to send message. Please try again.']);
  assert.is(state().question, 'Why?');
  assert.is(state().askProblem, 'Too many requests');
  assert.ok(memory.has('forum-question'));
});

test('a question that failed can be sent again without being changed', async () => {
  const { state, calls } = await createLoaded([]);
  state().typeQuestion('Why?');
  calls.ask.answer(refused());
  await state().ask();
  calls.ask.answer(taken);
  const others = ok([question('1', { text: 'Why not?' })]);
  for (const answer of [others, others]) calls.questions.answer(answer);
  await state().ask();
  assert.is(calls.ask.asked.length, 2);
  assert.is(state().askProblem, null);
});

test('a question whose answer was lost is not asked twice, after a reload either', async () => {
  const memory = new Map<string, string>();
  const first = createForum(memory);
  first.calls.ask.answer(refused(0));
  first.state().typeQuestion('Is it there?');
  await first.state().ask();
  first.state().typeQuestion('Is it there? ');
  first.state().typeQuestion('Is it there?');

  const { state, alerts, calls } = await createLoaded([], memory);
  calls.questions.answer(refused(0));
  await state().ask();
  assert.equal([alerts, state().question], [['Failed to send message. Please try again.'], 'Is it there?']);
  const there = ok([question('1', { text: 'Is it there?' })]);
  for (const answer of [there, there]) calls.questions.answer(answer);
  await state().ask();
  assert.equal(calls.ask.asked, []);
  assert.equal([state().question, state().asked, state().own], ['', 'Is it there?', ['1']]);
  assert.not.ok(memory.has('forum-question'));
});

test('a question that the server would refuse for its length is refused beside the field', async () => {
  const { state, alerts, calls } = await createLoaded([]);
  state().typeQuestion('x'.repeat(5001));
  assert.is(state().askProblem, '1 character over the limit of 5,000.');
  await state().ask();
  assert.equal(calls.ask.asked, []);
  assert.equal(alerts, []);
  state().typeQuestion('x'.repeat(5000));
  assert.is(state().askProblem, null);
});

test('what is typed while a question is on its way stays', async () => {
  const { state, calls } = await createLoaded([]);
  state().typeQuestion('First');
  const asked = state().ask();
  state().typeQuestion('Second');
  calls.questions.answer(ok([]));
  calls.ask.answer(taken);
  await asked;
  assert.is(state().question, 'Second');
});

test('a typed question survives a reload', async () => {
  const { state, memory } = await createLoaded([]);
  state().typeQuestion('Half a question');
  const reloaded = await createLoaded([], memory);
  assert.is(reloaded.state().question, 'Half a question');
});

test("'Reply as Professor' opens the login, and a login stores the token and opens the reply for that question", async () => {
  const { state, memory, calls } = await createLoaded([question('1')]);
  state().begin({ kind: 'reply', id: '1' });
  assert.equal(state().dialog, { kind: 'login', before: { kind: 'reply', id: '1' } });
  calls.login.answer(ok({ token: 'secret', identifiesBrowser: true }));
  await state().login({ email: ' prof@example.org ', password: 'pass word' });
  assert.equal(calls.login.asked, [[{ email: 'prof@example.org', password: 'pass word' }, null]]);
  assert.is(memory.get('professorToken'), 'secret');
  assert.equal(state().dialog, { kind: 'reply', id: '1' });
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
  const memory = new Map([['professorLastToken', 'last']]);
  const { state, calls } = await createLoaded([], memory);
  const refusals = [refused(), refused(502), refused(401, { code: 'credentials-invalid' }), refused(401)];
  for (const refusal of refusals) {
    state().openLogin();
    calls.login.answer(refusal);
    await state().login({ email: 'prof@example.org', password: 'wrong' });
    assert.is(memory.has('professorLastToken'), refusal !== refusals.at(-1));
  }
});

test('a login needs an e-mail address and a password', async () => {
  const { state, calls } = await createLoaded([]);
  state().openLogin();
  await state().login({ email: '', password: 'x' });
  assert.is(state().dialogProblem?.field, 'email');
  await state().login({ email: 'no address', password: 'x' });
  assert.equal(state().dialogProblem, { text: 'Enter a valid email address', field: 'email' });
  await state().login({ email: 'prof@example.org', password: '' });
  assert.is(state().dialogProblem?.field, 'password');
  assert.equal(calls.login.asked, []);
});

test('a successful reply clears the text, closes the dialog and reloads the list', async () => {
  const { state, memory, calls } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'reply', id: '1' });
  state().typeReply('1', 'Because.');
  calls.reply.answer(done);
  const answered = question('1', { reply: { text: 'Because.', createdAt: '2025-03-12T10:00:00.000Z' } });
  calls.questions.answer(ok([answered]));
  await state().submitReply();
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
  assert.equal(state().dialog, { kind: 'reply', id: '1' });
  assert.is(state().replies[1], 'Because.');
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
  ours.calls.health.answer(ok([]));
  await settle();
  assert.is(ours.state().canModerate, true);
  const other = await createLoaded([], new Map([['professorToken', 'kept']]));
  other.calls.health.answer(refused(404));
  await settle();
  assert.is(other.state().canModerate, false);
});

test('a question is deleted after it was confirmed, and the list reloads', async () => {
  const { state, calls } = await createLoaded([question('1')], new Map([['professorToken', 'kept']]));
  state().begin({ kind: 'delete', id: '1' });
  assert.equal(calls.remove.asked, []);
  calls.remove.answer(done);
  calls.questions.answer(ok([]));
  await state().confirm();
  assert.equal(calls.remove.asked, [['1', 'kept']]);
  assert.equal(state().questions, []);
  assert.is(state().dialog, null);
});

test('hiding with a session that has ended asks for the login and comes back', async () => {
  const { state, calls } = await createLoaded([question('1')], new Map([['professorToken', 'old']]));
  state().begin({ kind: 'hide', id: '1' });
  calls.hide.answer(refused(401));
  await state().confirm();
  assert.equal(state().dialog, { kind: 'login', before: { kind: 'hide', id: '1' } });
});

test('earlier questions come on demand, from memory first and then from the server', async () => {
  const list = Array.from({ length: 500 }, (_, place) => question(String(place + 100)));
  const { state, calls } = await createLoaded(list);
  assert.is(state().more, true);
  await state().showEarlier();
  assert.is(state().pages, 2);
  assert.is(calls.questions.asked.length, 1);
  while (state().pages * 20 < 500) await state().showEarlier();
  calls.questions.answer(ok([question('1')]));
  await state().showEarlier();
  assert.equal(calls.questions.asked.at(-1), ['100']);
  assert.is(state().questions.length, 501);
  assert.is(state().more, false);
});

test('a backend without paging sends the same list again, and the button goes', async () => {
  const list = Array.from({ length: 500 }, (_, place) => question(String(place + 100)));
  const { state, calls } = await createLoaded(list);
  calls.questions.answer(ok(list));
  await state().showQuestion('none');
  assert.is(state().questions.length, 500);
  assert.is(state().more, false);
});

test("a failed request for earlier questions alerts 'Failed to load questions. Please try again.' and can be repeated", async () => {
  const list = Array.from({ length: 500 }, (_, place) => question(String(place + 100)));
  const { state, alerts, calls } = await createLoaded(list);
  calls.questions.answer(refused());
  assert.is(await state().showQuestion('1'), false);
  assert.equal(alerts, ['Failed to load questions. Please try again.']);
  assert.is(state().more, true);
  calls.questions.answer(ok([question('1')]));
  assert.is(await state().showQuestion('1'), true);
});

test('a link to an old question brings it onto the page, whatever the filter', async () => {
  const list = Array.from({ length: 100 }, (_, place) => question(String(place)));
  const { state } = await createLoaded(list);
  state().setFilter('answered');
  assert.is(await state().showQuestion('0'), true);
  assert.is(state().filter, 'all');
  assert.is(state().pages, 5);
  assert.is(await state().showQuestion('unknown'), false);
});

test('one question fewer after a reload is one question fewer on the page', async () => {
  const { state, calls } = await createLoaded([question('1'), question('2')]);
  calls.questions.answer(ok([question('2')]));
  await state().load();
  assert.equal(state().questions, [question('2')]);
});

test('a question that was asked here is marked, on this device and after a reload too', async () => {
  const memory = new Map<string, string>();
  const { state, calls } = await createLoaded([], memory);
  state().typeQuestion('Why?');
  void state().ask();
  calls.ask.answer(taken);
  await settle();
  assert.equal(state().own, ['q9']);
  assert.equal(calls.requestReplyMail.asked, []);
  assert.equal((await createLoaded([], memory)).state().own, ['q9']);
});

test('an address is left with the question on a server that writes mails, and kept nowhere', async () => {
  const memory = new Map<string, string>();
  const { state, calls } = createForum(memory, { questions: [], id: null });
  state().open();
  await settle();
  assert.is(state().canMail, true);
  state().typeQuestion('Why?');
  state().typeEmail('ada@example.org');
  void state().ask();
  calls.ask.answer(taken);
  await settle();
  assert.equal(calls.requestReplyMail.asked, [['q9', { email: 'ada@example.org' }]]);
  calls.requestReplyMail.answer(done);
  await settle();
  assert.equal([state().mailed, state().email], ['sent', '']);
  assert.not.match([...memory.values()].join(), 'ada@');
});

test('a backend that is none of ours is not asked whether it writes mails', async () => {
  const { state } = await createLoaded([]);
  assert.is(state().canMail, false);
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

test('what another tab has asked stays one’s own when this one asks too', async () => {
  const memory = new Map<string, string>();
  const here = await createLoaded([], memory);
  const there = await createLoaded([], memory);
  for (const [id, { state, calls }] of Object.entries({ q1: there, q2: here })) {
    state().typeQuestion('Why?');
    calls.ask.answer(ok({ id }));
    calls.questions.answer(ok([]));
    await state().ask();
  }
  assert.equal(here.state().own, ['q1', 'q2']);
});

test('the address of a question is the one that stood there when it was sent', async () => {
  const { state, calls } = createForum(new Map(), { id: null, questions: [] });
  calls.questions.answer(ok([]));
  state().open();
  await settle();
  state().typeQuestion('Why?');
  state().typeEmail('ada@example.org');
  const asking = state().ask();
  state().typeEmail('bob@exam');
  calls.ask.answer(taken);
  calls.requestReplyMail.answer(done);
  calls.questions.answer(ok([]));
  await asking;
  assert.equal(calls.requestReplyMail.asked, [['q9', { email: 'ada@example.org' }]]);
  assert.is(state().email, 'bob@exam');
});

test('two requests for earlier questions at once are one, and what is older still can be reached', async () => {
  const page = (first: number) => Array.from({ length: 500 }, (_, index) => question(String(first + index)));
  const { state, calls } = await createLoaded(page(500));
  const linked = state().showQuestion('301');
  const again = state().showQuestion('302');
  calls.questions.answer(ok(page(0)));
  calls.questions.answer(ok(page(0)));
  assert.equal(await Promise.all([linked, again]), [true, true]);
  assert.equal(calls.questions.asked.slice(1), [['500']]);
  assert.is(state().more, true);
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
