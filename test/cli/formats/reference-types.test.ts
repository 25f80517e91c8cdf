/** What historians list beside articles and books: how it is read, and how it is cited. */
import { toString as textOf } from 'mdast-util-to-string';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPublication, type WrittenPublication } from '../../../cli/core/publication.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import { cite } from '../../../cli/formats/cite.ts';
import { readCsl } from '../../../cli/formats/csl-read.ts';
import { readRis } from '../../../cli/formats/ris-read.ts';
import { describeWork } from '../../../cli/metadata/json-ld-citation.ts';
import { formatReference } from '../../../cli/render/citation-text.ts';

const told = (entry: ReturnType<typeof readCsl>['entry'] | undefined, problems: readonly { reason: string }[]) => [
  `${entry?.publication.type} | ${entry?.publication.venue}`,
  ...problems.map(({ reason }) => reason),
];

test('an entry of BibTeX or BibLaTeX is what it says that it is', () => {
  const read = (rest: string, year = '2018') => {
    const { entries, problems } = readBibtex(`@${rest}, author={Doe, Jane}, title={T}, date={${year}}}`, 'x.bib');
    return told(entries[0], problems);
  };
  for (const [entry, type, year] of [
    ['review{a, journaltitle={J}', 'review | J'],
    ['article{a, journaltitle={J}, entrysubtype={review}', 'review | J'],
    ['article{a, journaltitle={J}, entrysubtype={Newspaper}', 'newspaper-article | J'],
    ['article{a, journaltitle={J}, entrysubtype={magazine}', 'magazine-article | J'],
    ['inreference{a, booktitle={B}', 'encyclopedia-article | B'],
    ['mvreference{a, publisher={P}', 'book | P', '1751'],
    ['misc{a, howpublished={Inaugural lecture, Academy}', 'lecture | Inaugural lecture, Academy'],
    ['misc{a, howpublished={Lecture notes, MIT}', 'report | Lecture notes, MIT'],
    ['unpublished{a, eventtitle={A Week of Study}', 'lecture | A Week of Study'],
    ['misc{a, howpublished={Manuscript}, note={City Archive, G III:17}', 'manuscript | City Archive, G III:17', '1764'],
    ['misc{a, type={Diary}, library={City Archive}', 'manuscript | City Archive', '1764'],
    ['letter{a, note={Archivio di Stato}', 'manuscript | Archivio di Stato', '1444'],
    ['unpublished{a', 'manuscript | null', '1764'],
    ['unpublished{a', 'working-paper | null'],
    ['misc{a, howpublished={Unpublished manuscript}', 'working-paper | Unpublished manuscript'],
  ] as const)
    assert.equal(read(entry, year), [type], entry);
});

test('an entry of RIS or CSL-JSON is what it says that it is', () => {
  const ris = (type: string, rest = 'T2  - V') => {
    const { entries, problems } = readRis(`TY  - ${type}\nAU  - Doe, J.\nTI  - T\nPY  - 2018\n${rest}\nER  - \n`, 'x');
    return told(entries[0], problems)[0];
  };
  assert.equal(
    [
      ...['NEWS', 'MGZN', 'ENCYC', 'DICT', 'SLIDE', 'MANSCPT', 'PCOMM'].map((type) => ris(type)),
      ris('JOUR', 'T2  - V\nM3  - Book Review'),
      ris('MANSCPT', 'AV  - City Archive'),
      ris('GEN', 'KW  - k'),
      ris('UNPB'),
    ],
    [
      ...['newspaper-article | V', 'magazine-article | V', 'encyclopedia-article | V', 'encyclopedia-article | V'],
      ...['lecture | V', 'manuscript | V', 'manuscript | V', 'review | V', 'manuscript | City Archive'],
      ...['manuscript | null', 'working-paper | V'],
    ],
  );
  const csl = (type: string, rest: object = { 'container-title': 'V' }) =>
    told(readCsl({ type, title: 'T', author: [{ family: 'Doe' }], ...rest }, 'x').entry, [])[0];
  assert.equal(
    [
      ...['review-book', 'review', 'article-newspaper', 'article-magazine', 'entry-dictionary'].map((type) =>
        csl(type),
      ),
      csl('reference-entry'),
      csl('speech', { 'event-title': 'V' }),
      csl('personal_communication', { archive: 'City Archive', archive_location: 'G III:17' }),
    ],
    [
      ...['review | V', 'review | V', 'newspaper-article | V', 'magazine-article | V', 'encyclopedia-article | V'],
      ...['encyclopedia-article | V', 'lecture | V', 'manuscript | City Archive, G III:17'],
    ],
  );
});

const base: WrittenPublication = { type: 'review', title: 'On Sums', year: 2018, authors: ['Jane Doe'] };
const make = (written: Partial<WrittenPublication>) => readPublication('a', { ...base, ...written }, '');
const styles = ['apa', 'harvard', 'chicago'] as const;
const citeAll = (written: Partial<WrittenPublication>) => [
  textOf(formatReference({ ...make(written), citedOn: [] } as never)),
  ...styles.map((style) => cite([make(written)], style)[0]),
];

test('each is cited as what it is', () => {
  const say = (written: Partial<WrittenPublication>) => {
    const [line, apa, , chicago] = citeAll(written);
    return { line, apa, chicago, schemaOrg: (describeWork(make(written)) as { '@type': string })['@type'] };
  };
  assert.equal(say({ venue: 'Journal', volume: '5' }), {
    line: 'Jane Doe (2018). On Sums. Review, Journal, 5.',
    apa: 'Doe, J. (2018). On Sums [Review]. Journal, 5.',
    chicago: 'Doe, Jane. 2018. “On Sums.” Review, Journal 5.',
    schemaOrg: 'Review',
  });
  assert.is(say({ title: 'Rezension zu: X', venue: 'J' }).apa, 'Doe, J. (2018). Rezension zu: X. J.');
  assert.equal(say({ type: 'newspaper-article', venue: 'Sydsvenskan', pages: 'A6' }), {
    line: 'Jane Doe (2018). On Sums. Sydsvenskan, A6.',
    apa: 'Doe, J. (2018). On Sums. Sydsvenskan, A6.',
    chicago: 'Doe, Jane. 2018. “On Sums.” Sydsvenskan, A6.',
    schemaOrg: 'NewsArticle',
  });
  assert.equal(say({ type: 'encyclopedia-article', venue: 'Companion', volume: '2', pages: '301-304' }), {
    line: 'Jane Doe (2018). On Sums. Companion, 2, 301–\u2060304.',
    apa: 'Doe, J. (2018). On Sums. In Companion (Vol. 2, pp. 301–304).',
    chicago: 'Doe, Jane. 2018. “On Sums.” In Companion, 2:301–304.',
    schemaOrg: 'Article',
  });
  assert.equal(say({ type: 'manuscript', venue: 'City Archive, G III:17', year: 1764 }), {
    line: 'Jane Doe (1764). On Sums. Manuscript, City Archive, G III:17.',
    apa: 'Doe, J. (1764). On Sums [Manuscript]. City Archive, G III:17.',
    chicago: 'Doe, Jane. 1764. “On Sums.” Manuscript, City Archive, G III:17.',
    schemaOrg: 'Manuscript',
  });
  assert.equal(say({ type: 'lecture', venue: 'Academy of Letters' }), {
    line: 'Jane Doe (2018). On Sums. Lecture, Academy of Letters.',
    apa: 'Doe, J. (2018). On Sums [Lecture]. Academy of Letters.',
    chicago: 'Doe, Jane. 2018. “On Sums.” Lecture, Academy of Letters.',
    schemaOrg: 'CreativeWork',
  });
});

test('the place, the year of the first publication and the day stand where the styles have them', () => {
  const book = { type: 'book', venue: 'Wallstein', place: 'Göttingen', originalYear: 1904, year: 2010 } as const;
  assert.equal(citeAll(book), [
    'Jane Doe ([1904] 2010). On Sums. Göttingen: Wallstein.',
    'Doe, J. (2010). On Sums. Wallstein. (Original work published 1904)',
    'Doe, J. (2010) On Sums. Göttingen: Wallstein.',
    'Doe, Jane. [1904] 2010. On Sums. Göttingen: Wallstein.',
  ]);
  assert.equal(citeAll({ type: 'chapter', venue: 'Classics', publisher: 'A House', place: 'London' }), [
    'Jane Doe (2018). On Sums. Classics. London: A House.',
    'Doe, J. (2018). On Sums. In Classics. A House.',
    'Doe, J. (2018) ‘On Sums’, in Classics. London: A House.',
    'Doe, Jane. 2018. “On Sums.” In Classics. London: A House.',
  ]);
  assert.is(citeAll({ type: 'book', place: 'Stockholm', year: 1755 })[0], 'Jane Doe (1755). On Sums. Stockholm.');
  assert.equal(citeAll({ type: 'newspaper-article', venue: 'Post', pages: 'A6', date: '2018-02-04' }), [
    'Jane Doe (2018). On Sums. Post, 4 February 2018, A6.',
    'Doe, J. (2018, February 4). On Sums. Post, A6.',
    'Doe, J. (2018) ‘On Sums’, Post, 4 February, p. A6.',
    'Doe, Jane. 2018. “On Sums.” Post, 4 February 2018, A6.',
  ]);
  assert.equal(citeAll({ type: 'lecture', venue: 'Academy', place: 'Lund', date: '2018-12-02' }), [
    'Jane Doe (2018). On Sums. Lecture, Academy, Lund, 2 December 2018.',
    'Doe, J. (2018, December 2). On Sums [Lecture]. Academy, Lund.',
    'Doe, J. (2018) ‘On Sums’. Academy, Lund, 2 December.',
    'Doe, Jane. 2018. “On Sums.” Lecture, Academy, Lund, 2 December 2018.',
  ]);
  assert.is(
    citeAll({ type: 'manuscript', venue: 'Lund City Archive', place: 'Lund' })[0],
    'Jane Doe (2018). On Sums. Manuscript, Lund City Archive.',
  );
  assert.is(
    citeAll({ type: 'working-paper', venue: 'NBER Working Paper 1', place: 'Cambridge' })[0],
    'Jane Doe (2018). On Sums. NBER Working Paper 1, Cambridge.',
  );
});

test('a first publication is told as far as it is kept', () => {
  const read = (rest: string) => {
    const { entries, problems } = readBibtex(`@book{a, author={A, B}, title={T}, date={2010}, ${rest}}`, 'x.bib');
    return [entries[0]?.publication.originalYear, ...problems.map(({ reason }) => reason)];
  };
  assert.equal(read('origdate={1904}'), [1904]);
  assert.equal(read('origdate={1904/1905}'), [1904, 'In `a`, of the years, 1904/1905, the first alone is kept.']);
  assert.equal(read('origdate={2010}'), [undefined]);
  assert.equal(read('origdate={2011}'), [
    undefined,
    'The first publication of the entry `a`, 2011, is later than 2010, and is left out.',
  ]);
  const { entries, problems } = readRis(
    'TY  - BOOK\nAU  - Doe, J.\nTI  - T\nPY  - 2010\nOP  - New York: Knopf, 1904\nER  - \n',
    'x.ris',
  );
  assert.equal(
    [entries[0]?.publication.originalYear, ...problems.map(({ reason }) => reason)],
    [1904, '`OP`, the original publication, is left out, for a reference has no key for it: line 1.'],
  );
});

test.run();
