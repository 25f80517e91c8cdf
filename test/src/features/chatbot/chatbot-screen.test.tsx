import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChatbotPage } from '../../../../generated/shapes.ts';
import { ChatbotScreen } from '../../../../src/features/chatbot/chatbot-screen.tsx';
import { createChatbotStore } from '../../../../src/features/chatbot/chatbot-store.ts';
import type { Answer } from '../../../../src/lib/api-answer.ts';
import type { ChatReply } from '../../../../src/lib/api-readers.ts';
import { createCall, createSlots, done, ok, refused } from '../../../support/answers.ts';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

const page = {
  kind: 'chatbot',
  title: 'Chatbot',
  name: 'Cap - AI',
  disclaimer: [],
  example: {
    id: 'tides',
    title: 'Why tides?',
    body: { key: 'section-tides', html: '<p>The moon.</p>' },
    source: { title: 'Why tides?', href: '/answers/tides' },
  },
  starters: ['Why tides?', 'Who counts waves?'],
} as unknown as ChatbotPage;

async function showScreen(memory = new Map<string, string>()) {
  const { slot } = createSlots(memory);
  const verify = createCall<[object], Answer<true>>();
  const chat = createCall<[object], Answer<ChatReply>>();
  const logged: unknown[] = [];
  const alerts: string[] = [];
  const store = createChatbotStore({
    api: { verify: verify.call, chat: chat.call },
    extras: async () => [],
    alert: (text) => alerts.push(text),
    log: (_what, why) => logged.push(why),
    now: () => new Date(0),
    email: slot('verifiedEmail'),
    messages: slot('chat'),
    message: slot('chat-message'),
    owner: slot('chat-owner'),
    onOtherTab: () => () => {},
  });
  return { screen: await show(<ChatbotScreen page={page} store={store} />), store, verify, chat, logged, alerts };
}

function showVerified() {
  return showScreen(new Map([['verifiedEmail', 'ada@example.org']]));
}

test("the gate reads 'Access Cap - AI' and 'Please enter your email to continue', and cannot be pressed while empty", async () => {
  const { screen } = await showScreen();
  assert.equal(screen.texts('h2'), ['Access Cap - AI', 'An example']);
  assert.equal(screen.texts('label'), ['Please enter your email to continue']);
  assert.is(screen.button('Verify Email').disabled, true);
});

test("while it is checked the button reads 'Verifying...', and then the panel 'Cap - AI' appears", async () => {
  const { screen, store, verify } = await showScreen();
  await screen.change(() => store.getState().typeCandidate('ada@example.org'));
  await screen.press('Verify Email');
  assert.is(screen.button('Verifying...').disabled, true);
  await screen.change(() => verify.answer(done));
  assert.equal(screen.texts('h2'), ['Cap - AI', 'An example']);
});

for (const [text, refusal] of [
  ['Verification failed', refused(500)],
  ['An unknown error occurred.', refused()],
] as const) {
  test(`a failed verification shows '${text}' and 'Go to Questionnaire'`, async () => {
    const { screen, store, verify } = await showScreen();
    await screen.change(() => store.getState().typeCandidate('ada@example.org'));
    verify.answer(refusal);
    await screen.press('Verify Email');
    assert.equal(screen.texts('.result-bad'), [text]);
    assert.match(screen.find<HTMLAnchorElement>('.gate-refused a').href, /\/questionnaire$/);
    assert.equal(screen.texts('.gate-refused a'), ['Go to Questionnaire']);
  });
}

test("a bubble 'Thinking...' shows while waiting, and Send is disabled", async () => {
  const { screen, store, chat } = await showVerified();
  await screen.change(() => store.getState().typeMessage('Why?'));
  await screen.press('Send');
  assert.equal(screen.texts('.thinking'), ['Thinking...']);
  assert.is(screen.button('Send').disabled, true);
  await screen.change(() => chat.answer(ok({ content: 'Because.' })));
  assert.equal(screen.texts('.thinking'), []);
  assert.equal(screen.texts('.message[data-role=user] .bubble'), ['Why?']);
  assert.equal(screen.texts('.message[data-role=assistant] .bubble'), ['Because.']);
  assert.is(screen.texts('.chat-time').length, 2);
});

test('until something is asked, an example and questions to begin with stand below the input', async () => {
  const { screen, store, chat } = await showVerified();
  const parts = () => screen.find('.chat').lastElementChild?.className;
  assert.equal([parts(), screen.texts('.chat-example .asked')], ['starters', ['Why tides?']]);
  assert.equal(screen.texts('.starters button'), page.starters);
  await screen.change(() => store.getState().typeMessage('Why?'));
  chat.answer(ok({ content: 'Because.' }));
  await screen.press('Send');
  assert.equal([parts(), screen.texts('.chat-example')], ['chat-form', []]);
});

test("a chat send failure is 'logged only, nothing shown to the user' but a quiet 'Try again' at the own message", async () => {
  const { screen, store, chat, logged, alerts } = await showVerified();
  await screen.change(() => store.getState().typeMessage('Why?'));
  chat.answer(refused());
  await screen.press('Send');
  assert.is(logged.length, 1);
  assert.equal(alerts, []);
  assert.equal(screen.texts('.message[data-role=assistant]'), []);
  chat.answer(ok({ content: 'Because.' }));
  await screen.press('Try again');
  assert.equal(screen.texts('.chat-failed'), []);
  assert.is(screen.texts('.message').length, 2);
});

test('the log announces what is added, the own messages excepted', async () => {
  const { screen, store, chat } = await showVerified();
  await screen.change(() => store.getState().typeMessage('Why?'));
  chat.answer(ok({ content: 'Because.' }));
  await screen.press('Send');
  assert.ok(screen.find('[role=log]'));
  assert.is(screen.find('.message[data-role=user]').getAttribute('aria-live'), 'off');
  assert.is(screen.find('.message[data-role=assistant]').getAttribute('aria-live'), null);
});

test.run();
