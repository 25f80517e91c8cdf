import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ForumPage } from '../../../../generated/shapes.ts';
import type { Question } from '../../../../server/contract/forum.ts';
import { ForumScreen } from '../../../../src/features/forum/forum-screen.tsx';
import { createForumStore } from '../../../../src/features/forum/forum-store.ts';
import type { Api } from '../../../../src/lib/api.ts';
import type { Answer } from '../../../../src/lib/api-answer.ts';
import { createSlots, ok, refused } from '../../../support/answers.ts';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

const page = {
  kind: 'forum',
  title: 'Ask the Professor',
  intro: [],
  faq: ['One', 'Two', 'Three', 'Four'].map((title) => ({ id: title, title, body: { key: title, html: '<p>x</p>' } })),
} as unknown as ForumPage;

const open: Question = { _id: 'q1ab3f', text: 'Why?', createdAt: new Date(2025, 2, 11, 14, 5).toISOString() };
const answered: Question = {
  ...open,
  _id: 'q2cd9e',
  reply: { text: 'Because.', createdAt: new Date(2025, 2, 12, 9, 0).toISOString() },
};

async function showScreen(list: Answer<readonly Question[]>, memory = new Map<string, string>(), parts = {}) {
  const { slot } = createSlots(memory);
  const never = () => new Promise<never>(() => undefined);
  const api: Api = {
    questions: () => Promise.resolve(list),
    ask: never,
    requestReplyMail: never,
    login: () => Promise.resolve(ok({ token: 'token', identifiesBrowser: true })),
    reply: never,
    submit: never,
    verify: never,
    chat: never,
    answer: never,
    replies: never,
    health: () => Promise.resolve(ok([])),
    logout: never,
    hide: never,
    remove: never,
  };
  const store = createForumStore({
    api,
    alert: () => {},
    draft: slot('draft'),
    replies: slot('replies'),
    own: slot('own'),
    extras: async () => [],
    token: slot('professorToken'),
    lastToken: slot('professorLastToken'),
    onOtherTab: () => () => {},
    onReturn: () => () => {},
  });
  return { screen: await show(<ForumScreen page={{ ...page, ...parts }} store={store} />), store };
}

test("an empty forum reads 'No messages yet. Start the conversation!'", async () => {
  const { screen } = await showScreen(ok([]));
  assert.equal(screen.texts('h1'), ['Ask the Professor']);
  assert.equal(screen.texts('.thread .quiet'), ['No messages yet. Start the conversation!']);
  assert.is(screen.find<HTMLTextAreaElement>('#question').placeholder, 'Enter your doubt or query');
});

test('frequently asked questions have a heading only where there are some', async () => {
  const { screen } = await showScreen(ok([]));
  assert.equal(screen.texts('.forum-aside h2'), ['Frequently asked questions']);
  await closeWindow();
  const bare = await showScreen(ok([]), undefined, { faq: [] });
  assert.equal(bare.screen.texts('.forum-aside'), []);
});

test('a list that could not be loaded is a line with Retry, never the empty forum', async () => {
  const { screen } = await showScreen(refused());
  assert.equal(screen.texts('.thread .quiet'), ['']);
  assert.ok(screen.button('Retry'));
});

test("a question shows 'Anonymous ID: #' and the last four characters of its id, its text and its time", async () => {
  const { screen } = await showScreen(ok([open]));
  assert.equal(screen.texts('.question h3'), ['Anonymous ID: #AB3F']);
  assert.equal(screen.texts('.question .visitor-text'), ['Why?']);
  assert.is(screen.texts('.question time')[0]?.replace(/\s/g, ' '), 'Mar 11, 2:05 PM');
  assert.is(screen.find('.question a').getAttribute('href'), '#question-q1ab3f');
});

test("a reply stands under the badge 'PROFESSOR', and only a question without one has 'Reply as Professor'", async () => {
  const { screen } = await showScreen(ok([open, answered]));
  assert.equal(screen.texts('.badge'), ['PROFESSOR']);
  assert.equal(screen.texts('.reply .written'), ['Because.']);
  assert.equal(
    Array.from(document.querySelectorAll('.question'), (item) => item.textContent.includes('Reply as Professor')),
    [false, true],
  );
});

test("'Professor Login' asks for e-mail and password, and leads to 'Write Reply' with four lines", async () => {
  const { screen, store } = await showScreen(ok([open]));
  await screen.press('Reply as Professor');
  assert.equal(screen.texts('dialog h2'), ['Professor Login']);
  assert.is(document.querySelectorAll('dialog [required]').length, 2);
  assert.is(screen.find<HTMLInputElement>('[name=password]').type, 'password');
  await screen.change(() => store.getState().login({ email: 'prof@example.org', password: 'secret' }));
  assert.equal(screen.texts('dialog h2'), ['Write Reply']);
  assert.is(screen.find('dialog textarea').getAttribute('rows'), '4');
  await screen.press('Cancel');
  assert.is(document.querySelector('dialog'), null);
});

test('a question with a page of its own stands there alone, with related answers and the way to all others', async () => {
  const related = [{ title: 'Why it costs', href: '/answers/why-it-costs' }];
  const parts = { thread: { id: answered._id }, related };
  const { screen } = await showScreen(ok([open, answered]), undefined, parts);
  assert.equal([screen.texts('h1'), screen.texts('.reply .written')], [['Why?'], ['Because.']]);
  assert.equal(
    Array.from(document.querySelectorAll('a[href^="/"]'), (link) => [link.textContent, link.getAttribute('href')]),
    [
      ['All questions', '/forum'],
      ['Why it costs', '/answers/why-it-costs'],
      ['All answers', '/answers'],
      ['Ask something else', '/forum#question'],
    ],
  );
  await closeWindow();
  const gone = await showScreen(ok([open]), undefined, { ...parts, related: [] });
  assert.equal(gone.screen.texts('h1, .quiet'), ['Anonymous ID: #CD9E', 'This question is no longer in the forum.']);
  assert.equal(gone.screen.texts('h2'), []);
});

test('the filter shows answered or unanswered questions', async () => {
  const { screen } = await showScreen(ok([open, answered]));
  await screen.press('Answered');
  assert.equal(screen.texts('.question h3'), ['Anonymous ID: #CD9E']);
  await screen.press('Unanswered');
  assert.equal(screen.texts('.question h3'), ['Anonymous ID: #AB3F']);
});

test('the four questions of the FAQ are closed at first', async () => {
  const { screen } = await showScreen(ok([]));
  assert.equal(screen.texts('details summary'), ['One', 'Two', 'Three', 'Four']);
  assert.is(document.querySelectorAll('details[open]').length, 0);
});

test('the professor who is logged in can hide, delete and log out', async () => {
  const { screen } = await showScreen(ok([open]), new Map([['professorToken', 'kept']]));
  assert.equal(
    Array.from(document.querySelectorAll('.moderation button'), (button) => button.getAttribute('aria-label')),
    ['Hide this question', 'Delete this question'],
  );
  await screen.press('Log out');
  assert.equal(screen.texts('.moderation button'), []);
});

test('of two linked questions the one that the address names is marked, whichever is found first', async () => {
  const { screen, store } = await showScreen(ok([open, answered]));
  const found = new Map<string, (isThere: boolean) => void>();
  store.setState({ showQuestion: (id) => new Promise((resolve) => found.set(id, resolve)) });
  for (const { _id } of [open, answered]) {
    location.hash = `#question-${_id}`;
    await screen.change(() => dispatchEvent(new window.Event('hashchange')));
  }
  for (const { _id } of [answered, open]) await screen.change(() => found.get(_id)?.(true));
  assert.is(document.querySelector('[data-linked]')?.id, `question-${answered._id}`);
});

test('what became of the address is said of the question that was just sent, and not of the next one', async () => {
  const { screen, store } = await showScreen(ok([]));
  await screen.change(() => store.setState({ asked: 'Why?', mailed: 'failed' }));
  assert.equal(screen.texts('.ask-done'), ['Your question was sent. The email address was not taken.']);
  await screen.change(() => store.getState().typeQuestion('Why not?'));
  assert.equal(screen.texts('.ask-done'), ['']);
});

test.run();
