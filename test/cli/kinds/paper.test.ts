import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CitedPages } from '../../../cli/kinds/shapes/citations.ts';
import type { HomePage } from '../../../cli/kinds/shapes/home.ts';
import type { PaperPage } from '../../../cli/kinds/shapes/paper.ts';
import type { Passages } from '../../../cli/kinds/shapes/passages.ts';
import type { PersonPage } from '../../../cli/kinds/shapes/person.ts';
import type { ResearchPage } from '../../../cli/kinds/shapes/research.ts';
import type { SearchEntries } from '../../../cli/kinds/shapes/search.ts';
import { compileWhole, nodeOf } from '../../support/whole.ts';

const content = 'test/fixtures/whole/content/';
const paper = readFileSync(`${content}papers/paper-one.md`, 'utf8');
const work = readFileSync(`${content}references/writer-2023-waiting.md`, 'utf8');

const about = 'publication: writer-2023-waiting\n';

/** The page of the only paper, with a title and more front matter, and its publication changed. */
async function compilePaper(
  title: string,
  frontMatter: string,
  publication: (text: string) => string = (text) => text,
) {
  const { read } = await compileWhole({
    'papers/paper-one.md': paper.replace('title: A Paper\n', `title: ${title}\n${frontMatter}`),
    'references/writer-2023-waiting.md': publication(work),
  });
  const page = read('pages/research/papers/paper-one.json') as PaperPage;
  const tags = page.head.citation.map(({ name, content: value }) => `${name.replace('citation_', '')}: ${value}`);
  const cited = (read('citations.json') as CitedPages).map(({ file }) => file);
  return { page, cited, tags, own: tags.filter((tag) => !tag.startsWith('reference:')) };
}

test('a page with the title of its publication tells Google Scholar of that publication', async () => {
  const { own, tags, page } = await compilePaper('What waiting costs', about);
  assert.equal(own, [
    'title: What Waiting Costs',
    'author: Ada Writer',
    'author: John Roe',
    'publication_date: 2023',
    'journal_title: Journal of Tests',
    'volume: 15',
    'firstpage: 101',
    'lastpage: 130',
    'doi: 10.1000/waiting',
    'abstract_html_url: https://site.test/research/papers/paper-one',
    'pdf_url: https://site.test/media/a-study.pdf',
  ]);
  assert.is(tags.filter((tag) => /^reference: citation_title=What Waiting Costs/.test(tag)).length, 0);
  const { isPartOf, ...node } = nodeOf(page, 'ScholarlyArticle');
  assert.equal(
    [node.name, node.datePublished, node.sameAs, node.mainEntityOfPage, node.citation.length],
    ['What Waiting Costs', '2023', 'https://doi.org/10.1000/waiting', 'https://site.test/research/papers/paper-one', 1],
  );
  assert.is(isPartOf.isPartOf.name, 'Journal of Tests');
});

test('a title that leaves out the subtitle, or was cut by an import, is that of the publication', async () => {
  const subtitled = (text: string) =>
    text.replace('What Waiting Costs', '"What Waiting Costs: An Experiment in Queues"');
  for (const title of ['What Waiting Costs', '"What Waiting Costs: An Experiment…"']) {
    const { own } = await compilePaper(title, about, subtitled);
    assert.is(own[0], 'title: What Waiting Costs: An Experiment in Queues');
  }
  assert.is((await compilePaper('What Waiting', about, subtitled)).own[0], 'title: What Waiting');
});

test('a paper that is to appear has no date of publication yet, and one at arXiv says so', async () => {
  const forthcoming = await compilePaper('What Waiting Costs', about, (text) =>
    text.replace('year: 2023', 'year: forthcoming'),
  );
  assert.ok(forthcoming.own.includes('online_date: 2024/05/01'));
  const undated = await compilePaper('What Waiting Costs', about, (text) => text.replace('year: 2023', 'year: n.d.'));
  assert.ok(undated.own.includes('online_date: 2024/05/01'));
  assert.not.ok(forthcoming.own.some((tag) => tag.startsWith('publication_date')));
  const eprint = await compilePaper('What Waiting Costs', about, (text) =>
    text.replace('type: article', 'type: working-paper').replace(/venue[\s\S]*?waiting\n/, 'eprint: "2301.11358"\n'),
  );
  assert.ok(eprint.own.includes('technical_report_institution: arXiv'), eprint.own.join('\n'));
  assert.ok(eprint.own.includes('arxiv_id: 2301.11358'));
});

test('Zotero learns in which book a chapter stands', async () => {
  const { own } = await compilePaper('What Waiting Costs', about, (text) => text.replace('article', 'chapter'));
  assert.ok(own.includes('inbook_title: Journal of Tests'));
  assert.ok(own.includes('book_title: Journal of Tests'));
});

test('a page with a title of its own tells Google Scholar of itself', async () => {
  const { own, tags } = await compilePaper('On Waiting', about);
  assert.equal(own.slice(0, 4), [
    'title: On Waiting',
    'author: Ada Writer',
    'publication_date: 2024/05/01',
    'technical_report_institution: Example University',
  ]);
  assert.is(tags.filter((tag) => tag.startsWith('reference:')).length, 2);
});

test('an overview of what the researcher published claims to be no report', async () => {
  const withoutLinks = paper.replace(/links:[\s\S]*?references/, 'references');
  const tagsOf = async (text: string) => {
    const { read } = await compileWhole({
      'papers/paper-one.md': text,
      'references/writer-2024-more.md': work.replace('Costs', 'Gives').replace('10.1000/waiting', '10.1000/gives'),
    });
    return (read('pages/research/papers/paper-one.json') as PaperPage).head.citation.length;
  };
  const overview = withoutLinks
    .replace(/references: .*/, 'references: [writer-2023-waiting, writer-2024-more]')
    .replace(' [@doe-2020-study]', '');
  assert.is(await tagsOf(overview), 0);
  assert.ok((await tagsOf(withoutLinks)) > 0, 'it cites others, as a paper does');
});

test('a publication that lies on the site itself is linked by the name of its file', async () => {
  const { page } = await compilePaper('What Waiting Costs', about, (text) =>
    text.replace('doi: 10.1000/waiting', 'url: /media/a-study.pdf'),
  );
  assert.match(page.publication?.line?.html ?? '', />a-study\.pdf</);
});

test('a page with the title of its publication says where that appeared, and offers its citation alone', async () => {
  const { page, cited } = await compilePaper('What Waiting Costs', about);
  assert.is(
    page.publication?.line?.html,
    '<p><em>Journal of Tests</em>, 15, 101–\u2060130 (2023). ' +
      '<a target="_blank" rel="noopener noreferrer" href="https://doi.org/10.1000/waiting">doi:10.1000/waiting' +
      '<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
  );
  assert.equal(page.cite, []);
  assert.not.ok(cited.includes('/data/cite/research/papers/paper-one'));
  assert.is(page.publication?.called, 'paper');
  const book = await compilePaper('What Waiting Costs', about, (text) => text.replace('type: article', 'type: book'));
  assert.is(book.page.publication?.called, 'book');
  const summary = await compilePaper('On Waiting', about);
  assert.is(summary.page.publication?.line, null);
  assert.is(summary.page.cite.length > 0, true);
  assert.ok(summary.cited.includes('/data/cite/research/papers/paper-one'));
});

test('a page with the title of its publication names the authors of that, unless it names its own', async () => {
  const names = async (title: string, frontMatter: string) =>
    (await compilePaper(title, frontMatter)).page.authors.map(({ name }) => name);
  assert.equal(await names('What Waiting Costs', about), ['Ada Writer', 'John Roe']);
  assert.equal(await names('What Waiting Costs', `${about}authors: [Ada Writer]\n`), ['Ada Writer']);
  assert.equal(await names('On Waiting', about), ['Ada Writer']);
  const { page } = await compilePaper('What Waiting Costs', about);
  assert.is(page.head.author, 'Ada Writer, John Roe');
});

test('every list that has a paper on a publication that was retracted says so, and so does what is quoted from it', async () => {
  const study = readFileSync(`${content}references/doe-2020-study.md`, 'utf8');
  const keys = 'title: A Study\nauthors: [Jane Doe]\nfinding: It is so.\npublication: doe-2020-study\n';
  const { read } = await compileWhole({
    'papers/paper-one.md': `${paper.replace('title: A Paper\n', keys)}\n## More\n\nMore of it.\n`,
    'references/doe-2020-study.md': study.replace('year:', 'retracted: https://test.example/notice\nyear:'),
  });
  const href = '/research/papers/paper-one';
  const name = 'Paper One (retracted)';
  const { papers } = read('pages/research.json') as ResearchPage;
  assert.equal([papers[0]?.title, papers[0]?.papers[0]?.title], [name, 'A Study (retracted)']);
  assert.equal((read('pages/people/jane-doe.json') as PersonPage).papers, [{ title: name, href }]);
  assert.is((read('pages/index.json') as HomePage).research[0]?.title, 'Two (retracted)');
  const found = (read('search.json') as SearchEntries).filter((entry) => entry.href.startsWith(href));
  assert.equal(
    found.map(({ context }) => context),
    [name, 'A Study (retracted)'],
  );
  const told = (read('passages.json') as Passages).filter(({ id }) => id.startsWith(href) || id.includes('finding'));
  assert.equal(
    told.map(({ page }) => page),
    Array(told.length).fill('A Study (retracted)'),
  );
  assert.is(told.length, 4);
});

test.run();
