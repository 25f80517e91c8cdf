import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ok, refused, settle } from '../../../support/answers.ts';
import { createForum, createLoaded, question } from '../../../support/forum.ts';

test('the list loads on opening', async () => {
  const { state, calls } = createForum();
  state().open();
  assert.equal([state().status, state().more], ['loading', false]);
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

test('the questions that a page was sent with are there before the list has loaded', () => {
  const { state } = createForum(new Map(), { questions: [question('1')], id: null });
  assert.equal([state().status, state().questions, state().hasPages], ['ready', [question('1')], true]);
});

test('what is changed at the desk in another tab is read again, until the forum is left', async () => {
  const { state, calls, heard, otherTab } = createForum();
  const leave = state().open();
  calls.questions.answer(ok([question('1')]));
  await settle();
  otherTab('desk-changed');
  calls.questions.answer(ok([]));
  await settle();
  assert.equal(state().questions, []);
  leave();
  assert.is(heard.size, 0);
});

test('of two loads at once the later one counts', async () => {
  const { state, calls } = createForum();
  const first = state().load();
  const second = state().load();
  calls.questions.answer(ok([question('1'), question('2')]), 1);
  calls.questions.answer(ok([question('1')]));
  await Promise.all([first, second]);
  assert.is(state().questions.length, 2);
});

test('earlier questions come on demand, from memory first and then from the server', async () => {
  const list = Array.from({ length: 500 }, (_, place) => question(String(place + 100)));
  const { state, calls } = await createLoaded(list);
  assert.is(state().more, true);
  await state().showQuestion('599');
  await state().showEarlier();
  assert.is(state().pages, 2);
  assert.is(calls.questions.asked.length, 1);
  while (state().pages * 20 < 500) await state().showEarlier();
  calls.questions.answer(ok([question('1')]));
  await state().showEarlier();
  assert.equal(calls.questions.asked.at(-1), ['100']);
  assert.equal([state().questions.length, state().pages], [501, 26]);
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
  assert.equal([state().more, state().loadingEarlier], [true, false]);
  calls.questions.answer(ok([question('1')]));
  assert.is(await state().showQuestion('1'), true);
});

test('a link to an old question brings it onto the page, whatever the filter', async () => {
  const list = Array.from({ length: 100 }, (_, place) => question(String(place)));
  const { state } = await createLoaded(list);
  state().setFilter('answered');
  for (const [id, pages] of [
    ['99', 1],
    ['80', 1],
    ['79', 2],
    ['0', 5],
  ] as const) {
    assert.is(await state().showQuestion(id), true);
    assert.equal([state().filter, state().pages], ['all', pages]);
  }
  assert.is(await state().showQuestion('unknown'), false);
});

test('the filter is taken from the address, and the pages that are open stay where it is the same', async () => {
  const { state } = await createLoaded(Array.from({ length: 100 }, (_, place) => question(String(place))));
  state().enter('?show=unanswered');
  await state().showEarlier();
  assert.equal([state().filter, state().pages], ['unanswered', 2]);
  state().enter('?show=unanswered');
  assert.is(state().pages, 2);
  state().enter('');
  assert.equal([state().filter, state().pages], ['all', 1]);
});

test('one question fewer after a reload is one question fewer on the page', async () => {
  const { state, calls } = await createLoaded([question('1'), question('2')]);
  calls.questions.answer(ok([question('2')]));
  await state().load();
  assert.equal(state().questions, [question('2')]);
});

test('a reload of the newest leaves what is older, and drops what is gone between', async () => {
  const list = Array.from({ length: 500 }, (_, place) => question(String(place + 100)));
  const { state, calls } = await createLoaded(list);
  calls.questions.answer(ok([question('1')]));
  await state().showQuestion('1');
  calls.questions.answer(ok([question('99'), ...list.toSpliced(250, 1)]));
  await state().load();
  assert.equal([state().questions.length, state().questions[0]?._id], [501, '1']);
  assert.not.ok(state().questions.some(({ _id }) => _id === '350'));
});

test('two requests for earlier questions at once are one, and what is older still can be reached', async () => {
  const page = (first: number) => Array.from({ length: 500 }, (_, index) => question(String(first + index)));
  const { state, calls } = await createLoaded(page(500));
  const linked = state().showQuestion('301');
  const again = state().showQuestion('302');
  assert.is(state().loadingEarlier, true);
  calls.questions.answer(ok(page(0)));
  calls.questions.answer(ok(page(0)));
  assert.equal(await Promise.all([linked, again]), [true, true]);
  assert.equal(calls.questions.asked.slice(1), [['500']]);
  assert.equal([state().more, state().loadingEarlier], [true, false]);
});

test.run();
