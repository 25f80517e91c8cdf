import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { splitAuthors } from '../../../cli/core/author-list.ts';

test('a suffix behind a comma belongs to the name that it ends, and makes no author of its own', () => {
  for (const names of [['Jane Doe, Jr.'], ['King, Martin, Jr.', 'Roe, J.'], ['Doe, Jane, III', 'Roe, John, Jr']])
    assert.equal(splitAuthors(names.join(' and ')), names);
  assert.equal(splitAuthors('Van Horn, J., Jr., Doe, A.'), ['Van Horn, J., Jr.', 'Doe, A.']);
  assert.equal(splitAuthors('Martin Luther King, Jr., John Roe'), ['Martin Luther King, Jr.', 'John Roe']);
});

test('a comma belongs to the name where semicolons separate the authors', () => {
  const names = ['Öhlund-Ferrari, Margarethe', 'von der Heyde, Friedrich', 'Doe Roe, Ann', 'Jane Doe'];
  assert.equal(splitAuthors(names.join('; ')), names);
});

test('particles belong to the family name before a comma', () => {
  const names = ['Doe, Ann', 'von der Heyde, Friedrich', "d'Alembert, Jean"];
  assert.equal(splitAuthors(names.join(', ')), names);
  assert.equal(splitAuthors('Ann Doe, Friedrich von der Heyde'), ['Ann Doe', 'Friedrich von der Heyde']);
});

test('many small words that are no family name take no longer than few', () => {
  const institute = `laboratoire d'economie ${'experimentale '.repeat(1000)}(UMR 1)`;
  assert.equal(splitAuthors(`${institute}, Paris`), [institute, 'Paris']);
});

test.run();
