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

test('each is cited as what it is', () => {
  const say = (written: Partial<WrittenPublication>) => {
    const base: WrittenPublication = { type: 'review', title: 'On Sums', year: 2018, authors: ['Jane Doe'] };
    const publication = readPublication('a', { ...base, ...written }, '');
    const [apa, chicago] = (['apa', 'chicago'] as const).map((format) => cite([publication], format)[0]);
    const line = textOf(formatReference({ ...publication, citedOn: [] } as never));
    return { line, apa, chicago, schemaOrg: (describeWork(publication) as { '@type': string })['@type'] };
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

test.run();
