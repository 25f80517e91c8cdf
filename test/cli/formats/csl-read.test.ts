import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCsl, readCslFile } from '../../../cli/formats/csl-read.ts';

const item = {
  type: 'article-journal',
  title: ['On attention'],
  author: [{ given: 'Jane', family: 'Doe' }, null, { name: 'World Bank' }],
  'container-title': ['AER'],
};

test('the year of a record is found where its registry has it, and what has none has no date', () => {
  const yearOf = (more: object) => readCsl({ ...item, ...more }, 'x').entry?.publication.year;
  assert.is(yearOf({ issued: { 'date-parts': [[2020, 5]] } }), 2020);
  assert.is(yearOf({ issued: { raw: '2020' } }), 2020);
  assert.is(yearOf({ issued: { 'date-parts': [[null]] }, published: { 'date-parts': [[2021]] } }), 2021);
  assert.is(yearOf({ issued: null, status: 'forthcoming' }), 'forthcoming');
  for (const issued of [undefined, null, {}, [], '']) assert.is(yearOf({ issued }), 'n.d.');
});

test('the day of publication is read as far as a record says it', () => {
  const dayOf = (parts: readonly number[]) =>
    readCsl({ title: 'T', author: [{ literal: 'A' }], issued: { 'date-parts': [parts] } }, 'x').entry?.day;
  assert.equal([dayOf([2023, 5, 17]), dayOf([2023, 5]), dayOf([2023])], ['2023-05-17', '2023-05-01', undefined]);
});

test('what a year does not keep of a date is told', () => {
  const said = (issued: object) => readCsl({ ...item, issued }, 'x').problems.map(({ reason }) => reason);
  assert.equal(said({ 'date-parts': [[1444]], circa: true }), [
    'In the entry, the date, 1444~, is uncertain or open: the reference says 1444 alone.',
  ]);
  assert.equal(said({ 'date-parts': [[1764], [1771]] }), [
    'In the entry, of the years, 1764/1771, the first alone is kept.',
  ]);
  assert.equal(
    said({
      'date-parts': [
        [1764, 3],
        [1764, 4],
      ],
    }),
    [],
  );
});

test('an abstract ends without the copyright of its publisher', () => {
  const abstractOf = (abstract: string) => readCsl({ ...item, abstract }, 'x').entry?.abstract;
  for (const end of [
    'Copyright 2021.',
    '© 2020 Elsevier B.V. All rights reserved.',
    '(C) 1998 Academic Press',
    '<p>Copyright © 2021</p>',
  ])
    assert.is(abstractOf(`We count. ${end}`), 'We count.', end);
  for (const whole of [
    'Authors rarely keep the copyright.',
    'We study the law of copyright, 2001 to 2021. It has changed.',
  ])
    assert.is(abstractOf(whole), whole);
});

test('what an item of a file says besides is told, and so is a type that is none of ours', () => {
  const items = [
    { ...item, id: 'a', type: 'review-book', 'reviewed-author': [{ family: 'Roe' }], language: 'de', event: 'E' },
    { ...item, id: 'b', type: 'interview', 'number-of-pages': '3', dimensions: '' },
  ];
  assert.equal(
    readCslFile(JSON.stringify(items), 'all.json')?.problems.map(({ reason }) => reason),
    [
      '`interview` is no type that a reference has: `b` is brought in as `type: report`.',
      '`reviewed-author`, whose work is reviewed, is left out, for a reference has no key for it: `a`.',
      '`event` is left out, for a reference has no key for it: `a`.',
      '`number-of-pages` is left out, for a reference has no key for it: `b`.',
      'Left out as of no use to a list of references: `language` (1).',
    ],
  );
});

test('a record is read with what it has, and none is no entry', () => {
  const { title, authors, venue } = readCsl(item, 'x').entry?.publication ?? {};
  assert.equal([title, venue], ['On attention', 'AER']);
  assert.equal(authors, [{ given: 'Jane', family: 'Doe' }, { organisation: 'World Bank' }]);
  for (const nothing of [null, 'text', []]) assert.not(readCsl(nothing, 'x').entry);
});

test('a source in an archive is a manuscript with its shelfmark, and so is one elsewhere, unless its genre says that it is a paper', () => {
  const archived = {
    type: 'manuscript',
    archive: 'Borthwick Institute',
    archive_location: 'MTA 3/2',
    'container-title': '',
  };
  const read = (more: object) => readCsl({ ...item, ...more }, 'x').entry?.publication;
  assert.equal([read(archived)?.type, read(archived)?.venue], ['manuscript', 'Borthwick Institute, MTA 3/2']);
  assert.is(read({ type: 'manuscript' })?.type, 'manuscript');
  assert.is(read({ type: 'manuscript', genre: 'Working Paper' })?.type, 'working-paper');
});

test('a series keeps its number once', () => {
  const seriesOf = (title: string, number: string) =>
    readCsl({ ...item, type: 'book', 'collection-title': title, 'collection-number': number }, 'x').entry?.publication
      .series;
  assert.is(seriesOf('Islamic History', '168'), 'Islamic History 168');
  assert.is(seriesOf('Islamic History 168', '168'), 'Islamic History 168');
  assert.is(seriesOf('', '168'), null);
});

test('software is a website, as it is in BibTeX', () => {
  const { type, venue, publisher } =
    readCsl({ ...item, type: 'software', 'container-title': '', publisher: 'Zenodo' }, 'x').entry?.publication ?? {};
  assert.equal([type, venue, publisher], ['website', null, 'Zenodo']);
});

test('a preprint is a working paper of its archive', () => {
  const read = (more: object) => {
    const { type, venue } = readCsl({ ...item, 'container-title': '', ...more }, 'x').entry?.publication ?? {};
    return [type, venue];
  };
  const paper = ['working-paper', 'PsyArXiv'];
  const DOI = '10.31234/osf.io/p2w7k';
  assert.equal(read({ type: 'article', genre: 'Preprint', publisher: 'PsyArXiv', number: 'p2w7k' }), paper);
  assert.equal(read({ type: 'posted-content', publisher: 'Center for Open Science', DOI }), paper);
  assert.equal(read({ type: 'webpage', 'container-title': 'PsyArXiv' }), paper);
  assert.equal(read({ 'container-title': 'AER', DOI }), ['article', 'AER']);
});

test('what is only submitted is a working paper, and names no journal', () => {
  const { entry, problems } = readCsl({ ...item, issued: { raw: '2024' }, status: 'submitted' }, 'x');
  assert.equal([entry?.publication.type, entry?.publication.venue], ['working-paper', null]);
  assert.match(problems[0]?.reason ?? '', 'without `AER`');
});

test('an annotation is brought in from a file, which is told', () => {
  const read = readCslFile(JSON.stringify([{ ...item, id: 'a', annote: 'Finds little.' }]), 'all.json');
  assert.is(read?.entries[0]?.publication.annotation, 'Finds little.');
  assert.equal(
    read?.problems.map(({ reason }) => reason),
    ['`annote` becomes the annotation that readers see under the publication: `a`.'],
  );
});

test('a note is left out, which is told', () => {
  const reasons = (note: string) =>
    readCslFile(JSON.stringify([{ ...item, id: 'a', note }]), 'all.json')?.problems.map(({ reason }) => reason);
  assert.equal(reasons('https://osf.io/abc12 [Preregistration]'), [
    '`note` is left out, for a reference has no key for it: `a`.',
  ]);
  assert.equal(reasons('Retracted: https://notice.test/a'), []);
});

test('an item without a title is reported at its line, and leaves the others of its file', () => {
  const items = [
    { ...item, id: 'good' },
    { id: 'bad', type: 'webpage', URL: 'https://example.org' },
  ];
  const read = readCslFile(JSON.stringify(items, null, 1), 'all.json');
  assert.is(read?.entries.length, 1);
  const line = JSON.stringify(items, null, 1).split('"bad"')[0]?.split('\n').length;
  assert.equal([...new Set(read?.problems.map((problem) => problem.line))], [line]);
});

test.run();
