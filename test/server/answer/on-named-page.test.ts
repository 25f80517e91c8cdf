import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const base: Pick<Passage, 'anchor' | 'heading' | 'asks' | 'more'> = { anchor: null, heading: null, asks: [], more: [] };
const file = (id: string, path: string, text: string, ...sections: readonly string[]): Passage[] => [
  { ...base, kind: 'fact', id: `fact:${id}`, path, page: path, text },
  ...sections.map(
    (each, index): Passage => ({
      ...base,
      kind: 'section',
      id: `${path}#${index}`,
      path,
      page: path,
      text: each,
    }),
  ),
];
const corpus = indexPassages([
  ...file(
    'course-thought',
    '/courses/thought',
    '“Economic Thought before Smith” is a course at a school, from Arabic and Latin sources.',
    'A paper counts for all.',
    'No Arabic is needed.',
  ),
  ...file(
    'course-arabic',
    '/courses/arabic',
    '“Reading Arabic Letters” is a course.',
    'Two years of Arabic are needed.',
  ),
  ...file(
    'talk-bread',
    '/talks/bread',
    '“Bread and Reason” is a talk: 18 February 2027, The Tawney Lecture, London. On what comes next, and on attention.',
    'It is open to everybody and needs no ticket.',
  ),
  ...file(
    'talk-ghosts',
    '/talks/ghosts',
    '“Ghost Money” is a talk: 9 December 2026, Seminar, on Zoom.',
    'Not recorded.',
  ),
]);
const found = (message: string) => corpus.findOnNamedPage(message, corpus.read(message))?.text ?? null;

test('what is asked of a course or talk that some words name is looked for on its own page', () => {
  assert.is(found('do i need arabic for the course on economic thought?'), 'No Arabic is needed.');
  assert.is(found('Do I need a ticket for the Tawney lecture?'), 'It is open to everybody and needs no ticket.');
  assert.is(found('is the zoom seminar recorded'), 'Not recorded.');
});

test('what it is tell the data', () => {
  assert.match(found('what was your tawney lecture about?') ?? '', /^“Bread and Reason” is a talk/);
});

test('a course is named by its number, as it is written or in small letters', () => {
  const courses = [
    ...file(
      'course-design',
      '/courses/design',
      '“Design” is a course at a school, for all (CSC318).',
      'An exam of two hours.',
    ),
    ...file('course-trade', '/courses/trade', '“Trade” is a course at a school, ECON 101.', 'No exam.'),
    ...file('course-logic', '/courses/logic', '“Logic” is a course at a school: Fall 2026.', 'A long exam.'),
  ];
  const { findOnNamedPage, read } = indexPassages(courses);
  const foundIn = (message: string) => findOnNamedPage(message, read(message))?.text ?? null;
  assert.is(foundIn('is there an exam in csc318'), 'An exam of two hours.');
  assert.is(foundIn('Does CSC 318 have an exam?'), 'An exam of two hours.');
  for (const number of ['ECON 101', 'econ101', 'ECON-101'])
    assert.is(foundIn(`Does ${number} have an exam?`), 'No exam.', number);
  for (const message of ['Is there an exam in csc319?', 'is there an exam in fall 2026', 'Is there an exam in 2026?'])
    assert.is(foundIn(message), null, message);
});

test('what looks like the number of a course names no talk', () => {
  const talks = file(
    'talk-trust',
    '/talks/trust',
    '“Trust after COVID-19” is a talk: 3 May 2023, Boston.',
    'On vaccines.',
  );
  const { findOnNamedPage, read } = indexPassages(talks);
  const message = 'What did the COVID-19 study find on vaccines?';
  assert.is(findOnNamedPage(message, read(message)), null);
});

test('when and where it is tell the data', () => {
  assert.match(found('where is the tawney lecture?') ?? '', /^“Bread and Reason” is a talk/);
});

test('when and where lectures are is told by the section on it of the course that they name, not by a talk', () => {
  const [course, ...others] = file(
    'course-bread',
    '/courses/bread',
    '“Bread” is a course at a school.',
    'Half of the grade comes from exercises.',
    'On Tuesdays from ten to noon, in room 11.',
  );
  const headed = others.map((each, at) => ({ ...each, heading: at === 0 ? 'Grading' : 'Place and time' }));
  const talk = file('talk-oven', '/talks/oven', '“Bread” is a talk: 9 December 2026.', 'Two lectures on bread.');
  const { findOnNamedPage, read } = indexPassages([...talk, ...(course ? [course] : []), ...headed]);
  const message = 'when and where are the bread lectures';
  assert.is(findOnNamedPage(message, read(message))?.text, 'On Tuesdays from ten to noon, in room 11.');
});

test('a name that no course or talk has, or that two have, and other questions find nothing', () => {
  for (const message of [
    'do I need a ticket for the opening lecture?',
    'is there a paper in the course?',
    'what does the course on arabic ask for?',
    'Is Arabic needed?',
    'Where in the book do you talk about bread?',
    'What time is the next lecture?',
  ])
    assert.is(found(message), null, message);
});

test.run();
