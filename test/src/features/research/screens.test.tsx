import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PaperScreen } from '../../../../src/features/research/paper-screen.tsx';
import { ResearchScreen } from '../../../../src/features/research/research-screen.tsx';
import { readScreen as read } from '../../../support/read-screen.ts';

const page = <T,>(parts: object): T => parts as T;

test('a paper says whose it is and from when, what it is called in the index if that differs, where it can be read, and what to cite', () => {
  const bare = {
    ...{ title: 'A Paper', label: 'Paper One', date: '2024-05-01', updated: null, draft: false, minutes: 3 },
    ...{ links: [], publication: null, cite: [], toc: [], previous: null, next: null },
    authors: [{ name: 'Ada Writer', href: null }],
    body: [{ key: 'a', html: '<p>What it finds.</p>' }],
  };
  const start = ['BACKA Paper', 'Ada Writer'];
  assert.equal(read(<PaperScreen page={page(bare)} />), [
    ...[...start, 'Paper One', '1 May 20243 min read', 'What it finds.'],
  ]);
  assert.equal(read(<PaperScreen page={page({ ...bare, label: 'A Paper', date: '2020-01-01' })} />), [
    ...[...start, '20203 min read', 'What it finds.'],
  ]);
  const more = {
    draft: true,
    updated: '2025-06-02',
    toc: ['One', 'Two', 'Three', 'Four'].map((title) => ({ id: title, title, depth: 2 })),
    links: [{ title: 'PDF', href: '/media/a.pdf', external: false }],
    publication: { title: 'Doe 2020', href: '/references#doe', called: 'paper', cite: '/data/cite/doe.json' },
    cite: [{ title: 'BibTeX', href: '/data/cite/a.bib' }],
    previous: { title: 'One Before', href: '/research/papers/before' },
    next: { title: 'One After', href: '/research/papers/after' },
  };
  assert.equal(read(<PaperScreen page={page({ ...bare, ...more })} />), [
    ...[...start, 'DraftPaper One', '1 May 2024Updated 2 June 2025', '3 min read', 'PDF', 'On this page'],
    ...['What it finds.', 'The paper: Doe 2020. Cite the paper', 'Cite this pageBibTeX'],
    ...['Previous Paper', 'One Before', 'Next Paper', 'One After', 'On this page', 'CloseOne', 'Two', 'Three', 'Four'],
  ]);
  const onBook = { ...bare, ...more, publication: { ...more.publication, called: 'book' } };
  const said = read(<PaperScreen page={page(onBook)} />);
  for (const words of ['The book: Doe 2020. Cite the book', 'Previous Page', 'Next Page'])
    assert.ok(said.includes(words), words);
});

test('research lists its papers by number, leads to all references, and tells the rest below', () => {
  const paper = { id: 'https://doi.org/10.1/a', title: 'A Study', citation: 'A Journal', year: 2020, italic: 'venue' };
  const book = { ...paper, title: 'A Book', citation: 'A House', italic: 'title' };
  const topic = {
    id: 'a',
    title: 'A Paper',
    href: '/research/papers/a',
    question: 'Why?',
    finding: 'So.',
    byline: null,
  };
  const papers = [{ ...topic, papers: [paper, book], years: { first: 2020, last: 2020 } }];
  const intro = [{ key: 'a', html: '<p>In short.</p>' }];
  const sections = [{ id: 'story', title: 'How it began', body: { html: '<p>Long ago.</p>' } }];
  assert.equal(read(<ResearchScreen page={page({ title: 'Research', intro, papers, sections })} />), [
    ...['Research', 'On this pageIn short.', '1', 'A PaperWhy?', 'So.', '2 references 2020', '2020'],
    ...[
      'A Study (opens in a new tab)',
      'A Journal',
      '2020',
      'A Book (opens in a new tab)',
      '. A House',
      'All references',
      'How it began',
      'Long ago.',
    ],
    ...['On this page', 'ClosePapers', 'How it began'],
  ]);
});

test('a paper on one publication of the same title says at once with whom, where and when it appeared', () => {
  const publication = { id: 'https://doi.org/10.1/a', title: 'A Study', citation: 'A Journal', year: 2020 };
  const years = { first: 2020, last: 2020 };
  const rows = (parts: object, byline: string | null = '') => {
    const topic = { id: 'a', title: 'A Study', href: '/research/papers/a', question: null, finding: null, years };
    const papers = [{ ...topic, byline, papers: [{ ...publication, ...parts }] }];
    return read(<ResearchScreen page={page({ title: 'Research', intro: [], papers, sections: [] })} />).slice(1, -1);
  };
  assert.equal(rows({}), ['1', 'A Study2020', 'A Journal (opens in a new tab)']);
  assert.equal(rows({ id: '', citation: '' }), ['1', 'A Study2020']);
  assert.equal(rows({}, 'With Jane Doe'), ['1', 'A Study2020', 'With Jane Doe. A Journal (opens in a new tab)']);
  assert.is(rows({ id: '', citation: '' }, 'With Robert E. Lucas Jr.')[2], 'With Robert E. Lucas Jr.');
  assert.is(rows({}, null)[1], 'A Study1 reference 2020');
});

test.run();
