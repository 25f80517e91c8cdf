import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ok, refused, settle } from '../../../support/answers.ts';
import { createForum, createLoaded, question } from '../../../support/forum.ts';

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

test.run();
