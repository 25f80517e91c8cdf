import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Passage } from '../../../server/answer/passages.ts';
import { addTypicalQuestions } from '../../../server/answer/typical-questions.ts';

const section = (heading: string | null): Passage => ({
  kind: 'section',
  id: `section:${heading}`,
  path: '/cv',
  anchor: null,
  page: 'Curriculum Vitae',
  heading,
  asks: [],
  text: 'Welsh, a little.',
  more: [],
});
const asksOf = (passage: Passage) => addTypicalQuestions([passage])[0]?.asks ?? [];

test('a section with a usual heading is found by the questions that it answers', () => {
  for (const [heading, question] of [
    ['Languages', 'Which languages do you speak?'],
    ['Licence', 'May I use it in a commercial product?'],
    ['License and terms', 'May I use it in a commercial product?'],
    ['Doctoral position, from April 2027', 'How do I apply for a doctoral position?'],
    ['Doctoral position on volatiles in drying soil', 'How much is a doctoral student paid?'],
    ['What we found', 'What did the study find?'],
    ['Master’s theses', "Can I write my bachelor's or master's thesis with you?"],
    ['How to get here', 'How do I get to your office?'],
    ['Research grants', 'Who pays for your research?'],
  ] as const)
    assert.ok(asksOf(section(heading)).includes(question), heading);
});

test('a section of a page within a section of the site is not the researcher’s, but of a course or somebody else', () => {
  const within = (heading: string) => asksOf({ ...section(heading), path: '/courses/welsh' });
  for (const heading of ['Languages', 'Education', 'Grants']) assert.equal(within(heading), [], heading);
  assert.ok(within('Grading').includes('How is the course graded?'));
});

test('other headings, and what is no section, keep the questions that they have', () => {
  const subjects = [
    ...['Language and thought', 'Education and income', 'The licence to err', 'What we pay attention to'],
    ...[
      'Limits of attention',
      'Results-based financing',
      'How to get people to save',
      'Registration of land titles',
      'Applications',
      'Costs',
      ...['Prices', 'Fees', 'Attendance', 'Directions'],
    ],
  ];
  for (const heading of [null, ...subjects]) assert.equal(asksOf(section(heading)), [], String(heading));
  const answer: Passage = { ...section('Languages'), kind: 'answer', asks: ['Why Welsh?'] };
  assert.equal(asksOf(answer), ['Why Welsh?']);
});

test.run();
