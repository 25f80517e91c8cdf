import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Filter } from '../../../../src/features/forum/question-list.ts';
import { done, ok, refused, settle } from '../../../support/answers.ts';
import { createForum, createLoaded, question, taken } from '../../../support/forum.ts';

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

for (const [lost, status] of Object.entries({ 'was lost': 0, 'was a failure of the server': 500 })) {
  test(`a question whose answer ${lost} is not asked twice, after a reload either`, async () => {
    const memory = new Map<string, string>();
    const first = createForum(memory);
    first.calls.ask.answer(refused(status));
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
}

test('a filter that would hide the new question goes, and no other', async () => {
  const shown = { all: 'all', unanswered: 'unanswered', answered: 'all' } as const;
  for (const [filter, after] of Object.entries(shown)) {
    const { state, calls } = await createLoaded([]);
    state().setFilter(filter as Filter);
    state().typeQuestion('Why?');
    calls.ask.answer(taken);
    calls.questions.answer(ok([]));
    await state().ask();
    assert.is(state().filter, after);
  }
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
  assert.equal([state().question, state().asked], ['Second', 'First']);
  calls.ask.answer(refused());
  await state().ask();
  assert.equal([state().question, state().asked], ['Second', null]);
});

test('a typed question survives a reload', async () => {
  const { state, memory } = await createLoaded([]);
  state().typeQuestion('Half a question');
  const reloaded = await createLoaded([], memory);
  assert.is(reloaded.state().question, 'Half a question');
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
  calls.questions.answer(ok([]));
  await settle();
  state().typeQuestion('Without an address?');
  calls.ask.answer(taken);
  void state().ask();
  await settle();
  assert.equal([calls.requestReplyMail.asked.length, state().mailed], [1, null]);
});

test('a mistyped address is told before the question is sent, since none can be left with it later', async () => {
  const { state, calls } = createForum(new Map(), { questions: [], id: null });
  calls.questions.answer(ok([]));
  state().open();
  await settle();
  state().typeQuestion('Why?');
  state().typeEmail('ada@example,org');
  await state().ask();
  assert.equal([calls.ask.asked, state().question], [[], 'Why?']);
  assert.is(state().emailProblem, 'Enter a valid email address');
  state().typeEmail('\u00a0ada@example.org ');
  assert.is(state().emailProblem, null);
  calls.ask.answer(taken);
  calls.requestReplyMail.answer(done);
  calls.questions.answer(ok([]));
  await state().ask();
  assert.equal(calls.requestReplyMail.asked, [['q9', { email: 'ada@example.org' }]]);
  assert.equal([calls.ask.asked.length, state().mailed], [1, 'sent']);
});

test('a backend that is none of ours is not asked whether it writes mails', async () => {
  const { state } = await createLoaded([]);
  assert.is(state().canMail, false);
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

test.run();
