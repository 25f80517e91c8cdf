import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnswersPage } from '../../../../src/content/types.ts';
import { filterAnswers } from '../../../../src/features/answers/filter-answers.ts';

const surf = { title: 'Why do waves break?', href: '/answers/waves', asks: ['What makes surf?'] };
const tide = { title: 'When is high tide?', href: '/answers/tide', asks: [] };
const cost = { title: 'Does it cost anything?', href: '/answers/cost', asks: [] };
const groups = [
  { title: 'The Sea', href: '/resources/sea', answers: [surf, tide] },
  { title: 'This site', href: null, answers: [cost] },
] as unknown as AnswersPage['groups'];

const found = (text: string) => filterAnswers(groups, text).flatMap(({ answers }) => answers.map(({ title }) => title));

test('without words every question is shown', () => {
  assert.is(filterAnswers(groups, '  '), groups);
});

test('a question is found by its words, by another way to ask it and by its topic, in any order and case', () => {
  assert.equal(found('BREAK waves'), [surf.title]);
  assert.equal(found('surf'), [surf.title]);
  assert.equal(found('sea'), [surf.title, tide.title]);
});

test('every word has to be there, and a topic without any question is left out', () => {
  assert.equal(found('waves cost'), []);
  assert.equal(
    filterAnswers(groups, 'cost').map(({ title }) => title),
    ['This site'],
  );
});

test.run();
