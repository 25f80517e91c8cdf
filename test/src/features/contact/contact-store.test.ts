import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createContactStore } from '../../../../src/features/contact/contact-store.ts';
import type { Deliver, Delivery } from '../../../../src/features/contact/deliver.ts';
import { createCall, createSlots } from '../../../support/answers.ts';

const values = { name: 'Ada', email: 'ada@example.org', message: 'A correction.' };
const sent: Delivery = { status: 200, text: 'OK' };

function createForm(memory = new Map<string, string>()) {
  const logged: unknown[] = [];
  const deliver = createCall<Parameters<Deliver>, Delivery>();
  const store = createContactStore({
    deliver: deliver.call,
    slot: createSlots(memory).slot('contact'),
    log: (_what, why) => logged.push(why),
  });
  store.getState().open();
  return { state: store.getState, deliver, logged, memory };
}

function createFilled() {
  const form = createForm();
  for (const [field, value] of Object.entries(values)) form.state().type(field as 'name', value);
  /** Lets the next attempt run into its time limit; gives what tells what became of it all the same. */
  async function giveUp(): Promise<(delivery?: Delivery) => void> {
    form.deliver.answer({ status: 0, text: 'Network Error' });
    await form.state().submit();
    const [, onLate] = form.deliver.asked.at(-1) ?? [];
    return (delivery = sent) => onLate?.(delivery);
  }
  return { ...form, giveUp };
}

test('the form goes from idle over sending to success, and its fields are cleared', async () => {
  const { state, deliver, memory } = createFilled();
  assert.is(state().status, 'idle');
  const submitted = state().submit();
  assert.is(state().status, 'sending');
  deliver.answer(sent);
  await submitted;
  assert.is(state().status, 'success');
  assert.equal(state().values, { name: '', email: '', message: '' });
  assert.not.ok(memory.has('contact'));
  assert.equal(deliver.asked[0]?.[0], { ...values, occupation: '' });
  assert.is(deliver.asked.length, 1);
});

for (const [status, text, reason] of [
  [451, 'Unavailable For Headless Browser', null],
  [403, 'Forbidden', null],
  [429, 'Too Many Requests', 'Too many messages were sent in a short time. Wait a little, then try again.'],
  [0, 'Network Error', 'The server did not answer. Check your connection, then try again.'],
  [500, '', null],
  [304, '', null],
] as const) {
  test(`status ${status} '${text}' is a failure: logged, and the fields keep their values`, async () => {
    const { state, deliver, logged, memory } = createFilled();
    deliver.answer({ status, text });
    await state().submit();
    assert.equal([state().status, state().reason], ['error', reason]);
    assert.equal(state().values, values);
    assert.ok(memory.has('contact'));
    assert.equal(logged, [{ status, text }]);
  });
}

test('each new submit clears the earlier result first', async () => {
  const { state, deliver } = createFilled();
  deliver.answer({ status: 0, text: '' });
  await state().submit();
  assert.is(state().status, 'error');
  const again = state().submit();
  assert.is(state().status, 'sending');
  assert.is(state().reason, null);
  deliver.answer(sent);
  await again;
  assert.is(state().status, 'success');
  await state().submit();
  assert.is(state().status, 'idle');
});

test('Submit pressed twice is one message', async () => {
  const { state, deliver } = createFilled();
  const first = state().submit();
  await state().submit();
  deliver.answer(sent);
  await first;
  assert.is(deliver.asked.length, 1);
});

test('name, e-mail and message are required', async () => {
  const { state, deliver } = createForm();
  await state().submit();
  assert.equal(state().problems, {
    name: 'Enter your name',
    email: 'Enter your email address',
    message: 'Write a message',
  });
  assert.is(state().refusals, 1);
  assert.is(state().status, 'idle');
  state().type('name', 'Ada');
  assert.equal(Object.keys(state().problems), ['email', 'message']);
  assert.equal(deliver.asked, []);
});

test('what is no e-mail address is told beside the field', async () => {
  const { state, deliver } = createFilled();
  state().type('email', 'ada@');
  assert.equal(state().problems, {});
  await state().submit();
  state().type('email', 'ada@exam ple');
  assert.equal(state().problems, { email: 'Enter a valid email address' });
  assert.equal(deliver.asked, []);
});

test('what the server would refuse for its length is told while typing', () => {
  const { state } = createFilled();
  state().type('name', 'x'.repeat(301));
  assert.match(state().problems.name ?? '', 'over the limit of 300');
  state().type('message', 'x'.repeat(20_001));
  assert.match(state().problems.message ?? '', 'over the limit of 20,000');
  assert.equal(Object.keys(state().problems), ['name', 'message']);
});

test('what is typed survives a reload', () => {
  const { state, memory } = createFilled();
  assert.equal(createForm(memory).state().values, state().values);
});

test('a message on a page begins below what was typed before, once', () => {
  const { memory } = createFilled();
  const { state } = createForm(memory);
  state().open('On a page:\n');
  state().open('On a page:\n');
  state().open();
  assert.equal(state().values, { ...values, message: 'A correction.\n\nOn a page:\n' });
});

test('what is typed while a message is on its way stays, over a reload too', async () => {
  const { state, deliver, memory } = createFilled();
  const submitted = state().submit();
  state().type('message', 'One more thing.');
  deliver.answer(sent);
  await submitted;
  assert.is(state().status, 'success');
  assert.is(state().values.message, 'One more thing.');
  assert.is(createForm(memory).state().values.message, 'One more thing.');
});

test('the form left and opened again while its message is on its way is cleared all the same', async () => {
  const { state, deliver } = createFilled();
  const submitted = state().submit();
  state().open();
  deliver.answer(sent);
  await submitted;
  assert.equal(state().values, { name: '', email: '', message: '' });
});

test('that a message was sent is not said of the one that is begun at the next visit', async () => {
  const { state, deliver } = createFilled();
  const leave = state().open();
  deliver.answer(sent);
  await state().submit();
  leave();
  const leaveAgain = state().open('On another page:\n');
  assert.is(state().status, 'idle');
  for (const [field, value] of Object.entries(values)) state().type(field as 'name', value);
  const submitted = state().submit();
  leaveAgain();
  deliver.answer(sent);
  await submitted;
  state().open();
  assert.is(state().status, 'success');
});

test('a message that arrives after it was given up is told as sent, and nothing is left to send again', async () => {
  const { state, giveUp, memory } = createFilled();
  const arrive = await giveUp();
  assert.is(state().status, 'error');
  state().open();
  arrive();
  assert.is(state().status, 'success');
  assert.is(state().reason, null);
  assert.equal(state().values, { name: '', email: '', message: '' });
  assert.not.ok(memory.has('contact'));
});

test('a message that fails after it was given up is still to be sent', async () => {
  const { state, giveUp } = createFilled();
  const arrive = await giveUp();
  arrive({ status: 500, text: '' });
  assert.equal([state().status, state().values], ['error', values]);
});

test('what was typed since a message was given up is another message, and is still to be sent', async () => {
  const { state, giveUp } = createFilled();
  const arrive = await giveUp();
  state().type('message', 'One more thing.');
  arrive();
  assert.is(state().status, 'error');
  assert.is(state().values.message, 'One more thing.');
});

test('the first attempt arrives while the second is on its way: what becomes of the second is of no matter', async () => {
  const { state, deliver, giveUp } = createFilled();
  const arrive = await giveUp();
  const again = state().submit();
  arrive();
  assert.is(state().status, 'success');
  deliver.answer({ status: 429, text: 'Too Many Requests' });
  await again;
  assert.is(state().status, 'success');
  assert.is(state().reason, null);
});

test.run();
