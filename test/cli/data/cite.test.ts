import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CitedPages } from '../../../cli/kinds/shapes/citations.ts';
import { type Changes, compileChanged } from '../../support/workspace.ts';

async function cite(wanted: string, changes: Changes = {}) {
  const { files } = await compileChanged(changes);
  const pages = JSON.parse(files?.get('citations.json') ?? '') as CitedPages;
  const { id, type, authors, title, year, venue, doi } =
    pages.find(({ file }) => file === `/data/cite/${wanted}`)?.publication ?? {};
  return { id, type, authors, title, year, venue, doi };
}

test('the book is cited as site.md says, or as the reference of its DOI does', async () => {
  const ada = { given: 'Ada', family: 'Writer' };
  const stated = { id: 'book', type: 'book', title: 'A Book', year: 2025, doi: '10.1000/book' };
  assert.equal(await cite('book'), { ...stated, authors: [ada], venue: 'A Press' });
  const reference =
    '---\ntype: book\nauthors: [Ada Writer, Bo Writer]\ntitle: A Book\nyear: 2025\nvenue: An Imprint\ndoi: 10.1000/book\n---\n';
  assert.equal(await cite('book', { 'references/writer-2025-book.md': reference }), {
    ...stated,
    id: 'writer-2025-book',
    authors: [ada, { given: 'Bo', family: 'Writer' }],
    venue: 'An Imprint',
  });
});

test('a page is cited with its authors, its day and the site on which it stands', async () => {
  assert.equal(await cite('research/papers/paper-one'), {
    id: 'writer-2024-paper-one',
    type: 'website',
    authors: [{ given: 'Ada', family: 'Writer' }],
    title: 'A Paper',
    year: 2024,
    venue: 'Test Site',
    doi: null,
  });
});

test.run();
