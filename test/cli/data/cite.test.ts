import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CitedPages } from '../../../cli/kinds/shapes/citations.ts';
import { type Changes, compileChanged } from '../../support/workspace.ts';

async function citeBook(changes: Changes) {
  const { files } = await compileChanged(changes);
  const pages = JSON.parse(files?.get('citations.json') ?? '') as CitedPages;
  const { type, authors, title, year, venue, doi } =
    pages.find(({ file }) => file === '/data/cite/book')?.publication ?? {};
  return { type, authors, title, year, venue, doi };
}

test('the book is cited as site.md says, or as the reference of its DOI does', async () => {
  const ada = { given: 'Ada', family: 'Writer' };
  const stated = { type: 'book', title: 'A Book', year: 2025, doi: '10.1000/book' };
  assert.equal(await citeBook({}), { ...stated, authors: [ada], venue: 'A Press' });
  const reference =
    '---\ntype: book\nauthors: [Ada Writer, Bo Writer]\ntitle: A Book\nyear: 2025\nvenue: An Imprint\ndoi: 10.1000/book\n---\n';
  assert.equal(await citeBook({ 'references/writer-2025-book.md': reference }), {
    ...stated,
    authors: [ada, { given: 'Bo', family: 'Writer' }],
    venue: 'An Imprint',
  });
});

test.run();
