import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Answers, blankAnswers } from '../../../../src/features/questionnaire/fields.ts';
import {
  bannerText,
  createQuestionnaireStore,
  isUnsaved,
  missingRequired,
} from '../../../../src/features/questionnaire/questionnaire-store.ts';
import type { Answer } from '../../../../src/lib/api-answer.ts';
import { createCall, createSlots, done, refused } from '../../../support/answers.ts';

const offered = { chapters: ['One', 'Two'], books: ['Planned'], participation: ['Informational', 'Research'] };

const complete: Answers = {
  name: 'Ada',
  email: 'ada@example.org',
  location: 'London, United Kingdom',
  age: '36',
  education: 'Mathematics',
  workStatus: 'Y, engines',
  interestInCognitiveEconomics: 'A friend told me.',
  selectedChapters: ['One'],
  selectedBooks: [],
  participationPreferences: ['Research'],
  proposalTitle: 'Notes',
  proposalSummary: 'On the engine.',
};

function createForm(memory = new Map<string, string>()) {
  const submit = createCall<[FormData, (part: number) => void], Answer<true>>();
  const waits: number[] = [];
  const store = createQuestionnaireStore({
    api: { submit: submit.call },
    slot: createSlots(memory).slot('questionnaire'),
    now: () => new Date('2025-03-11T10:00:00Z'),
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  const state = store.getState;
  state().open(offered);
  return { store, state, memory, submit, waits };
}

function fill(state: ReturnType<typeof createForm>['state'], answers: Partial<Answers> = complete) {
  for (const [field, value] of Object.entries(answers)) {
    if (typeof value === 'string') state().type(field as 'name', value);
    else for (const title of value) state().tick(field as 'selectedBooks', title, true);
  }
}

async function createFilled(memory?: Map<string, string>) {
  const form = createForm(memory);
  fill(form.state);
  await form.state().next();
  await form.state().next();
  return form;
}

test('the form begins empty at step 0', () => {
  const { state } = createForm();
  assert.is(state().step, 0);
  assert.equal(state().answers, blankAnswers);
  assert.equal([state().refused, isUnsaved(state())], [false, false]);
});

test("missing fields show '❌ Please fill in all required fields before proceeding to the next step.'", async () => {
  assert.is(bannerText, '❌ Please fill in all required fields before proceeding to the next step.');
  const { state } = createForm();
  await state().next();
  assert.is(state().step, 0);
  assert.ok(missingRequired(state()));
  assert.equal(
    state().problems.map(({ field }) => field),
    ['name', 'email', 'location', 'age', 'education', 'workStatus'],
  );
});

for (const field of ['name', 'email', 'location', 'age', 'education', 'workStatus'] as const) {
  test(`step 1 requires ${field}`, async () => {
    const { state } = createForm();
    fill(state, { ...complete, [field]: ' ' });
    await state().next();
    assert.is(state().step, 0);
    assert.equal(
      state().problems.map((problem) => [problem.field, problem.kind]),
      [[field, 'missing']],
    );
  });
}

test('step 1 refuses what is no e-mail address, without the banner', async () => {
  const { state } = createForm();
  fill(state, { ...complete, email: 'ada at example' });
  await state().next();
  assert.is(state().step, 0);
  assert.equal(state().problems, [{ field: 'email', kind: 'wrong', text: 'Enter a valid email address' }]);
  assert.not.ok(missingRequired(state()));
  state().type('email', 'ada@');
  assert.is(state().problems.length, 1);
});

test('step 2 requires the interest and at least one chapter, and no book', async () => {
  const { state } = createForm();
  fill(state, { ...complete, interestInCognitiveEconomics: '', selectedChapters: [] });
  await state().next();
  await state().next();
  assert.is(state().step, 1);
  assert.equal(
    state().problems.map(({ field }) => field),
    ['interestInCognitiveEconomics', 'selectedChapters'],
  );
});

test('step 3 requires a preference, a title and a summary, and no file', async () => {
  const { state, submit } = createForm();
  fill(state, { ...complete, participationPreferences: [], proposalTitle: '', proposalSummary: '' });
  await state().next();
  await state().next();
  await state().submit('');
  assert.equal(
    state().problems.map(({ field }) => field),
    ['participationPreferences', 'proposalTitle', 'proposalSummary'],
  );
  assert.equal(submit.asked, []);
});

test('each step change shows the spinner for 500 ms', async () => {
  const { state, waits } = createForm();
  fill(state);
  const moved = state().next();
  assert.is(state().moving, true);
  assert.is(state().step, 0);
  await moved;
  assert.is(state().moving, false);
  assert.is(state().step, 1);
  await state().previous();
  assert.is(state().step, 0);
  assert.equal(waits, [500, 500]);
});

test('Next pressed twice moves one step', async () => {
  const { state } = createForm();
  fill(state);
  await Promise.all([state().next(), state().next()]);
  assert.is(state().step, 1);
});

test('Previous loses nothing, and does not ask whether the step is complete', async () => {
  const { state } = await createFilled();
  state().type('proposalTitle', '');
  await state().submit('');
  assert.is(state().refused, true);
  await state().previous();
  assert.equal([state().step, state().problems, state().refused], [1, [], false]);
  await state().previous();
  assert.is(state().step, 0);
  assert.equal(state().answers, { ...complete, proposalTitle: '' });
});

test('a tick can be taken away again, and leaves the others', () => {
  const { state } = createForm();
  fill(state, { selectedChapters: ['One', 'Two'] });
  assert.equal(state().answers.selectedChapters, ['One', 'Two']);
  state().tick('selectedChapters', 'One', false);
  assert.equal(state().answers.selectedChapters, ['Two']);
});

test('a problem goes when it is mended, and the banner with the last missing field', async () => {
  const { state } = createForm();
  fill(state, { ...complete, name: '', location: '' });
  await state().next();
  state().type('name', 'Ada');
  assert.equal(
    state().problems.map(({ field }) => field),
    ['location'],
  );
  assert.is(state().refused, true);
  state().type('location', 'London');
  assert.equal([state().problems, state().refused], [[], false]);
  state().type('name', '');
  assert.equal(state().problems, []);
});

test('a limit is told while typing, a missing field only when going on', () => {
  const { state } = createForm();
  state().type('name', 'x'.repeat(301));
  state().type('location', 'x'.repeat(301));
  assert.equal(
    state().problems.map(({ field, kind }) => [field, kind]),
    [
      ['name', 'limit'],
      ['location', 'limit'],
    ],
  );
  state().type('location', 'London');
  state().type('name', 'x'.repeat(300));
  state().type('name', '');
  assert.equal(state().problems, []);
});

test('a summary of more than 200 words does not stand in the way', async () => {
  const { state, submit } = await createFilled();
  state().type('proposalSummary', 'word '.repeat(250));
  submit.answer(done);
  await state().submit('');
  assert.is(state().outcome?.success, true);
});

for (const [name, size, reason] of [
  [
    'proposal.exe',
    10,
    'proposal.exe cannot be sent: choose a file that ends in .pdf, .doc, .docx, .odt, .rtf, .txt or .md',
  ],
  ['empty.pdf', 0, 'empty.pdf is empty: choose another file'],
  ['large.PDF', 10_485_761, 'large.PDF is too large (10 MB): choose a file of at most 10 MB'],
] as const) {
  test(`${name} of ${size} bytes is refused before it is sent, and goes again`, async () => {
    const { state, submit } = await createFilled();
    state().chooseFile(new File([new Uint8Array(size)], name));
    assert.equal(state().problems, [{ field: 'proposalFile', kind: 'limit', text: reason }]);
    await state().submit('');
    assert.equal(submit.asked, []);
    state().chooseFile(null);
    assert.equal(state().problems, []);
  });
}

test('the form data has every field of the specification, the file, and what makes a retry the same submission', async () => {
  const { state, submit } = await createFilled();
  const file = new File(['text'], 'proposal.txt');
  state().chooseFile(file);
  state().type('email', ' ada@example.org ');
  submit.answer(done);
  await state().submit('');
  const form = submit.asked[0]?.[0];
  const { submissionId, ...fields } = Object.fromEntries(form ?? []);
  assert.match(String(submissionId), /^[0-9a-f-]{36}$/);
  assert.is((fields.proposalFile as File).name, 'proposal.txt');
  assert.equal(
    { ...fields, proposalFile: null },
    {
      ...complete,
      selectedChapters: '["One"]',
      selectedBooks: '[]',
      participationPreferences: '["Research"]',
      proposalFile: null,
      startedAt: '2025-03-11T10:00:00.000Z',
      website: '',
    },
  );
});

test('a file that cannot be read any more is asked for again, and nothing is sent', async () => {
  const { state, submit } = await createFilled();
  const file = new File(['text'], 'proposal.txt');
  const fail = () => Promise.reject(new Error('NotReadableError'));
  file.slice = (from = 0, to = 0) => (to > from ? { arrayBuffer: fail } : new Blob()) as Blob;
  state().chooseFile(file);
  await state().submit('');
  const text = 'proposal.txt was moved or changed since you chose it: choose it again';
  assert.equal(state().problems, [{ field: 'proposalFile', kind: 'wrong', text }]);
  assert.equal([state().submitting, state().outcome, submit.asked.length], [false, null, 0]);
  state().chooseFile(null);
  assert.equal(state().problems, []);
});

test('without a file the form data has no proposalFile', async () => {
  const { state, submit } = await createFilled();
  submit.answer(done);
  await state().submit('');
  assert.is(submit.asked[0]?.[0].has('proposalFile'), false);
});

test("success shows '✅ Your form has been successfully submitted!', and OK clears the form back to step 0", async () => {
  const { state, memory, submit } = await createFilled();
  state().chooseFile(new File(['text'], 'proposal.txt'));
  submit.answer(done);
  await state().submit('');
  assert.is(state().outcome?.text, '✅ Your form has been successfully submitted!');
  assert.not.ok(memory.has('questionnaire'));
  assert.not.ok(isUnsaved(state()));
  state().accept();
  assert.is(state().step, 0);
  assert.equal(state().answers, blankAnswers);
  assert.is(state().file, null);
  assert.is(state().outcome, null);
});

for (const [what, refusal, reason] of [
  ['a non-ok answer', refused(500), null],
  ['a network error', refused(), 'The server did not answer. Check your connection, then try again.'],
] as const) {
  test(`${what} shows '❌ Something went wrong. Please try again.' and keeps the data`, async () => {
    const { state, memory, submit } = await createFilled();
    submit.answer(refusal);
    await state().submit('');
    assert.is(state().outcome?.text, '❌ Something went wrong. Please try again.');
    assert.is(state().outcome?.reason, reason);
    state().accept();
    assert.equal([state().step, state().outcome], [2, null]);
    assert.equal(state().answers, complete);
    assert.ok(memory.has('questionnaire'));
    submit.answer(done);
    await state().submit('');
    assert.is(state().outcome?.success, true);
  });
}

test('a refusal that names a field leads there after the modal', async () => {
  const { state, submit } = await createFilled();
  submit.answer(refused(400, { error: 'Invalid age', field: 'age' }));
  await state().submit('');
  assert.is(state().step, 2);
  state().accept();
  assert.is(state().step, 0);
  assert.equal(state().problems, [{ field: 'age', kind: 'wrong', text: 'Invalid age' }]);
  state().open(offered);
  assert.is(state().step, 0, 'nor does leaving the screen and coming back lead away');
  void state().submit('');
  assert.equal([state().problems, state().refused], [[], false]);
});

test('a refusal of a field that the form does not have, or without a word, leads nowhere', async () => {
  for (const rest of [{ error: 'Invalid colour', field: 'colour' }, { field: 'age' }]) {
    const { state, submit } = await createFilled();
    submit.answer(refused(400, rest));
    await state().submit('');
    state().accept();
    assert.equal([state().step, state().problems], [2, []]);
  }
});

test('Submit pressed twice is one submission', async () => {
  const { state, submit } = await createFilled();
  const first = state().submit('');
  await state().submit('');
  submit.answer(done);
  await first;
  assert.is(submit.asked.length, 1);
});

test('a retry carries the same id, over a reload too, and changed answers another', async () => {
  const { state, memory, submit } = await createFilled();
  const ids = () => submit.asked.map(([form]) => form.get('submissionId'));
  submit.answer(refused());
  await state().submit('');
  submit.answer(refused());
  await state().submit('');
  assert.is(ids()[0], ids()[1]);
  const reloaded = createForm(memory);
  reloaded.submit.answer(refused());
  await reloaded.state().submit('');
  assert.is(reloaded.submit.asked[0]?.[0].get('submissionId'), ids()[0]);
  state().type('name', 'Augusta');
  submit.answer(done);
  await state().submit('');
  assert.is.not(ids()[2], ids()[0]);
});

test('what is sent after a reload without the file that was chosen is another submission', async () => {
  const { state, memory, submit } = await createFilled();
  state().chooseFile(new File(['text'], 'proposal.txt'));
  submit.answer(refused());
  await state().submit('');
  const reloaded = createForm(memory);
  reloaded.submit.answer(done);
  await reloaded.state().submit('');
  const idOf = ({ asked }: typeof submit) => asked[0]?.[0].get('submissionId');
  assert.match(String(idOf(reloaded.submit)), /^[A-Za-z0-9-]{16,64}$/);
  assert.is.not(idOf(reloaded.submit), idOf(submit));
});

test('what is sent after a reload without a tick that the page no longer offers is another submission', async () => {
  const { state, memory, submit } = await createFilled();
  state().tick('selectedChapters', 'Withdrawn', true);
  submit.answer(refused());
  await state().submit('');
  const reloaded = createForm(memory);
  reloaded.submit.answer(done);
  await reloaded.state().submit('');
  const idOf = ({ asked }: typeof submit) => asked[0]?.[0].get('submissionId');
  assert.is.not(idOf(reloaded.submit), idOf(submit));
});

test('after success the next submission has another id', async () => {
  const { state, submit } = await createFilled();
  submit.answer(done);
  await state().submit('');
  state().accept();
  fill(state);
  submit.answer(done);
  await state().submit('');
  assert.is.not(submit.asked[0]?.[0].get('submissionId'), submit.asked[1]?.[0].get('submissionId'));
});

test('answers and step survive a reload; of a file its name does', async () => {
  const { state, memory } = await createFilled();
  await state().previous();
  assert.is(createForm(memory).state().step, 1);
  await state().next();
  state().chooseFile(new File(['text'], 'proposal.txt'));
  const reloaded = createForm(memory);
  assert.equal(reloaded.state().answers, complete);
  assert.is(reloaded.state().step, 2);
  assert.is(reloaded.state().file, null);
  reloaded.state().type('name', 'Augusta');
  const again = createForm(memory);
  assert.is(again.state().lostFile, 'proposal.txt');
  again.state().chooseFile(new File(['text'], 'proposal.txt'));
  assert.is(again.state().lostFile, '');
});

test('answers alone and a file alone are kept and would be lost, and neither is once it is taken away', () => {
  const { state, memory } = createForm();
  const kept = () => [isUnsaved(state()), memory.has('questionnaire')];
  state().type('name', 'Ada');
  assert.equal(kept(), [true, true]);
  state().type('name', '');
  assert.equal(kept(), [false, false]);
  state().chooseFile(new File(['text'], 'proposal.txt'));
  assert.equal(kept(), [true, true]);
  assert.is(createForm(memory).state().lostFile, 'proposal.txt');
});

test('a form that was begun before a reload is as old as it was: haste is the mark of a program', async () => {
  const kept = { ...complete, startedAt: '2025-03-11T09:00:00.000Z' };
  const { state, submit } = createForm(new Map([['questionnaire', JSON.stringify(kept)]]));
  void state().submit('');
  assert.is(submit.asked[0]?.[0].get('startedAt'), kept.startedAt);
});

test('what is submitted is checked whole, as the page may offer something else by now', async () => {
  const kept = { ...complete, name: '', selectedChapters: ['Withdrawn'], step: '2' };
  const { state, submit } = createForm(new Map([['questionnaire', JSON.stringify(kept)]]));
  await state().submit('');
  assert.equal(
    state().problems.map(({ field }) => field),
    ['name', 'selectedChapters'],
  );
  assert.equal([state().step, submit.asked], [0, []]);
});

test('a kept tick for what the page no longer offers is dropped', () => {
  const lists = {
    selectedChapters: ['One', 'Withdrawn'],
    selectedBooks: ['Planned', 'Withdrawn'],
    participationPreferences: ['Research', 'Withdrawn'],
  };
  const { state } = createForm(new Map([['questionnaire', JSON.stringify({ ...lists, step: '9' })]]));
  const { selectedChapters, selectedBooks, participationPreferences } = state().answers;
  assert.equal([selectedChapters, selectedBooks, participationPreferences], [['One'], ['Planned'], ['Research']]);
  assert.is(state().step, 0);
});

test('a draft that was tampered with does not break the form', () => {
  for (const kept of ['', 'null', '[]', '{"name":5,"selectedBooks":"x"}', '{']) {
    const { state } = createForm(new Map([['questionnaire', kept]]));
    assert.equal(state().answers, blankAnswers);
  }
});

test('the progress of an upload is told', async () => {
  const { state, submit } = await createFilled();
  const sent = state().submit('');
  submit.asked[0]?.[1](0.5);
  assert.is(state().progress, 0.5);
  submit.answer(done);
  await sent;
});

test.run();
