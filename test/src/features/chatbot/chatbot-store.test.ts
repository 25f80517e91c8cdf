import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Extra } from '../../../../server/contract/health.ts';
import { createChatbotStore } from '../../../../src/features/chatbot/chatbot-store.ts';
import type { Api } from '../../../../src/lib/api.ts';
import type { Answer } from '../../../../src/lib/api-answer.ts';
import type { ChatReply } from '../../../../src/lib/api-readers.ts';
import { formatClock } from '../../../../src/lib/times.ts';
import { createCall, createSlots, done, ok, refused, settle } from '../../../support/answers.ts';

const now = new Date('2025-03-11T10:05:00Z');

function createChat(memory = new Map<string, string>(), extras: readonly Extra[] = []) {
  const alerts: string[] = [];
  const logged: unknown[] = [];
  const { slot } = createSlots(memory);
  const verify = createCall<Parameters<Api['verify']>, Answer<true>>();
  const chat = createCall<Parameters<Api['chat']>, Answer<ChatReply>>();
  let otherTab = () => {};
  const store = createChatbotStore({
    api: { verify: verify.call, chat: chat.call },
    extras: async () => extras,
    alert: (text) => alerts.push(text),
    log: (_what, why) => logged.push(why),
    now: () => now,
    email: slot('verifiedEmail'),
    messages: slot('chat'),
    message: slot('chat-message'),
    owner: slot('chat-owner'),
    onOtherTab: (_key, changed) => {
      otherTab = changed;
      return () => {};
    },
  });
  store.getState().open();
  return { store, state: store.getState, alerts, logged, memory, verify, chat, otherTab: () => otherTab() };
}

function createVerified(kept = 'ada@example.org') {
  return createChat(new Map([['verifiedEmail', kept]]));
}

function contents(state: ReturnType<typeof createChat>['state']) {
  return state().messages.map(({ role, content, failed }) => `${role}${failed ? ' failed' : ''}: ${content}`);
}

test('the gate is shut until an e-mail address was verified, and open when one is kept', () => {
  assert.is(createChat().state().email, null);
  assert.is(createVerified().state().email, 'ada@example.org');
});

test('what is kept and is no address does not open the gate', () => {
  for (const garbage of ['null', '[object Object]', 'ada@', ' ']) {
    const { state } = createVerified(garbage);
    assert.is(state().email, null, garbage);
  }
});

test('a verified address opens the gate and is kept', async () => {
  const { state, memory, verify } = createChat();
  state().typeCandidate(' ada@example.org ');
  const verified = state().verify();
  assert.is(state().verifying, true);
  await state().verify();
  verify.answer(done);
  await verified;
  assert.equal(verify.asked, [[{ email: 'ada@example.org' }]]);
  assert.equal([state().verifying, state().candidate], [false, '']);
  assert.is(state().email, 'ada@example.org');
  assert.is(memory.get('verifiedEmail'), 'ada@example.org');
});

test('an empty address is not verified, and what is no address is told beside the field', async () => {
  const { state, verify } = createChat();
  state().typeCandidate('  ');
  await state().verify();
  assert.is(state().gateProblem, null);
  state().typeCandidate('ada');
  await state().verify();
  assert.equal(state().gateProblem, { kind: 'typo', text: 'Enter a valid email address' });
  assert.equal(verify.asked, []);
  state().typeCandidate('ada@');
  assert.is(state().gateProblem, null);
});

for (const [why, refusal, text] of [
  [
    "the server's error text",
    refused(403, { error: 'Fill in the questionnaire first.' }),
    'Fill in the questionnaire first.',
  ],
  ["'Verification failed' if there is none", refused(500), 'Verification failed'],
  ["'An unknown error occurred.' without an answer", refused(), 'An unknown error occurred.'],
] as const) {
  test(`a failed verification shows ${why}, and the next try works`, async () => {
    const { state, verify } = createChat();
    state().typeCandidate('ada@example.org');
    verify.answer(refusal);
    await state().verify();
    assert.equal(state().gateProblem, { kind: 'refused', text });
    assert.is(state().email, null);
    assert.is(state().candidate, 'ada@example.org');
    verify.answer(done);
    await state().verify();
    assert.is(state().gateProblem, null);
    assert.is(state().email, 'ada@example.org');
  });
}

test("sending without a stored verified e-mail alerts 'Please verify your email first.' and keeps the text", async () => {
  const { state, alerts, memory, chat } = createVerified();
  memory.delete('verifiedEmail');
  state().typeMessage('What is attention?');
  await state().send();
  assert.equal(alerts, ['Please verify your email first.']);
  assert.is(state().message, 'What is attention?');
  assert.is(state().email, null);
  assert.equal(chat.asked, []);
});

test('whoever comes back from the questionnaire is not told again that it is not completed', async () => {
  const { state, verify } = createChat();
  state().typeCandidate('ada@example.org');
  verify.answer(refused(403, { error: 'This email has not completed the questionnaire.' }));
  await state().verify();
  state().open();
  assert.equal([state().gateProblem, state().candidate], [null, 'ada@example.org']);
});

test('sending adds the message at once and sets loading, then adds the reply and ends loading', async () => {
  const { state, memory, chat } = createVerified();
  state().typeMessage('What is attention?');
  const sent = state().send();
  assert.is(state().message, '');
  assert.not.ok(memory.has('chat-message'));
  assert.is(state().loading, true);
  assert.equal(contents(state), ['user: What is attention?']);
  assert.is(state().messages[0]?.timestamp, formatClock(now));
  chat.answer(
    ok({ id: 'a1', content: 'A scarce resource.', role: 'assistant', timestamp: '2025-03-11T10:06:00.000Z' }),
  );
  await sent;
  assert.is(state().loading, false);
  assert.equal(state().messages[1], {
    id: 'a1',
    content: 'A scarce resource.',
    role: 'assistant',
    timestamp: formatClock(new Date('2025-03-11T10:06:00.000Z')),
    failed: false,
    cited: [],
    declined: false,
  });
  assert.equal(chat.asked, [[{ message: 'What is attention?', email: 'ada@example.org' }]]);
});

test("an ok answer without content is '[No response]' of the assistant, at the current time", async () => {
  const { state, chat } = createVerified();
  state().typeMessage('Hello?');
  chat.answer(ok({}));
  await state().send();
  const { id, ...rest } = state().messages[1] ?? { id: '' };
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.equal(rest, {
    content: '[No response]',
    role: 'assistant',
    timestamp: formatClock(now),
    failed: false,
    cited: [],
    declined: false,
  });
});

test('a backend that sends the hour and minute itself is shown as it says', async () => {
  const { state, chat } = createVerified();
  state().typeMessage('Hello?');
  chat.answer(ok({ content: 'Hello', timestamp: '09:41 PM' }));
  await state().send();
  assert.is(state().messages[1]?.timestamp, '09:41 PM');
});

test('the last turns go along only to a backend that takes them', async () => {
  for (const extras of [[], ['turns']] as const) {
    const { state, chat } = createChat(new Map([['verifiedEmail', 'ada@example.org']]), extras);
    await settle();
    for (const message of ['First', 'Second']) {
      state().typeMessage(message);
      chat.answer(ok({ content: `On ${message}` }));
      await state().send();
    }
    const turns = [{ question: 'First', answer: 'On First' }];
    const second = { message: 'Second', email: 'ada@example.org', ...(extras.length > 0 ? { turns } : {}) };
    assert.equal(chat.asked, [[{ message: 'First', email: 'ada@example.org' }], [second]]);
  }
});

test('a backend that streams is listened to, and what has come is there until the whole has', async () => {
  const { state, chat } = createChat(new Map([['verifiedEmail', 'ada@example.org']]), ['stream']);
  await settle();
  const sent = state().start('Why?');
  const onPart = chat.asked[0]?.[1];
  onPart?.('Beca');
  onPart?.('use');
  assert.is(state().partial, 'Because');
  chat.answer(ok({ content: 'Because.' }));
  await sent;
  assert.is(state().partial, '');
  assert.equal(contents(state), ['user: Why?', 'assistant: Because.']);
});

test('an answer that declines says so, also after a reload', async () => {
  const { state, chat, memory } = createVerified();
  chat.answer(ok({ content: 'No.', kind: 'declined' }));
  await state().start('Why?');
  assert.is(state().messages[1]?.declined, true);
  assert.is(createChat(memory).state().messages[1]?.declined, true);
});

test('blank messages are ignored, and so are messages while an answer is awaited', async () => {
  const { state, alerts, chat } = createVerified();
  for (const blank of ['', ' \n ']) {
    state().typeMessage(blank);
    await state().send();
  }
  assert.equal(chat.asked, []);
  state().typeMessage('First');
  const sent = state().send();
  state().typeMessage('Second');
  await state().send();
  await state().start('Third');
  await state().sendAgain(state().messages[0]?.id ?? '');
  chat.answer(ok({ content: 'Yes' }));
  await sent;
  assert.is(chat.asked.length, 1);
  assert.is(state().message, 'Second');
  assert.equal(alerts, []);
});

for (const [what, refusal] of [
  ['a non-ok answer', refused(503, { error: 'The assistant is unavailable. Please try again.' })],
  ['a network failure or time limit', refused()],
] as const) {
  test(`${what} is logged only: no alert, no assistant message, and the message can be sent again`, async () => {
    const { state, alerts, logged, chat } = createVerified();
    state().typeMessage('Why?');
    chat.answer(refusal);
    await state().send();
    assert.equal(logged, [refusal]);
    assert.equal(alerts, []);
    assert.is(state().loading, false);
    assert.equal(contents(state), ['user failed: Why?']);
    chat.answer(ok({ content: 'Because.' }));
    await state().sendAgain(state().messages[0]?.id ?? '');
    assert.equal(contents(state), ['user: Why?', 'assistant: Because.']);
  });
}

test('a message that is sent again moves to the end', async () => {
  const { state, chat } = createVerified();
  state().typeMessage('First');
  chat.answer(refused());
  await state().send();
  state().typeMessage('Second');
  chat.answer(ok({ content: 'Two' }));
  await state().send();
  chat.answer(ok({ content: 'One' }));
  await state().sendAgain(state().messages[0]?.id ?? '');
  assert.equal(contents(state), ['user: Second', 'assistant: Two', 'user: First', 'assistant: One']);
});

test('a 403 forgets the e-mail, shuts the gate and keeps the typed text', async () => {
  const { state, memory, chat } = createVerified();
  state().typeMessage('Why?');
  chat.answer(refused(403, { error: 'Please verify your email first.' }));
  await state().send();
  assert.is(state().email, null);
  assert.not.ok(memory.has('verifiedEmail'));
  assert.is(state().message, 'Why?');
  assert.is(memory.get('chat-message'), '{"message":"Why?"}');
  assert.equal(state().messages, []);
});

test('a late 403 leaves the address alone that was verified since', async () => {
  const { state, memory, verify, chat } = createVerified();
  state().typeMessage('Why?');
  const sent = state().send();
  state().forgetEmail();
  state().typeCandidate('bob@example.org');
  verify.answer(done);
  await state().verify();
  chat.answer(refused(403));
  await sent;
  assert.equal([state().email, memory.get('verifiedEmail')], ['bob@example.org', 'bob@example.org']);
});

test('a late refusal of an address is not told of the one that has been typed since', async () => {
  const { state, verify } = createChat();
  state().typeCandidate('ada@exmaple.org');
  const verified = state().verify();
  state().typeCandidate('ada@example.org');
  verify.answer(refused(403));
  await verified;
  assert.equal([state().gateProblem, state().verifying], [null, false]);
});

test('a 403 does not overwrite what was typed meanwhile', async () => {
  const { state, chat } = createVerified();
  state().typeMessage('First');
  const sent = state().send();
  state().typeMessage('Second');
  chat.answer(refused(403));
  await sent;
  assert.is(state().message, 'Second');
  assert.equal(contents(state), ['user failed: First']);
});

test('a message that is too long is told beside the field and not sent, after a reload either', async () => {
  const { state, chat, memory } = createVerified();
  state().typeMessage('x'.repeat(2001));
  assert.match(state().messageProblem ?? '', 'over the limit of 2,000');
  await state().send();
  assert.equal(chat.asked, []);
  assert.is(createChat(memory).state().messageProblem, state().messageProblem);
});

test('the screen left and opened again while an answer is on its way waits for it', async () => {
  const { state, chat } = createVerified();
  state().typeMessage('First');
  const sent = state().send();
  state().open();
  assert.equal(contents(state), ['user: First']);
  chat.answer(ok({ content: 'One' }));
  await sent;
  assert.equal(contents(state), ['user: First', 'assistant: One']);
});

test('the conversation and the typed text survive a reload; a message that was waiting can be sent again', async () => {
  const { state, memory, chat } = createVerified();
  state().typeMessage('First');
  chat.answer(ok({ content: 'One' }));
  await state().send();
  state().typeMessage('Second');
  void state().send();
  state().typeMessage('Third');
  const reloaded = createChat(memory);
  assert.equal(contents(reloaded.state), ['user: First', 'assistant: One', 'user failed: Second']);
  assert.is(reloaded.state().message, 'Third');
});

test('the conversation can be cleared, also while an answer is on its way', async () => {
  for (const answer of [ok({ content: 'One' }), refused(), refused(403)]) {
    const { state, memory, chat } = createVerified();
    state().typeMessage('First');
    const sent = state().send();
    state().clear();
    chat.answer(answer);
    await sent;
    assert.equal([state().messages, state().message], [[], '']);
    assert.is(state().loading, false);
    assert.not.ok(memory.has('chat'));
  }
});

test('another e-mail address does not see the conversation of the first; the same one does', async () => {
  const { state, verify, chat } = createChat();
  async function become(email: string) {
    state().forgetEmail();
    state().typeCandidate(email);
    verify.answer(done);
    await state().verify();
  }
  await become('ada@example.org');
  state().typeMessage('First');
  chat.answer(ok({ content: 'One' }));
  await state().send();
  await become('ada@example.org');
  assert.is(state().messages.length, 2);
  await become('grace@example.org');
  assert.equal(state().messages, []);
});

test('another address does not see it either where the first was kept, or another tab verified the second', async () => {
  for (const isElsewhere of [false, true]) {
    const { state, verify, chat, memory, otherTab } = createVerified();
    state().typeMessage('First');
    chat.answer(ok({ content: 'One' }));
    await state().send();
    if (isElsewhere) {
      memory.set('verifiedEmail', 'grace@example.org');
      otherTab();
    } else {
      state().forgetEmail();
      state().typeCandidate('grace@example.org');
      verify.answer(done);
      await state().verify();
    }
    assert.is(state().email, 'grace@example.org');
    assert.equal(state().messages, []);
    assert.not.ok(memory.has('chat'));
  }
});

test('verifying or forgetting in another tab counts here', () => {
  const { state, memory, otherTab } = createChat();
  memory.set('verifiedEmail', 'ada@example.org');
  otherTab();
  assert.is(state().email, 'ada@example.org');
  memory.delete('verifiedEmail');
  otherTab();
  assert.is(state().email, null);
});

test('a kept conversation that was tampered with does not break the chat', () => {
  for (const kept of ['{', '{}', '[null, 5, {"id": 1}]', '[{"id":"1","content":"x","role":"system","timestamp":""}]']) {
    assert.equal(createChat(new Map([['chat', kept]])).state().messages, []);
  }
});

test.run();
