import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { refused, settle } from '../../../support/answers.ts';
import { answered, createDesk, question } from './desk-stage.ts';

test('the token that the forum keeps opens the desk', () => {
  const { state } = createDesk();
  assert.is(state().token, null);
  state().open();
  assert.is(state().token, 'kept');
});

test('a login that wants a code asks for it, and sends it only then', async () => {
  const { state, login, logins, memory } = createDesk(new Map());
  state().open();
  login.push(refused(401, { code: 'code-required', error: 'Enter the code', field: 'code' }));
  await state().login({ email: 'prof@example.org', password: 'pass word' });
  assert.equal([state().wantsCode, state().loginProblem, state().token], [true, null, null]);
  await state().login({ email: 'prof@example.org', password: 'pass word', code: '123456' });
  assert.equal(logins, [
    { email: 'prof@example.org', password: 'pass word' },
    { email: 'prof@example.org', password: 'pass word', code: '123456' },
  ]);
  assert.equal([state().token, memory.get('professorToken'), state().wantsCode], ['fresh', 'fresh', false]);
});

test('a wrong login says so in the form', async () => {
  const { state, login } = createDesk(new Map());
  login.push(refused(401, { code: 'credentials-invalid', error: 'Invalid login credentials' }));
  await state().login({ email: 'prof@example.org', password: 'wrong' });
  assert.equal(state().loginProblem, { text: 'Invalid login credentials', field: null });
  await state().login({ email: '', password: 'wrong' });
  assert.equal(state().loginProblem, { text: 'Enter your email address', field: 'email' });
});

test('Login pressed twice is one login, during which the last problem is gone', async () => {
  const { state, login, logins } = createDesk(new Map());
  login.push(refused(401, { code: 'credentials-invalid' }));
  await state().login({ email: 'prof@example.org', password: 'wrong' });
  const again = state().login({ email: 'prof@example.org', password: 'right' });
  await state().login({ email: 'prof@example.org', password: 'right' });
  assert.equal([state().loggingIn, state().loginProblem, logins.length], [true, null, 2]);
  await again;
  assert.equal([state().loggingIn, state().token], [false, 'fresh']);
});

test('logging out forgets the token here and on the server', () => {
  const { state, memory, logouts } = createDesk();
  state().open();
  state().logout();
  assert.equal([state().token, memory.has('professorToken'), logouts], [null, false, ['kept']]);
});

test('a session that has ended leads to the login, and what was written is kept', async () => {
  const { state, refuse, memory } = createDesk();
  state().open();
  state().typeDraft('reply q1ab3f', 'Because');
  refuse(401, { code: 'session-invalid' });
  assert.is(await state().reply('q1ab3f'), false);
  assert.is(state().token, null);
  assert.match(state().loginProblem?.text ?? '', 'what you wrote is kept');
  assert.equal(state().drafts, { 'reply q1ab3f': 'Because' });
  assert.is(memory.get('professorToken'), undefined);
});

test('a draft survives a reload, and goes when it has been sent', async () => {
  const first = createDesk();
  first.state().open();
  first.state().typeDraft('reply q1ab3f', 'Because');
  const second = createDesk(first.memory);
  second.state().open();
  assert.equal(second.state().drafts, { 'reply q1ab3f': 'Because' });
  assert.is(await second.state().reply('q1ab3f'), true);
  assert.equal(second.changes, [{ method: 'POST', path: '/api/questions/q1ab3f/reply', body: { text: 'Because' } }]);
  assert.equal([second.state().drafts, second.memory.has('desk-drafts')], [{}, false]);
  assert.equal([second.state().problem, second.state().done], [null, 'Your reply is published.']);
});

test('what is typed while a reply is on its way stays', async () => {
  const { state, hold } = createDesk();
  state().open();
  state().typeDraft('reply q1ab3f', 'Because');
  const release = hold();
  const sent = state().reply('q1ab3f');
  state().typeDraft('reply q1ab3f', 'Because. And besides');
  release();
  await sent;
  assert.equal(state().drafts, { 'reply q1ab3f': 'Because. And besides' });
});

test('without a connection a reply stays where it was written, and the desk says so', async () => {
  const { state, refuse, memory } = createDesk();
  state().open();
  state().typeDraft('reply q1ab3f', 'Because');
  refuse();
  assert.is(await state().reply('q1ab3f'), false);
  assert.is(
    state().problem?.text,
    'The server did not answer. Check your connection, then try again. What you write here is kept.',
  );
  assert.equal(JSON.parse(memory.get('desk-drafts') ?? ''), { 'reply q1ab3f': 'Because' });
  assert.is(state().done, '');
  assert.is(await state().reply('q1ab3f'), true);
  assert.is(state().problem, null);
});

for (const status of [404, 409]) {
  test(`a reply that another tab has changed is read again, and the refusal (${status}) stays to be seen`, async () => {
    const { state, refuse, reads } = createDesk();
    state().open();
    await state().load('questions');
    state().typeDraft('edit q2cd9e', 'With less care');
    refuse(status, { error: 'The reply was changed meanwhile. Look at it before you change it again.' });
    assert.is(await state().edit('q2cd9e', 'With *care*.'), false);
    assert.equal(reads, ['questions', 'questions']);
    assert.match(state().problem?.text ?? '', 'changed meanwhile');
    assert.equal(state().drafts, { 'edit q2cd9e': 'With less care' });
  });
}

test('a refusal stays to be seen also where the list had failed to load meanwhile', async () => {
  const { state, refuse, hold } = createDesk();
  state().open();
  refuse();
  refuse(409, { error: 'Already answered' });
  state().typeDraft('reply q1ab3f', 'Because');
  const release = hold();
  const both = Promise.all([state().load('questions'), state().reply('q1ab3f')]);
  release();
  await both;
  assert.equal([state().problem?.text, state().data.questions?.length], ['Already answered', 2]);
});

test('an edit goes to the server unless the desk knows that the reply is another by now', async () => {
  const changed = { text: 'With less care', createdAt: '2025-03-13T09:00:00.000Z' };
  const other = { ...changed, text: 'Without.' };
  for (const [now, isAsked] of [
    // Its answer was lost the first time.
    [{ ...answered, reply: changed }, true],
    [question, true],
    [{ ...answered, reply: other }, false],
  ] as const) {
    const { state, kept, changes } = createDesk();
    kept.questions = [now];
    state().open();
    await state().load('questions');
    state().typeDraft('edit q2cd9e', 'With less care');
    assert.is(await state().edit('q2cd9e', 'With *care*.'), isAsked);
    assert.is(changes.length, isAsked ? 1 : 0);
  }
});

test('of two reads of one part the later one counts', async () => {
  const { state, kept, hold } = createDesk();
  state().open();
  const release = hold();
  const first = state().load('questions');
  const releaseSecond = hold();
  kept.questions = [];
  const second = state().load('questions');
  releaseSecond();
  await second;
  release();
  await first;
  assert.equal(state().data.questions, []);
});

test('what was asked for one session is not shown to the next', async () => {
  const { state, memory, hold } = createDesk();
  state().open();
  const release = hold();
  const late = state().load('messages', 'questions');
  state().logout();
  memory.set('professorToken', 'fresh');
  state().restoreToken();
  release();
  await late;
  assert.equal(state().data, {});
});

test('a change in one tab is read in the others until the desk is left, and what a hidden page missed too', async () => {
  const { state, memory, reads, signal } = createDesk();
  const leave = state().open();
  await state().load('overview', 'questions');
  await state().hide('q1ab3f', true);
  assert.is(memory.get('desk-changed'), '1000');
  assert.is(state().done, 'The question is hidden from visitors.');
  await state().hide('q1ab3f', false);
  assert.is(state().done, 'Visitors see the question again.');
  for (const heard of ['desk-changed', 'return']) {
    reads.length = 0;
    signal(heard);
    await settle();
    assert.equal(reads, ['overview', 'questions']);
  }
  leave();
  reads.length = 0;
  for (const heard of ['desk-changed', 'return', 'professorToken']) signal(heard);
  assert.equal([reads, state().token], [[], 'kept']);
});

test('a deleted question can be brought back until its time is over, and other tabs hear of it', async () => {
  const { state, changes, runTimers, memory } = createDesk();
  state().open();
  await state().remove('q1ab3f');
  assert.is(memory.get('desk-changed'), '1000');
  assert.equal(state().removed, [{ id: 'q1ab3f', until: 11_000 }]);
  await state().undoRemoval();
  assert.equal(state().removed, []);
  await state().remove('q1ab3f');
  runTimers();
  assert.equal(state().removed, []);
  await state().undoRemoval();
  assert.equal(changes, [
    { remove: 'q1ab3f' },
    { method: 'DELETE', path: '/api/desk/questions/q1ab3f/removal' },
    { remove: 'q1ab3f' },
  ]);
});

test('a question that was deleted elsewhere goes from the list when it is deleted here, too', async () => {
  const { state, kept, refuse } = createDesk();
  state().open();
  await state().load('questions');
  kept.questions = [];
  refuse(404, { error: 'It no longer exists.' });
  await state().remove('q1ab3f');
  assert.equal(state().data.questions, []);
  assert.is(state().problem?.text, 'It no longer exists.');
});

test('of two deleted questions both can be brought back, the last one first', async () => {
  const { state, changes, runTimers } = createDesk();
  state().open();
  await state().remove('q1ab3f');
  await state().remove('q2cd9e');
  changes.length = 0;
  await Promise.all([state().undoRemoval(), state().undoRemoval()]);
  await state().undoRemoval();
  await state().undoRemoval();
  assert.equal(changes, [
    { method: 'DELETE', path: '/api/desk/questions/q2cd9e/removal' },
    { method: 'DELETE', path: '/api/desk/questions/q1ab3f/removal' },
  ]);
  runTimers();
  assert.is(state().done, 'The question is back.');
});

test('a deletion whose undoing did not arrive can still be undone', async () => {
  const { state, changes, refuse } = createDesk();
  state().open();
  await state().remove('q1ab3f');
  refuse();
  await state().undoRemoval();
  changes.length = 0;
  await state().undoRemoval();
  assert.equal(changes, [{ method: 'DELETE', path: '/api/desk/questions/q1ab3f/removal' }]);
  assert.is(state().done, 'The question is back.');
});

test('a deletion that was undone without an answer is not said to be done', async () => {
  const { state, refuse, runTimers, kept } = createDesk();
  state().open();
  for (const isBack of [true, false]) {
    await state().remove('q1ab3f');
    refuse();
    await state().undoRemoval();
    kept.questions = isBack ? [question, answered] : [answered];
    runTimers();
    await settle();
    const done = isBack ? 'The question is back.' : 'The question is deleted.';
    assert.equal([state().removed, state().done], [[], done]);
  }
});

test('a deletion whose answer was lost can be undone, and what became of it is said', async () => {
  const { state, changes, refuse, runTimers, kept } = createDesk();
  state().open();
  refuse();
  await state().remove('q1ab3f');
  assert.equal(state().removed, [{ id: 'q1ab3f', until: 11_000 }]);
  changes.length = 0;
  await state().undoRemoval();
  assert.equal(changes, [{ method: 'DELETE', path: '/api/desk/questions/q1ab3f/removal' }]);
  assert.equal([state().removed, state().done], [[], 'The question is back.']);
  for (const isThere of [true, false]) {
    refuse();
    await state().remove('q1ab3f');
    kept.questions = isThere ? [question, answered] : [answered];
    runTimers();
    await settle();
    const done = isThere ? 'The question was not deleted.' : 'The question is deleted.';
    assert.equal([state().removed, state().done], [[], done]);
  }
  refuse(503, { code: 'database-unavailable' });
  await state().remove('q2cd9e');
  assert.equal(state().removed, []);
});

test('an answer to what the chatbot declined is asked and replied in the forum, and the questions are done', async () => {
  const { state, changes } = createDesk();
  state().open();
  state().typeDraft('question c1', 'What of pensions?');
  state().typeDraft('answer c1', 'Nothing yet.');
  assert.is(await state().publish('c1'), true);
  assert.equal(changes, [
    { ask: 'What of pensions?' },
    { method: 'POST', path: '/api/questions/new1/reply', body: { text: 'Nothing yet.' } },
    { method: 'DELETE', path: '/api/desk/declined/c1' },
  ]);
  assert.equal(state().drafts, {});
});

test('what one professor has read is nothing for whoever logs in next', async () => {
  const { state, refuse } = createDesk();
  state().open();
  await state().load('questions');
  state().open();
  assert.is(state().data.questions?.length, 2);
  await state().confirmTwoFactor('123456', 'words');
  await state().remove('q1ab3f');
  state().narrow('submissions', { words: 'Ada' });
  refuse();
  await state().load('messages');
  state().logout();
  const { data, problem, removed, recoveryCodes, narrowed } = state();
  assert.equal([data, problem, removed, recoveryCodes, narrowed], [{}, null, [], null, {}]);
});

test('recovery codes are shown to the session that asked for them, and to no other', async () => {
  for (const isEnded of [false, true]) {
    const { state, memory, hold, reads } = createDesk();
    state().open();
    const release = hold();
    const confirmed = state().confirmTwoFactor('123456', 'words');
    if (isEnded) {
      memory.set('professorToken', 'fresh');
      state().restoreToken();
    }
    release();
    assert.is(await confirmed, !isEnded);
    assert.equal(state().recoveryCodes, isEnded ? null : ['aaaaa-bbbbb']);
    assert.is(state().done, isEnded ? '' : 'Two-factor login is on. Its recovery codes are under Account.');
    assert.equal(reads, ['account', 'audit']);
    state().dismissRecoveryCodes();
    assert.is(state().recoveryCodes, null);
  }
});

test('what the server refuses to give is nothing, and is not said to be done', async () => {
  const { state, refuse } = createDesk();
  state().open();
  for (const read of [() => state().beginTwoFactor(), () => state().download('/api/desk/export.csv', 'Saved.')]) {
    refuse(500);
    assert.equal([await read(), state().done], [null, '']);
    assert.ok(await read());
  }
  assert.is(state().done, 'Saved.');
});

test('when several parts could not be read, Retry reads them all', async () => {
  const { state, refuse, reads } = createDesk();
  state().open();
  refuse();
  refuse();
  await state().load('questions', 'overview');
  assert.equal(state().problem?.parts, ['questions', 'overview']);
  refuse();
  await state().load(...(state().problem?.parts ?? []));
  assert.equal([state().problem?.parts, Object.keys(state().data)], [['questions'], ['overview']]);
  assert.match(state().problem?.text ?? '', 'The server did not answer.');
  await state().load(...(state().problem?.parts ?? []));
  assert.equal([state().problem, state().data.questions?.length], [null, 2]);
  assert.equal(reads, ['questions', 'overview', 'questions', 'overview', 'questions']);
});

test('what is published twice at once, as by a key that is held down, is published once', async () => {
  const { state, changes } = createDesk();
  state().open();
  state().typeDraft('reply q1ab3f', 'Because');
  assert.equal(await Promise.all([state().reply('q1ab3f'), state().reply('q1ab3f')]), [true, true]);
  state().typeDraft('question c1', 'What of pensions?');
  state().typeDraft('answer c1', 'Nothing yet.');
  assert.equal(await Promise.all([state().publish('c1'), state().publish('c1')]), [true, true]);
  assert.equal(changes, [
    { method: 'POST', path: '/api/questions/q1ab3f/reply', body: { text: 'Because' } },
    { ask: 'What of pensions?' },
    { method: 'POST', path: '/api/questions/new1/reply', body: { text: 'Nothing yet.' } },
    { method: 'DELETE', path: '/api/desk/declined/c1' },
  ]);
});

test('a late refusal of a session that has ended leaves the next session alone', async () => {
  const { state, refuse, memory } = createDesk();
  state().open();
  refuse(401, { code: 'session-invalid' });
  const late = state().hide('q1ab3f', true);
  state().logout();
  memory.set('professorToken', 'fresh');
  state().restoreToken();
  await late;
  assert.equal([state().token, memory.get('professorToken'), state().loginProblem], ['fresh', 'fresh', null]);
});

for (const [lost, passed] of Object.entries({
  'list was not read': 0,
  'question was taken': 1,
  'reply was taken': 2,
})) {
  test(`an answer is published once where the ${lost} and nothing came back`, async () => {
    const memory = new Map([['professorToken', 'kept']]);
    const first = createDesk(memory);
    first.state().open();
    first.state().typeDraft('question c1', 'What of pensions?');
    first.state().typeDraft('answer c1', 'Nothing yet.');
    for (let count = 0; count < passed; count += 1) first.pass();
    first.refuse(0);
    assert.is(await first.state().publish('c1'), false);
    assert.is(first.changes.length, passed);
    const asked = first.changes[0];

    // A phone that comes back has loaded the page anew.
    const { state, changes, kept } = createDesk(memory);
    kept.questions = first.kept.questions;
    state().open();
    assert.is(await state().publish('c1'), true);
    assert.equal(asked ? [asked, ...changes] : changes, [
      { ask: 'What of pensions?' },
      { method: 'POST', path: '/api/questions/new1/reply', body: { text: 'Nothing yet.' } },
      { method: 'DELETE', path: '/api/desk/declined/c1' },
    ]);
    assert.equal(state().drafts, {});
  });
}

test('a question of the same words that has another reply, or is hidden, is no question for an answer', async () => {
  const { state, changes, kept } = createDesk();
  kept.questions = [
    { ...answered, text: 'What of pensions?' },
    { ...question, text: 'What of pensions?', hidden: true },
  ];
  state().open();
  state().typeDraft('question c1', 'What of pensions?');
  state().typeDraft('answer c1', 'Nothing yet.');
  assert.is(await state().publish('c1'), true);
  assert.equal(changes[0], { ask: 'What of pensions?' });
});

test.run();
