import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRelateAnswers } from '../../../../src/features/forum/relate-answers.ts';

type Groups = Parameters<typeof createRelateAnswers>[0];

/** Answers by the title of each, with what else asks for it. */
function relate(answers: Readonly<Record<string, readonly string[]>>): (text: string) => readonly string[] {
  const listed = Object.entries(answers).map(([title, asks]) => ({
    title,
    href: `/answers/${title.length}`,
    ...(asks.length > 0 && { asks }),
  }));
  const find = createRelateAnswers([{ answers: listed }] as unknown as Groups);
  return (text) =>
    find(text).map(({ title, href }) => {
      assert.is(href, `/answers/${title.length}`);
      return title;
    });
}

test('a word of the title is enough, in whatever form and case, and in the first sentence of a long explanation', () => {
  const find = relate({
    'What do mistakes cost?': [],
    'How are mortgages shared?': [],
    'Will AI replace doctors?': [],
  });
  assert.equal(find('Is a Mistake costly?'), ['What do mistakes cost?']);
  assert.equal(find('ai'), ['Will AI replace doctors?']);
  const story = 'Interest rates rose, tenants moved, prices fell again, lenders lost money, builders waited. ';
  assert.equal(find(`Who shares a mortgage? ${story.repeat(5)}`), ['How are mortgages shared?']);
  assert.equal(find('Hello,\nhow are mortgages shared?'), ['How are mortgages shared?']);
});

test('what asks for an answer in other words has to share two of them', () => {
  const find = relate({ 'What do mistakes cost?': ['Is attention scarce?'], 'How are mortgages shared?': [] });
  assert.equal(find('Is attention scarce today?'), ['What do mistakes cost?']);
  assert.equal(find('What is attention?'), []);
});

test('words that every question has relate nothing', () => {
  const find = relate({ 'What would people read?': [], 'How are mortgages shared?': [] });
  assert.equal([find('What would people answer?'), find('Why?'), find('')], [[], [], []]);
});

test('at most four are named, the most alike first', () => {
  const others = ['tenants', 'builders', 'brokers', 'buyers'].map((word) => [`Mortgage lenders, ${word}`, []]);
  const found = relate(Object.fromEntries([...others, ['Mortgage lenders', []]]))('Mortgage lenders');
  assert.equal([found.length, found[0]], [4, 'Mortgage lenders']);
});

test.run();
