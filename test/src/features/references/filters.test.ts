import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReferenceEntry } from '../../../../src/content/types.ts';
import {
  type Filters,
  isWanted,
  noFilters,
  readFilters,
  searchTextOf,
  sortEntries,
  writeFilters,
} from '../../../../src/features/references/filters.ts';

const html =
  '<p>Ingvild Almås (2024). <a href="https://doi.org/1">Economics &#x26; Measurement' +
  '<span class="visually-hidden"> (opens in a new tab)</span></a>. <em>Econometrica</em>. <span class="onward"><a href="/x">PDF<span class="visually-hidden"> (opens in a new tab)</span></a> <a class="cite-link">Cite</a></span></p>' +
  '<details><summary>Note, cited on 1 page</summary><p>Argues for new tools.</p><p class="cited-on">Cited on <a href="/resources/decision">Decision Curves</a></p></details>';
const entry = {
  id: 'almas-2024',
  type: 'article',
  year: 2024,
  authors: ['almas'],
  citedOn: ['resources/decision'],
  body: { key: 'ref-almas-2024', html },
} as unknown as ReferenceEntry;
const wants = (filters: Partial<Filters>) => isWanted(entry, searchTextOf(entry), { ...noFilters, ...filters });

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
  assert.equal(readFilters(writeFilters(filters)), filters);
  assert.is(writeFilters(noFilters), '');
  assert.is(writeFilters({ ...noFilters, topic: 'resources/decision' }), '?topic=resources/decision');
});

test('an address that names unknown filters is read as far as it goes', () => {
  assert.equal(readFilters('?color=red&type=book'), { ...noFilters, type: 'book' });
});

test('an author is found by the family name as people write it', () => {
  assert.is(readFilters('?author=Alm%C3%A5s').author, 'almas');
  assert.is(readFilters('?author=Van+Nieuwerburgh').author, 'van-nieuwerburgh');
  assert.is(readFilters('?author=(Caplin)').author, 'caplin');
  for (const name of ["O'Brien", 'O’Brien']) assert.is(readFilters(`?author=${name}`).author, 'obrien');
});

test('every word has to occur, in any order, without regard to accents and capitals', () => {
  assert.is(wants({ text: 'measurement almas' }), true);
  assert.is(wants({ text: 'ALMÅS  econometrica ' }), true);
  assert.is(wants({ text: 'almas mice' }), false);
  assert.is(wants({ text: 'economics & measurement' }), true);
});

test('words that only screen readers hear, and the names of citing pages, find nothing', () => {
  assert.is(wants({ text: 'new tab' }), false);
  assert.is(wants({ text: 'curves' }), false);
  assert.is(wants({ text: 'cite' }), false);
  assert.is(wants({ text: 'page' }), false);
});

test('an author is wanted by the whole name that addresses have', () => {
  assert.is(wants({ author: 'almas' }), true);
  assert.is(wants({ author: 'alma' }), false);
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
  assert.is(order('year'), 'dcab');
  assert.is(order('cited'), 'bcad');
  assert.is(order(''), 'abcd');
});

test('a year counts once it is whole, its own year included', () => {
  assert.is(wants({ from: '2024', to: '2024' }), true);
  assert.is(wants({ from: '2025' }), false);
  assert.is(wants({ to: '2023' }), false);
  assert.is(wants({ to: '20' }), true);
});

test('what is still to appear comes after every year, and what bears no date is in no span of years', () => {
  const isIn = (year: ReferenceEntry['year'], filters: Partial<Filters>) =>
    isWanted({ ...entry, year }, searchTextOf(entry), { ...noFilters, ...filters });
  assert.is(isIn('forthcoming', { from: '2030' }), true);
  assert.is(isIn('forthcoming', { to: '2030' }), false);
  assert.is(isIn('n.d.', {}), true);
  assert.is(isIn('n.d.', { from: '1000' }), false);
});

test('topic and type have to fit', () => {
  assert.is(wants({ topic: 'resources/decision', type: 'article' }), true);
  assert.is(wants({ topic: 'resources/housing' }), false);
  assert.is(wants({ type: 'book' }), false);
});

test.run();
