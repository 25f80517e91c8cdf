import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerFromPassages } from '../../../server/answer/answer-from-passages.ts';
import { indexPassages } from '../../../server/answer/corpus.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const passages = JSON.parse(readFileSync('test/support/server/passages.json', 'utf8'));
const written = {
  kind: 'answer',
  id: 'answer:trap',
  path: '/resources/trap',
  anchor: null,
  page: 'The Refinancing Trap',
  heading: null,
  asks: ['What is the refinancing trap?'],
  text: 'A new mortgage has to be covered by the house. Refinancing fails when prices fall. Landlords are hit less than families.',
  more: [],
};
const answer = answerFromPassages(async () => indexPassages([...passages, written]));
const question = 'What is the refinancing trap?';

test('an answer that was cut short goes on where it ended', async () => {
  const turns = [{ question, answer: 'A new mortgage has to be covered by the house.' }];
  const { content } = await answer('go on', turns);
  assert.match(content, /^Refinancing fails when prices fall\. Landlords are hit less than families\./);
});

test('the same more simply is the question and the first sentences of its answer', async () => {
  const turns = [{ question, answer: 'Something long and difficult.' }];
  const { content } = await answer('can you say that more simply?', turns);
  assert.match(content, /^\*\*What is the refinancing trap\?\*\*\n\nA new mortgage has to be covered by the house\./);
  assert.not.match(content, 'Landlords');
});

test('a follow-up on a part of what was asked gets the sentence on it', async () => {
  const turns = [{ question, answer: 'A new mortgage has to be covered by the house.' }];
  const { content } = await answer('and for landlords?', turns);
  assert.match(content, 'Landlords are hit less than families.');
  assert.not.match(content, 'A new mortgage');
});

test('a question of its own that the site has nothing on is declined, whatever was asked before', async () => {
  const turns = [{ question, answer: 'A new mortgage has to be covered by the house.' }];
  const { kind, content } = await answer('where is the best pizza?', turns);
  assert.is(kind, 'declined');
  assert.match(content, /^I am not sure that this is what you ask\./);
});

test('when the page holds no more, that is said with its name', async () => {
  const turns = [{ question, answer: written.text }];
  const { kind, content, sources } = await answer('tell me more', turns);
  assert.is(kind, 'declined');
  assert.match(
    content,
    'I found nothing more on that here. What the site says is on [The Refinancing Trap](/resources/trap).',
  );
  assert.equal(
    sources.map(({ href }) => href),
    ['/resources/trap'],
  );
});

test('whoever asks for an example gets one of what was asked before, in whatever words', async () => {
  const instance = {
    ...written,
    id: 'answer:instance',
    asks: ['Can you give an example of the refinancing trap?'],
    text: 'A family owes 95,000 on a house that is worth 90,000 and is refused.',
  };
  const other = { ...written, id: 'answer:other', asks: ['Whom does the trap hit?'], text: 'It hits owners most.' };
  const answer = answerFromPassages(async () => indexPassages([...passages, written, other, instance]));
  const turns = [{ question, answer: written.text }];
  for (const message of ['for example?', 'could you give me one concrete example that I can use', 'such as?']) {
    assert.match((await answer(message, turns)).content, 'A family owes 95,000', message);
  }
});

test('whoever asks for one of these gets the next of the pages that were listed', async () => {
  const page = (name: string): Passage => ({
    ...{ kind: 'section', id: `/resources/${name}#1`, path: `/resources/${name}`, anchor: null, page: name },
    ...{ heading: null, asks: [], more: [] },
    text: `The whole page is on how ${name} are opened by night.`,
  });
  const answerListed = answerFromPassages(async () => indexPassages([page('crates'), page('lamps')]));
  const hello = [{ question: 'hello', answer: (await answerListed('hello')).content }];
  const first = await answerListed('one of these, please', hello);
  assert.is(first.kind, 'answer');
  assert.match(first.content, 'how crates are opened');
  const again = 'OK, tell me about one of those';
  const second = await answerListed(again, [...hello, { question: again, answer: first.content }]);
  assert.match(second.content, 'how lamps are opened');
});

test('whoever asks for one of these after an answer gets an example of its subject', async () => {
  const other = { ...written, id: 'answer:other', asks: ['Whom does the trap hit?'], text: 'It hits owners most.' };
  const instance = { ...other, id: 'answer:instance', asks: ['What is an example of the trap?'], text: 'The Bakers.' };
  const answer = answerFromPassages(async () => indexPassages([...passages, written, other, instance]));
  const turns = [{ question, answer: `${written.text}\n\n— [The Refinancing Trap](/resources/trap)` }];
  for (const message of ['one of these, please', 'Can you tell me about one of them?']) {
    assert.match((await answer(message, turns)).content, 'The Bakers.', message);
  }
});

const shops = {
  ...written,
  id: 'answer:shops',
  path: '/resources/shops',
  page: 'Price Wars',
  asks: ['Why do two shops undercut each other?'],
  text: 'Each wants the bargain hunters. A sudden rise of prices starts it again.',
};
const camps = {
  ...written,
  kind: 'section',
  id: '/resources/trap#2',
  heading: 'Relief for owners',
  asks: [],
  text: 'A programme let three million owners refinance although their house had lost value. It came late.',
};
const answerMore = answerFromPassages(async () => indexPassages([...passages, written, shops, camps]));
const turns = [{ question, answer: `${written.text}\n\n\u2014 [The Refinancing Trap](/resources/trap)` }];

test('a whole question that goes on from an answer is answered from the pages that the answer named', async () => {
  const { sources } = await answerMore('And which programme let owners refinance although prices fell?', turns);
  assert.equal(
    sources.map(({ href }) => href.replace(/#.*/, '')),
    ['/resources/trap'],
  );
});

test('a question on another subject is answered from elsewhere, also when it begins as if it went on', async () => {
  const { sources } = await answerMore('But why do two shops undercut each other?', turns);
  assert.equal(
    sources.map(({ href }) => href),
    ['/resources/shops'],
  );
});

test('a question of its own that shares a word with what was said is declined as it is alone', async () => {
  const message = 'Does a vaccine cost owners a house?';
  assert.equal(await answerMore(message, turns), await answerMore(message));
});

test('what was said already is said again, as far as it answers what follows on', async () => {
  const { content } = await answerMore('and are landlords hit as hard?', turns);
  assert.match(content, /Landlords are hit less than families\./);
  assert.not.match(content, 'A new mortgage');
});

test('a question for the reason that stands in the answer just given gets its part of that answer', async () => {
  const thrift = { ...shops, id: 'answer:thrift', text: 'The main reason is thrift.' };
  const answerReason = answerFromPassages(async () => indexPassages([...passages, written, thrift]));
  const { content } = await answerReason('whats the main reason', turns);
  assert.match(content, '[The Refinancing Trap](/resources/trap)');
  assert.not.match(content, 'thrift');
});

const judges = {
  ...written,
  id: 'answer:index',
  address: '/answers/index',
  asks: ['What happened when judges were given an index?'],
  text: 'Successful appeals fell by half. The judges read long files under pressure of time. Opinions became shorter too. Ada’s report is one working paper without a margin of error. A shorter opinion may be harder to overturn.',
};
const answerJudges = answerFromPassages(async () => indexPassages([...passages, written, shops, judges]));
const judged = (answer: string) => [{ question: 'What happened when judges were given an index?', answer }];
const link = '[What happened when judges were given an index?](/answers/index)';

test('of an answer just given a follow-up gets all from what it asks for to the end', async () => {
  const { content } = await answerJudges(
    'and the report, has it a margin of error?',
    judged(`${judges.text}\n\n\u2014 ${link}`),
  );
  assert.match(content, 'Ada’s report is one working paper without a margin of error. A shorter opinion may be');
  assert.match(content, 'harder to overturn.');
  assert.not.match(content, 'Successful appeals');
});

test('of an answer just given a follow-up gets no single sentence', async () => {
  const { content } = await answerJudges('and is it harder to overturn?', judged(`${judges.text}\n\n\u2014 ${link}`));
  assert.match(
    content,
    /^Ada’s report is one working paper without a margin of error\. A shorter opinion may be harder to overturn\./,
  );
});

test('a list within an answer is given from its beginning', async () => {
  const text =
    '(1) Crates that come to the harbour by night. (2) Lamps that hang above the pier. (3) Zebras of the zoo that open crates. (4) Ships of the line.';
  const list = { ...judges, text };
  const answerList = answerFromPassages(async () => indexPassages([...passages, written, shops, list]));
  const { content } = await answerList('and the zebras of the zoo?', judged(`${text}\n\n\u2014 ${link}`));
  assert.match(content, text);
});

test('an answer that was given before the last is given whole again', async () => {
  const since = { question, answer: `${written.text}\n\n\u2014 [The Refinancing Trap](/resources/trap)` };
  const earlier = judged(`${judges.text}\n\n\u2014 ${link}`);
  const { content } = await answerJudges('and why were the opinions of the judges shorter?', [...earlier, since]);
  assert.match(content, judges.text);
});

test('what follows on and stands nowhere on the site is declined, or shown with doubt', async () => {
  const { kind } = await answerMore('and does the vaccine hurt?', turns);
  assert.is(kind, 'declined');
});

test('a part of an answer names where the whole stands: its question, and the page that says more', async () => {
  const paged = { ...written, address: '/answers/trap' };
  const answerPaged = answerFromPassages(async () => indexPassages([...passages, paged, shops]));
  const { content } = await answerPaged('and are landlords hit as hard?', turns);
  assert.match(content, 'Landlords are hit less than families.');
  assert.not.match(content, '**What is the refinancing trap?**');
  assert.match(content, '[What is the refinancing trap?](/answers/trap) · [The Refinancing Trap](/resources/trap)');
});

test('a bare why gets what the page says to a question why', async () => {
  const why = {
    ...written,
    id: 'answer:why-late',
    asks: ['Why did relief for owners come late?'],
    text: 'Nobody had counted the families. The lenders had no wish to.',
  };
  const answerWhy = answerFromPassages(async () => indexPassages([...passages, written, camps, why]));
  assert.match((await answerWhy('why?', turns)).content, 'Nobody had counted the families.');
});

test('a bare why gets the reason that the answer just given has, also when a paragraph shares a sentence with it', async () => {
  const late = {
    ...written,
    id: 'answer:late',
    address: '/answers/late',
    asks: ['Did relief for owners come late?', 'Why did relief for owners come late?'],
    text: 'Relief for owners came two years after the crash. It came late because nobody had counted the families.',
  };
  const paragraph = { ...written, id: 'trap#3', kind: 'section', asks: [], text: late.text.replace(/ It .*/, '') };
  const answerLate = answerFromPassages(async () => indexPassages([...passages, paragraph, written, late]));
  const before = 'Did relief for owners come late?';
  const first = await answerLate(before);
  const { kind, content } = await answerLate('and why?', [{ question: before, answer: first.content }]);
  assert.is(kind, 'answer');
  assert.match(content, /^It came late because nobody had counted the families\./);
});

test('the reason of something else on the page is given to a bare why with doubt', async () => {
  const other = {
    ...written,
    id: 'answer:other',
    asks: ['Why do builders hoard bricks?'],
    text: 'Builders hoard bricks because they fear a shortage.',
  };
  const answerOther = answerFromPassages(async () => indexPassages([...passages, written, other]));
  const { kind, content } = await answerOther('why?', [{ question, answer: written.text }]);
  assert.is(kind, 'declined');
  assert.match(content, /^I am not sure that this is what you ask\./);
});

test('the subject of a question that was declined is kept', async () => {
  const declined = 'I found no sure answer to that on the pages of this site.';
  const before = [{ question: 'Does the refinancing trap hit Ruritania?', answer: declined }];
  const { sources } = await answerMore('and landlords?', before);
  assert.equal(sources[0]?.href, '/resources/trap');
});

test('what is said more simply is the answer that was given, also when all of it was', async () => {
  const simple = answerFromPassages(async () => indexPassages([...passages, written, shops]));
  const { content } = await simple('more simply please', turns);
  assert.match(content, /^\*\*What is the refinancing trap\?\*\*\n\nA new mortgage has to be covered by the house\./);
  assert.not.match(content, 'Landlords');
});

test('what is said more simply has no more formulas than the answer before', async () => {
  const term = {
    ...written,
    kind: 'term',
    id: 'term:trap',
    heading: 'refinancing trap',
    text: 'Refinancing trap: The state in which p < m / (1 − d).',
  };
  const simple = answerFromPassages(async () => indexPassages([...passages, written, shops, term]));
  for (const message of ['more simply please', 'explain it like im 12', 'and as if I were ten?']) {
    const { content } = await simple(message, turns);
    assert.match(content, /^\*\*What is the refinancing trap\?\*\*\n\nA new mortgage has to be covered/, message);
  }
});

test('who found it, how many and where are looked for in the answer first', async () => {
  const trial = {
    ...written,
    id: 'answer:trial',
    address: '/answers/trial',
    path: '/resources/trial',
    asks: ['Does a checklist help?'],
    text: 'A checklist helped a little. The psychologist Ada Moorhead tried it. Some 412 nurses took part. It was in Poland.',
  };
  const authors = { ...shops, id: 'answer:found', asks: ['Who found the shop?'], text: 'Peter Miller found the shop.' };
  const asked = answerFromPassages(async () => indexPassages([...passages, trial, authors]));
  const before = [
    { question: 'Does a checklist help?', answer: `${trial.text}\n\n— [Does a checklist help?](/answers/trial)` },
  ];
  assert.match((await asked('who found that?', before)).content, 'Ada Moorhead');
  assert.match((await asked('how many took part?', before)).content, '412 nurses');
});

const checklist = {
  ...written,
  id: 'answer:checklist',
  address: '/answers/checklist',
  asks: ['Does a checklist help?'],
  text: 'A checklist helped a little.',
  sources: ['moorhead-2020', 'gone-1999'],
};
const publication = {
  ...written,
  kind: 'fact',
  id: 'fact:publication-moorhead-2020',
  path: '/references',
  anchor: 'ref-moorhead-2020',
  page: 'References',
  asks: ['Who wrote Lists at Work?'],
  text: '“Lists at Work” is by Ada Moorhead; it came out in Wards in 2020. A trial with 412 nurses.',
};
const afterChecklist = [
  {
    question: 'Does a checklist help?',
    answer: `${checklist.text}\n\n— [Does a checklist help?](/answers/checklist) · [The Refinancing Trap](/resources/trap)`,
  },
];

test('who asks for the source of an answer is told its publications, with what each found', async () => {
  const asked = answerFromPassages(async () => indexPassages([...passages, written, checklist, publication]));
  for (const message of [
    'who found that?',
    'How do they know?',
    'which study is that',
    'and who says so?',
    'source?',
    'link?',
    'which page is that on',
    'really?',
    'are you sure about that',
    'can I trust this?',
  ]) {
    const { kind, content, sources } = await asked(message, afterChecklist);
    assert.is(kind, 'answer', message);
    assert.match(content, 'That rests on:\n\n“Lists at Work” is by Ada Moorhead', message);
    assert.equal(
      sources.map(({ href }) => href),
      ['/references#ref-moorhead-2020', '/answers/checklist', '/resources/trap'],
      message,
    );
  }
});

test('who was not given what they asked for is given the next nearest answer, or told that there is none', async () => {
  const other = {
    ...written,
    id: 'answer:other',
    asks: ['What springs the refinancing trap?'],
    text: 'A fall in the prices of houses springs it.',
  };
  const asked = answerFromPassages(async () => indexPassages([...passages, written, other]));
  const turns = [{ question, answer: written.text }];
  assert.match((await asked('that’s not what I asked', turns)).content, 'A fall in the prices');
  const last = [...turns, { question: 'no, wrong', answer: other.text }];
  assert.match((await asked('that’s not what I asked', last)).content, /^I found nothing more on that here\./);
});

test('an answer that names no publication is looked into for who found it', async () => {
  const bare = { ...checklist, sources: [], text: 'A checklist helped, as the psychologist Ada Moorhead found.' };
  const asked = answerFromPassages(async () => indexPassages([...passages, written, bare]));
  const before = [
    { ...afterChecklist[0], question: 'Does a checklist help?', answer: `${bare.text}\n\n— [x](/answers/checklist)` },
  ];
  assert.match((await asked('who found that?', before)).content, 'Ada Moorhead');
});

test('what one should do is answered in a conversation as it is alone', async () => {
  const tasting = {
    ...written,
    id: 'answer:tasting',
    asks: ['Should guests taste a wine before they see its label?'],
    text: 'Yes, for a label changes the taste.',
  };
  const asked = answerFromPassages(async () => indexPassages([...passages, written, tasting]));
  for (const message of [
    'Should I let guests taste a wine before they see its label?',
    'and should I let them taste the wine before they see its label?',
  ]) {
    const { kind, content } = await asked(message, [{ question, answer: written.text }]);
    assert.equal([kind, content], ['answer', (await asked(message)).content], message);
    assert.match(content, 'a label changes the taste');
  }
});

test('advice on a case of one’s own is declined as a follow-up too', async () => {
  const { kind, content } = await answerMore('and should I fix for two years or five?', turns);
  assert.is(kind, 'declined');
  assert.match(content, /^I give no personal advice/);
});

test.run();
