import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchEntries } from '../../../../src/content/types.ts';
import { createFinder } from '../../../../src/features/search/create-finder.ts';
import { guessPages } from '../../../../src/features/search/guess-pages.ts';

const entries = [
  { kind: 'topic', href: '/resources/decision', title: 'Decision Curves', context: '', text: 'How they are drawn.' },
  { kind: 'topic', href: '/resources/decision#drawing', title: 'Drawing decision curves', context: '', text: '' },
  ...['One', 'Two', 'Three', 'Four'].map((title) => ({
    kind: 'topic',
    href: `/resources/${title}`,
    title: `Stakes ${title}`,
    context: '',
    text: '',
  })),
  { kind: 'topic', href: '/resources/housing', title: 'Housing Finance', context: '', text: 'What a decision costs.' },
] as unknown as SearchEntries;
const guess = async (path: string) =>
  (await guessPages(path, async () => createFinder(entries))).map((one) => one.href);

test('a misspelt address offers the page whose title it nearly names, and no text that merely has its word', async () => {
  for (const path of [
    '/resources/decison-curves',
    '/resources/decision',
    '/housing/Decision+curves+',
    '/decision-curves/',
  ])
    assert.equal(await guess(path), ['/resources/decision'], path);
});

test('at most three pages are offered', async () => {
  assert.is((await guess('/resources/stakes')).length, 3);
});

test('an address that is like no title offers nothing', async () => {
  assert.equal(await guess('/nowhere'), []);
  assert.equal(await guess('/'), []);
});

test.run();
