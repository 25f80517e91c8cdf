import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noTexts, type Publication } from '../../../cli/core/publication.ts';
import type { PageHead } from '../../../cli/kinds/shapes/head.ts';
import { citationReference, listCitationTags } from '../../../cli/metadata/scholar.ts';
import { compileWhole } from '../../support/whole.ts';

const article: Publication = {
  ...noTexts,
  editors: [],
  translators: [],
  id: 'a',
  type: 'article',
  authors: [
    { given: 'Daron', family: 'Acemoglu' },
    { given: 'Till', family: 'von Wachter' },
    { organisation: 'World Bank' },
  ],
  title: 'Automation; or New Tasks',
  year: 2019,
  venue: 'Journal of Economic Perspectives',
  volume: '33',
  issue: '2',
  pages: '3-30',
  doi: '10.1257/jep.33.2.3',
  annotation: '',
};

test('a reference is written as Google Scholar reads it, with each author apart and no semicolon in a value', () => {
  assert.is(
    citationReference(article),
    'citation_title=Automation, or New Tasks; citation_author=Daron Acemoglu; citation_author=Till von Wachter; citation_author=World Bank; ' +
      'citation_publication_date=2019; citation_journal_title=Journal of Economic Perspectives; citation_volume=33; citation_issue=2; ' +
      'citation_firstpage=3; citation_lastpage=30; citation_doi=10.1257/jep.33.2.3',
  );
  const report: Publication = {
    ...article,
    type: 'working-paper',
    venue: 'NBER',
    volume: null,
    issue: null,
    pages: null,
    doi: null,
    authors: [],
  };
  assert.is(
    citationReference(report),
    'citation_title=Automation, or New Tasks; citation_publication_date=2019; citation_technical_report_institution=NBER',
  );
});

test('the number of the pages of a book is no first page', () => {
  const book: Publication = { ...article, type: 'book', volume: null, issue: null, doi: null, pages: 'xiv+412' };
  assert.not.match(citationReference(book), 'firstpage');
  assert.match(citationReference({ ...book, pages: '3-30' }), 'citation_firstpage=3; citation_lastpage=30');
});

test('a paper carries its own tags and one for each reference', () => {
  const tags = listCitationTags({
    title: 'A paper',
    description: 'What it says.',
    authors: [
      { given: 'Researcher', family: 'Name' },
      { given: 'Second', family: 'Author' },
    ],
    date: '2025-03-11',
    url: 'https://example.org/research/a',
    language: 'en-GB',
    keywords: ['beliefs', 'choice'],
    institution: 'The University',
    subject: null,
    pdf: 'https://example.org/media/a.pdf',
    references: [article, { ...article, title: 'Other', doi: null }],
  });
  assert.equal(
    tags.map(({ name, content }) => `${name}: ${content.slice(0, 40)}`),
    [
      'citation_title: A paper',
      'citation_author: Researcher Name',
      'citation_author: Second Author',
      'citation_publication_date: 2025/03/11',
      'citation_technical_report_institution: The University',
      'citation_language: en-GB',
      'citation_keywords: beliefs; choice',
      'citation_abstract_html_url: https://example.org/research/a',
      'citation_fulltext_html_url: https://example.org/research/a',
      'citation_pdf_url: https://example.org/media/a.pdf',
      'citation_reference: citation_title=Automation, or New Tasks;',
      'citation_reference: citation_title=Other; citation_author=Da',
    ],
  );
});

test('the institution of a paper is where the researcher works, else the site, and never the researcher', async () => {
  const written = readFileSync('test/fixtures/whole/content/site.md', 'utf8');
  const institution = async (title: string, isEmployed: boolean) => {
    const site = written.replace(/^title: .*$/m, `title: ${title}`);
    const { read } = await compileWhole({ 'site.md': isEmployed ? site : site.replace(/^ {2}affiliation: .*\n/m, '') });
    const { head } = read('pages/research/papers/paper-one.json') as { head: PageHead };
    return head.citation.find(({ name }) => name === 'citation_technical_report_institution')?.content;
  };
  assert.is(await institution('Ada Writer', true), 'Example University');
  assert.is(await institution('The Lab', false), 'The Lab');
  assert.is(await institution('Ada Writer', false), undefined);
});

test.run();
