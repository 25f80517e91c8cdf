import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ContactForm } from '../../../../src/features/contact/contact-form.tsx';
import { createContactStore } from '../../../../src/features/contact/contact-store.ts';
import type { Delivery } from '../../../../src/features/contact/deliver.ts';
import { createCall, createSlots } from '../../../support/answers.ts';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

async function showForm() {
  const deliver = createCall<[unknown], Delivery>();
  const store = createContactStore({ deliver: deliver.call, slot: createSlots().slot('contact'), log: () => {} });
  for (const [field, value] of Object.entries({ name: 'Ada', email: 'ada@example.org', message: 'Hello.' })) {
    store.getState().type(field as 'name', value);
  }
  return { screen: await show(<ContactForm store={store} />), store, deliver };
}

test('the fields are Name, Email and Message, required, and there is none for the occupation', async () => {
  const { screen } = await showForm();
  assert.equal(screen.texts('label'), ['Name', 'Email', 'Message']);
  assert.is(document.querySelectorAll('[required]').length, 3);
  assert.is(screen.find<HTMLInputElement>('[name=email]').type, 'email');
});

test("while it is sent the button is disabled and reads 'Sending...'", async () => {
  const { screen, deliver } = await showForm();
  await screen.press('Submit');
  assert.is(screen.button('Sending...').disabled, true);
  await screen.change(() => deliver.answer({ status: 200, text: 'OK' }));
  assert.is(screen.button('Submit').disabled, false);
});

test("success shows 'Message sent successfully!' in green and clears the fields", async () => {
  const { screen, deliver } = await showForm();
  deliver.answer({ status: 200, text: 'OK' });
  await screen.press('Submit');
  assert.equal(screen.texts('.result-good'), ['Message sent successfully!']);
  assert.is(screen.find<HTMLInputElement>('[name=name]').value, '');
});

test("failure shows 'Failed to send message. Try again.' in red, keeps the fields and offers the mailto link", async () => {
  const { screen, deliver } = await showForm();
  deliver.answer({ status: 403, text: 'Forbidden' });
  assert.is(document.querySelector('.contact-send > [role=alert]'), null, 'an alert comes with its words');
  await screen.press('Submit');
  assert.equal(screen.texts('.contact-send > [role=alert] .result-bad'), ['Failed to send message. Try again.']);
  assert.is(screen.find<HTMLInputElement>('[name=name]').value, 'Ada');
  assert.match(screen.find<HTMLAnchorElement>('.result-more a').getAttribute('href') ?? '', /^mailto:.*body=Hello\.$/);
  await screen.press('Submit');
  assert.equal(screen.texts('.result-bad'), [], 'a new submit clears the earlier result');
});

test('the result stands beside the button', async () => {
  const { screen, deliver } = await showForm();
  deliver.answer({ status: 200, text: 'OK' });
  await screen.press('Submit');
  const row = screen.button('Submit').parentElement;
  assert.is(row?.querySelector('.result-good')?.textContent, 'Message sent successfully!');
  assert.is(row?.querySelector('input, textarea'), null);
});

test('the button has the focus again each time an attempt has failed', async () => {
  const { screen, deliver } = await showForm();
  const button = screen.button('Submit');
  const field = screen.find('[name=name]');
  button.focus();
  for (const attempt of ['first', 'second']) {
    await screen.change(() => button.click());
    // A browser takes the focus from a disabled button.
    field.focus();
    field.blur();
    await screen.change(() => deliver.answer({ status: 0, text: '' }));
    assert.ok(document.activeElement === button, attempt);
  }
});

test('a refused attempt puts the focus on the first problem', async () => {
  const { screen, store } = await showForm();
  await screen.change(() => store.getState().type('email', ''));
  await screen.press('Submit');
  assert.equal(screen.texts('.field-problem').filter(Boolean), ['Enter your email address']);
  assert.is(document.activeElement?.getAttribute('name'), 'email');
});

test('what a refused attempt finds is not announced field by field; what goes wrong under the fingers is', async () => {
  const { screen, store } = await showForm();
  await screen.change(() => store.getState().type('name', ''));
  await screen.change(() => store.getState().type('email', ''));
  await screen.press('Submit');
  assert.equal(screen.texts('.field-problem').filter(Boolean), ['Enter your name', 'Enter your email address']);
  assert.equal(screen.texts('[role=alert]').filter(Boolean), []);
  await screen.change(() => store.getState().type('name', 'A'.repeat(301)));
  assert.is(screen.texts('[role=alert]').filter(Boolean).length, 1);
  await screen.change(() => screen.find('[name=message]').focus());
  await screen.change(() => store.getState().type('message', 'A'.repeat(20_001)));
  assert.is(screen.texts('#contact-message-problem[role=alert]').filter(Boolean).length, 1);
});

test.run();
