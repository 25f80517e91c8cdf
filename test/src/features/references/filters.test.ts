import assert from 'node:assert/strict';
import { test } from 'uvu';
import type { ReferenceEntry } from '../../../../src/content/types.ts';
import {
  type Filters,
  isWanted,
  noFilters,
  readFilters,
  sortEntries,
  wordsOf,
  writeFilters,
} from '../../../../src/features/references/filters.ts';

const html =
  '<p>Ingvild Almås (2024). <a href="https://doi.org/1">Economics &#x26; Measurement' +
  '<span class="visually-hidden"> (opens in a new tab)</span></a>. <em>Econometrica</em>.</p>' +
  '<details><summary>Note, cited on 1 page</summary><p>Argues for new tools.</p><p class="cited-on">Cited on <a href="/resources/decision">Decision Curves</a></p><p class="cited-on"><a class="cite-link">Cite</a></p></details>';
const entry = {
  id: 'almas-2024',
  type: 'article',
  year: 2024,
  authors: ['almas'],
  citedOn: ['resources/decision'],
  body: { key: 'ref-almas-2024', html },
} as unknown as ReferenceEntry;
const wants = (filters: Partial<Filters>) => isWanted(entry, wordsOf(entry), { ...noFilters, ...filters });

test('filters survive the way through the address', () => {
  const filters: Filters = {
    text: 'risk & “skill”',
    topic: 'resources/decision',
    author: 'almas',
    type: 'book',
    from: '1990',
    to: '2020',
    sort: 'year',
  };
  assert.deepEqual(readFilters(writeFilters(filters)), filters);
  assert.equal(writeFilters(noFilters), '');
  assert.equal(writeFilters({ ...noFilters, topic: 'resources/decision' }), '?topic=resources/decision');
});

test('an address that names unknown filters is read as far as it goes', () => {
  assert.deepEqual(readFilters('?color=red&type=book'), { ...noFilters, type: 'book' });
});

test('an author is found by the family name as people write it', () => {
  assert.equal(readFilters('?author=Alm%C3%A5s').author, 'almas');
  assert.equal(readFilters('?author=Van+Nieuwerburgh').author, 'van-nieuwerburgh');
});

test('every word has to occur, in any order, without regard to accents and capitals', () => {
  assert.equal(wants({ text: 'measurement almas' }), true);
  assert.equal(wants({ text: 'ALMÅS  econometrica ' }), true);
  assert.equal(wants({ text: 'almas mice' }), false);
  assert.equal(wants({ text: 'economics & measurement' }), true);
});

test('words that only screen readers hear, and the names of citing pages, find nothing', () => {
  assert.equal(wants({ text: 'new tab' }), false);
  assert.equal(wants({ text: 'curves' }), false);
  assert.equal(wants({ text: 'cite' }), false);
  assert.equal(wants({ text: 'page' }), false);
});

test('an author is wanted by the whole name that addresses have', () => {
  assert.equal(wants({ author: 'almas' }), true);
  assert.equal(wants({ author: 'alma' }), false);
});

test('entries are sorted by year, newest first, or by how many pages cite them; equals stay as they come', () => {
  const list = (
    [
      ['a', 2001, 1],
      ['b', 'n.d.', 2],
      ['c', 2020, 2],
      ['d', 'forthcoming', 0],
    ] as const
  ).map(([id, year, count]) => ({
    entry: { ...entry, id, year, citedOn: Array(count).fill('resources/decision') } as unknown as ReferenceEntry,
  }));
  const order = (sort: string) =>
    sortEntries(list, sort)
      .map((one) => String(one.entry.id))
      .join('');
  assert.equal(order('year'), 'dcab');
  assert.equal(order('cited'), 'bcad');
  assert.equal(order(''), 'abcd');
});

test('a year counts once it is whole, its own year included', () => {
  assert.equal(wants({ from: '2024', to: '2024' }), true);
  assert.equal(wants({ from: '2025' }), false);
  assert.equal(wants({ to: '2023' }), false);
  assert.equal(wants({ to: '20' }), true);
});

test('what is still to appear comes after every year, and what bears no date is in no span of years', () => {
  const isIn = (year: ReferenceEntry['year'], filters: Partial<Filters>) =>
    isWanted({ ...entry, year }, wordsOf(entry), { ...noFilters, ...filters });
  assert.equal(isIn('forthcoming', { from: '2030' }), true);
  assert.equal(isIn('forthcoming', { to: '2030' }), false);
  assert.equal(isIn('n.d.', {}), true);
  assert.equal(isIn('n.d.', { from: '1000' }), false);
});

test('topic and type have to fit', () => {
  assert.equal(wants({ topic: 'resources/decision', type: 'article' }), true);
  assert.equal(wants({ topic: 'resources/housing' }), false);
  assert.equal(wants({ type: 'book' }), false);
});

test.run();
