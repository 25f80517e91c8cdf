import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { PaperPage } from '../../../cli/kinds/shapes/paper.ts';
import type { ReferencesPage } from '../../../cli/kinds/shapes/reference.ts';
import { listOutbound } from '../../../cli/links/outbound.ts';
import { compileWhole } from '../../support/whole.ts';
import { workspace } from '../../support/workspace.ts';

const paper = (links: string) =>
  `---\ntitle: A Paper\nlabel: Paper One\ndescription: A sentence that is long enough to be a description of this page.\norder: 10\ndate: 2024-05-01\nlinks:\n${links}---\n\nWhat the paper finds.\n`;

const shownOf = ({ links }: Pick<PaperPage, 'links'>) => links.map(({ title, href }) => `${title} ${href}`);

test('a paper leads to its files, the PDF first, and tells Google Scholar of it', async () => {
  const { read } = await compileWhole();
  const page: PaperPage = read('pages/research/papers/paper-one.json');
  assert.equal(shownOf(page), ['PDF /media/a-study.pdf', 'Code https://code.example.org/paper-one']);
  assert.equal(
    page.head.citation.filter(({ name }) => name === 'citation_pdf_url').map(({ content }) => content),
    ['https://site.test/media/a-study.pdf'],
  );
});

test('a publication leads to its files where it is listed and where it is cited', async () => {
  const { read } = await compileWhole();
  const list: ReferencesPage = read('pages/references.json');
  const page: PaperPage = read('pages/research/papers/paper-one.json');
  const cited = page.body.map((part) => ('html' in part ? part.html : '')).join('');
  for (const html of [list.entries[0]?.body.html ?? '', cited]) {
    assert.match(html, '<a href="/media/a-study.pdf" aria-label="PDF of A Study">PDF</a>');
    assert.match(html, 'aria-label="Replication package of A Study (opens in a new tab)">Replication package');
  }
});

test('a kind of link that nobody knows is told with the nearest, and a file that is not there with its name', async () => {
  const wrong = paper('  - { kind: preprnt, href: "https://x.test/a" }\n  - { kind: pdf, href: /media/a-stuvy.pdf }\n');
  const site = workspace({ 'papers/paper-one.md': wrong }, 'test/fixtures/whole/content');
  try {
    const { problems } = await site.compile();
    const told = problems.filter(({ level }) => level === 'error').map(({ rule, suggestion }) => [rule, suggestion]);
    assert.equal(told, [
      ['invalid-value', 'preprint'],
      ['missing-media', '/media/a-study.pdf'],
    ]);
  } finally {
    site.remove();
  }
});

test('the addresses outside the site are among those that `check --links` asks for', async () => {
  const { compiled } = await compileWhole();
  const addresses = listOutbound(compiled.model).map(({ url }) => url);
  assert.ok(addresses.includes('https://data.example.org/study'));
  assert.ok(addresses.includes('https://code.example.org/paper-one'));
});

test.run();
