/** A thesis and a working paper are named as such wherever they are shown or handed on. */
import { toString as textOf } from 'mdast-util-to-string';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noTexts, type Publication } from '../../../cli/core/publication.ts';
import { cite } from '../../../cli/formats/cite.ts';
import { describeWork } from '../../../cli/metadata/json-ld-citation.ts';
import { citationReference } from '../../../cli/metadata/scholar.ts';
import { formatReference } from '../../../cli/render/citation-text.ts';

const base: Publication = {
  ...noTexts,
  id: 'doe-2020',
  type: 'thesis',
  authors: [{ given: 'Jane', family: 'Doe' }],
  editors: [],
  translators: [],
  title: 'On attention',
  year: 2020,
  annotation: '',
};
const name = (publication: Partial<Publication>) => {
  const whole = { ...base, ...publication };
  const [bibtex = '', ris = '', csl = '[]', apa = ''] = (['bibtex', 'ris', 'csl-json', 'apa'] as const).flatMap(
    (format) => cite([whole], format),
  );
  const lines = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));
  const [{ type, genre, number, publisher }] = JSON.parse(csl);
  const {
    '@type': kind,
    genre: called,
    reportNumber,
    inSupportOf,
  } = describeWork(whole) as unknown as Record<string, unknown>;
  return {
    apa,
    line: textOf(formatReference({ ...whole, citedOn: [] } as never)),
    bibtex: lines(bibtex, /^@|school|institution|type|number/).map((one) => one.trim()),
    ris: lines(ris, /^(?:TY|PB|M1|M3)/),
    csl: [type, genre, number, publisher],
    tags: citationReference(whole).replace(/^.*?2020; /, ''),
    jsonLd: [kind, called, reportNumber, inSupportOf],
  };
};

test('a doctoral thesis says so in every format', () => {
  assert.equal(name({ venue: 'MIT', degree: 'PhD' }), {
    apa: 'Doe, J. (2020). On attention [PhD thesis]. MIT.',
    line: 'Jane Doe (2020). On attention. PhD thesis, MIT.',
    bibtex: ['@phdthesis{doe-2020,', 'school = {{MIT}},'],
    ris: ['TY  - THES', 'PB  - MIT', 'M3  - PhD thesis'],
    csl: ['thesis', 'PhD thesis', undefined, 'MIT'],
    tags: 'citation_dissertation_institution=MIT; citation_dissertation_name=PhD thesis',
    jsonLd: ['Thesis', 'PhD thesis', undefined, 'PhD'],
  });
});

test('a master’s thesis stays one', () => {
  const { bibtex, line, csl } = name({ venue: 'MIT', degree: 'Master’s' });
  assert.equal(bibtex, ['@mastersthesis{doe-2020,', 'school = {{MIT}},']);
  assert.is(line, 'Jane Doe (2020). On attention. Master’s thesis, MIT.');
  assert.equal(csl, ['thesis', 'Master’s thesis', undefined, 'MIT']);
});

test('a paper of the NBER carries house, kind and number apart', () => {
  const house = 'National Bureau of Economic Research';
  assert.equal(name({ type: 'working-paper', venue: 'NBER Working Paper 31422' }), {
    apa: `Doe, J. (2020). On attention (Working Paper No. 31422). ${house}.`,
    line: 'Jane Doe (2020). On attention. NBER Working Paper 31422.',
    bibtex: ['@techreport{doe-2020,', `institution = {{${house}}},`, 'type = {Working Paper},', 'number = {31422},'],
    ris: ['TY  - RPRT', `PB  - ${house}`, 'M3  - Working Paper', 'M1  - 31422'],
    csl: ['report', 'Working Paper', '31422', house],
    tags: `citation_technical_report_institution=${house}; citation_technical_report_number=31422`,
    jsonLd: ['Report', 'Working Paper', '31422', undefined],
  });
});

test('a working paper whose venue does not say so is called one', () => {
  const { apa, line, bibtex } = name({ type: 'working-paper', venue: 'Stanford University' });
  assert.is(apa, 'Doe, J. (2020). On attention [Working Paper]. Stanford University.');
  assert.is(line, 'Jane Doe (2020). On attention. Working paper, Stanford University.');
  assert.equal(bibtex, ['@techreport{doe-2020,', 'institution = {{Stanford University}},', 'type = {Working Paper},']);
});

test('a preprint at arXiv says so, with its number', () => {
  const { line } = name({ type: 'working-paper', eprint: '2604.01234' });
  assert.is(line, 'Jane Doe (2020). On attention (opens in a new tab). Working paper, arXiv:2604.01234.');
});

test('a chapter names the editors and the publisher of its book, and a book that has only editors is theirs', () => {
  const editors = [
    { given: 'Ed', family: 'Itor' },
    { given: 'Anne', family: 'Other', suffix: 'Jr.' },
  ];
  const chapter = name({
    type: 'chapter',
    venue: 'Handbook',
    publisher: 'Elsevier',
    editors,
    edition: '2',
    volume: '3',
  });
  assert.is(
    chapter.line,
    'Jane Doe (2020). On attention. In Ed Itor and Anne Other Jr., eds., Handbook (2nd ed.), 3. Elsevier.',
  );
  assert.is(
    chapter.apa,
    'Doe, J. (2020). On attention. In E. Itor & A. Other Jr. (Eds.), Handbook (2nd ed., Vol. 3). Elsevier.',
  );
  const book = name({ type: 'book', venue: 'Elsevier', authors: [], editors });
  assert.is(book.line, 'Ed Itor and Anne Other Jr., eds. (2020). On attention. Elsevier.');
});

test('whoever edited or translated the work of another author is named with it', () => {
  const editors = [
    { given: 'Ed', family: 'Itor' },
    { given: 'Anne', family: 'Other', suffix: 'Jr.' },
  ];
  const edition = name({ type: 'book', venue: 'Harrassowitz', editors });
  assert.is(edition.line, 'Jane Doe (2020). On attention. Edited by Ed Itor and Anne Other Jr. Harrassowitz.');
  assert.match(edition.apa, '(E. Itor & A. Other Jr., Eds.)');
  const translation = name({ type: 'book', venue: 'A House', translators: editors.slice(0, 1) });
  assert.is(translation.line, 'Jane Doe (2020). On attention. Translated by Ed Itor. A House.');
  assert.is(translation.apa, 'Doe, J. (2020). On attention (E. Itor, Trans.). A House.');
  const article = name({ type: 'article', venue: 'Journal', editors });
  assert.is(article.line, 'Jane Doe (2020). On attention. Journal.', 'they edited the issue');
});

test('a journal in another language keeps its small letters, and a name its space', () => {
  const journal = { type: 'article' as const, venue: 'Zeitschrift der Deutschen Gesellschaft', volume: '3' };
  assert.is(name(journal).apa, 'Doe, J. (2020). On attention. Zeitschrift der Deutschen Gesellschaft, 3.');
  const authors = [{ given: 'Lorenzo', family: 'de’ Bardi' }];
  assert.is(name({ ...journal, authors }).apa.replace(/\. Zeit.*/, ''), 'de’ Bardi, L. (2020). On attention');
  const both = [...base.authors, { organisation: 'Working Group' }];
  assert.is(name({ ...journal, authors: both }).apa.replace(/ \(2020.*/, ''), 'Doe, J., & Working Group.');
  const updated = name({ type: 'book', venue: 'A House', edition: 'Updated' });
  assert.is(updated.apa, 'Doe, J. (2020). On attention (Updated ed.). A House.');
});

test('a name that ends in a full stop, and an edition in any words, are followed by one stop', () => {
  const { line } = name({ type: 'article', venue: 'J. Econ. Behav. Organ.' });
  assert.is(line, 'Jane Doe (2020). On attention. J. Econ. Behav. Organ.');
  const inVolume = name({ type: 'article', venue: 'J. Econ. Behav. Organ.', volume: '3' });
  assert.is(inVolume.line, 'Jane Doe (2020). On attention. J. Econ. Behav. Organ., 3.');
  const numbered = name({ type: 'book', venue: 'A House', edition: '2., revised' });
  assert.is(numbered.line, 'Jane Doe (2020). On attention (2nd, revised ed.). A House.');
  assert.is(numbered.apa, 'Doe, J. (2020). On attention (2nd, revised ed.). A House.');
  assert.is(
    name({ type: 'book', venue: 'A House', edition: '3. Aufl.' }).line,
    'Jane Doe (2020). On attention (3. Aufl.). A House.',
  );
});

test('what is still to appear and what bears no date say so', () => {
  const article = { type: 'article' as const, venue: 'Journal' };
  assert.is(name({ ...article, year: 'forthcoming' }).apa, 'Doe, J. (forthcoming). On attention. Journal.');
  assert.is(name({ ...article, year: 'n.d.' }).apa, 'Doe, J. (n.d.). On attention. Journal.');
  assert.is(name({ ...article, year: 'n.d.' }).line, 'Jane Doe (n.d.). On attention. Journal.');
});

test.run();
