import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { QuestionnairePage } from '../../../../generated/shapes.ts';
import { QuestionnaireScreen } from '../../../../src/features/questionnaire/questionnaire-screen.tsx';
import { createQuestionnaireStore } from '../../../../src/features/questionnaire/questionnaire-store.ts';
import type { Answer } from '../../../../src/lib/api-answer.ts';
import { createCall, createSlots, done, refused } from '../../../support/answers.ts';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

const page = {
  kind: 'questionnaire',
  title: 'Questionnaire',
  intro: [],
  chapters: Array.from({ length: 10 }, (_, place) => `Chapter ${place + 1}`),
  books: ['A', 'B', 'C', 'D', 'E'],
  participation: ['Informational', 'Research', 'Business', 'Regulatory', 'Education'],
} as unknown as QuestionnairePage;

async function showScreen(words: Partial<QuestionnairePage> = {}) {
  const submit = createCall<[FormData], Answer<true>>();
  let pass = () => {};
  const store = createQuestionnaireStore({
    api: { submit: submit.call },
    slot: createSlots().slot('questionnaire'),
    now: () => new Date(0),
    wait: () =>
      new Promise((resolve) => {
        pass = resolve;
      }),
  });
  const screen = await show(<QuestionnaireScreen page={{ ...page, ...words }} store={store} />);
  const { type, tick } = store.getState();

  async function go(): Promise<void> {
    await screen.press('Next');
    await screen.change(() => pass());
  }
  async function fillFirst(): Promise<void> {
    await screen.change(() => {
      for (const field of ['name', 'location', 'age', 'education', 'workStatus'] as const) type(field, '1');
      type('email', 'ada@example.org');
    });
  }
  async function fillAll(): Promise<void> {
    await fillFirst();
    await go();
    await screen.change(() => {
      type('interestInCognitiveEconomics', 'x');
      tick('selectedChapters', 'Chapter 1', true);
    });
    await go();
    await screen.change(() => {
      tick('participationPreferences', 'Research', true);
      type('proposalTitle', 'x');
      type('proposalSummary', 'x');
    });
  }
  return { screen, store, submit, pass: () => screen.change(() => pass()), go, fillFirst, fillAll };
}

test('the first step has six inputs, a progress bar and the three step labels', async () => {
  const { screen } = await showScreen();
  assert.equal(screen.texts('.steps li'), ['About You', 'Your Interest', 'Participate in Growth']);
  assert.is(document.querySelectorAll('.step-fields input').length, 6);
  assert.is(screen.find<HTMLInputElement>('[name=age]').type, 'number');
  assert.is(screen.find<HTMLInputElement>('[name=email]').type, 'email');
  assert.is(screen.find<HTMLProgressElement>('progress').getAttribute('value'), '1');
  assert.is(screen.find('progress').getAttribute('aria-valuetext'), 'Step 1 of 3');
});

const asked = {
  askInterest: 'How did you find out about cognitive economics, and why does it interest you?',
  askChapters: 'Which chapters of the book interest you?',
  askBooks: 'Which of the planned books interest you?',
};
const ownWords = {
  askInterest: 'Why do wages interest you?',
  askChapters: 'Which data (or code)',
  askBooks: 'What else?',
};
for (const [sentence, words, { askInterest, askChapters, askBooks }] of [
  ['without words of its own a site asks about cognitive economics and the book', {}, asked],
  ['a site asks in its own words, and a link to a missing answer repeats them', ownWords, ownWords],
] as const)
  test(sentence, async () => {
    const { screen, go, fillFirst } = await showScreen(words);
    await fillFirst();
    await go();
    assert.equal(screen.texts('.field label'), [askInterest]);
    assert.equal(screen.texts('.tick-list legend'), [askChapters, `${askBooks} (optional)`]);
    await screen.press('Next');
    assert.equal(screen.texts('.problem-summary li'), [askInterest, askChapters]);
  });

test("missing fields show the banner '❌ Please fill in all required fields before proceeding to the next step.' and links to each", async () => {
  const { screen } = await showScreen();
  await screen.press('Next');
  assert.equal(screen.texts('.banner'), ['❌ Please fill in all required fields before proceeding to the next step.']);
  assert.is(document.querySelectorAll('.problem-summary a').length, 6);
  assert.is(document.activeElement?.className, 'problem-summary');
  await screen.change(() => screen.find('.problem-summary a').click());
  assert.is(document.activeElement?.getAttribute('name'), 'name');
});

test('between two steps the spinner shows in place of the fields, and then the heading has the focus', async () => {
  const { screen, fillFirst, pass } = await showScreen();
  await fillFirst();
  await screen.press('Next');
  assert.is(document.querySelectorAll('.spinner').length, 1);
  assert.is(screen.button('Next').disabled, true);
  await pass();
  assert.is(document.querySelectorAll('.spinner').length, 0);
  assert.equal(screen.texts('h2'), ['Your Interest']);
  assert.is(document.activeElement?.tagName, 'H2');
  assert.is(document.querySelectorAll('[name=selectedChapters]').length, 10);
  assert.is(document.querySelectorAll('[name=selectedBooks]').length, 5);
});

test("the last step has five options, 'Max 200 words' with a live count, a file, and reads Submit", async () => {
  const { screen, store, fillAll } = await showScreen();
  await fillAll();
  assert.is(document.querySelectorAll('[name=participationPreferences]').length, 5);
  assert.ok(screen.texts('.field-hint').includes('Max 200 words'));
  await screen.change(() => store.getState().type('proposalSummary', 'word '.repeat(173)));
  assert.equal(screen.texts('.word-count p'), ['173 of 200 words', '']);
  assert.is(screen.find<HTMLInputElement>('[type=file]').required, false);
  assert.is(screen.button('Submit').disabled, false);
});

test("success shows the modal '✅ Your form has been successfully submitted!' with an OK button that begins anew", async () => {
  const { screen, submit, fillAll } = await showScreen();
  await fillAll();
  submit.answer(done);
  await screen.press('Submit');
  assert.equal(screen.texts('dialog h2'), ['✅ Your form has been successfully submitted!']);
  await screen.press('OK');
  assert.is(document.querySelector('dialog'), null);
  assert.is(screen.find<HTMLInputElement>('[name=name]').value, '');
});

test("failure shows the modal '❌ Something went wrong. Please try again.' and keeps the data", async () => {
  const { screen, submit, fillAll } = await showScreen();
  await fillAll();
  submit.answer(refused());
  await screen.press('Submit');
  assert.equal(screen.texts('dialog h2'), ['❌ Something went wrong. Please try again.']);
  await screen.press('OK');
  assert.is(screen.find<HTMLInputElement>('[name=proposalTitle]').value, 'x');
});

test('Submit says what it is doing and cannot be pressed twice', async () => {
  const { screen, submit, fillAll } = await showScreen();
  await fillAll();
  await screen.press('Submit');
  assert.is(screen.button('Submitting...').disabled, true);
  await screen.change(() => submit.answer(done));
});

test('the browser asks before it leaves a page with answers that are not sent', async () => {
  const { screen, submit, fillAll } = await showScreen();
  const isAsked = () => !dispatchEvent(new window.Event('beforeunload', { cancelable: true }));
  assert.is(isAsked(), false);
  await fillAll();
  assert.is(isAsked(), true);
  submit.answer(done);
  await screen.press('Submit');
  assert.is(isAsked(), false);
});

test('what fills in forms for people leaves out the field that only programs fill in', async () => {
  const { screen, submit, fillAll } = await showScreen();
  await fillAll();
  const field = screen.find<HTMLInputElement>('[name=website]');
  const marks = ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'];
  assert.equal(
    [field.readOnly, marks.map((name) => field.getAttribute(name))],
    [true, ['true', 'true', 'true', 'other']],
  );
  field.value = 'https://spam.example';
  submit.answer(done);
  await screen.press('Submit');
  assert.is(submit.asked[0]?.[0].get('website'), 'https://spam.example');
});

test.run();
