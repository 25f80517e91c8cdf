import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Passages } from '../../../cli/kinds/shapes/passages.ts';
import type { SearchEntries } from '../../../cli/kinds/shapes/search.ts';
import { presentSite } from '../../support/present-site.ts';
import { compileChanged, topic } from '../../support/workspace.ts';

async function searchIn(text: string): Promise<SearchEntries> {
  const compiled = await compileChanged({ 'topics/gamma.md': topic(text, 'keywords: [noise, signal]\n') });
  return JSON.parse(compiled.files?.get('search.json') ?? '[]') as SearchEntries;
}

test('a topic is found section by section, each by the address of its heading', async () => {
  const entries = await searchIn('Opening.\n\n## Ways & means\n\nFirst *words*.\n\nMore.\n\n### Deeper\n\nLast.');
  assert.equal(
    entries.filter(({ href }) => href.startsWith('/resources/gamma')),
    [
      {
        kind: 'topic',
        href: '/resources/gamma',
        title: 'Gamma',
        context: 'Second Group',
        text: 'Opening.',
        also: 'noise, signal',
      },
      {
        kind: 'topic',
        href: '/resources/gamma#ways--means',
        title: 'Ways & means',
        context: 'Gamma',
        text: 'First words.\nMore.',
        also: '',
      },
      { kind: 'topic', href: '/resources/gamma#deeper', title: 'Deeper', context: 'Gamma', text: 'Last.', also: '' },
    ],
  );
});

test('a figure of numbers is found, and answered from, by its title, its rows and what is said of it', async () => {
  const figure = {
    'data/attention.csv': readFileSync('test/fixtures/whole/content/data/attention.csv', 'utf8'),
    'data/attention.md': readFileSync('test/fixtures/whole/content/data/attention.md', 'utf8'),
  };
  const text = 'Opening.\n\n::figure{name=attention}\n\n: Who *looks*. {#fig:attention}\n\nSee [@fig:attention].';
  const { files } = await compileChanged({ ...figure, 'topics/gamma.md': topic(text) });
  const words = [
    'Opening.',
    'Readers who pay attention.',
    'Year 2000: 40%.',
    'Year 2010: 55.5%.',
    'Year 2020: 52%.',
    'Invented for this site.',
    'Figure 1. Who looks.',
    'See Figure 1.',
  ].join('\n');
  const entries = JSON.parse(files?.get('search.json') ?? '[]') as SearchEntries;
  assert.is(entries.find(({ href }) => href === '/resources/gamma')?.text, words);
  const passages = JSON.parse(files?.get('passages.json') ?? '[]') as Passages;
  assert.ok(passages.some((passage) => passage.path === '/resources/gamma' && passage.text === words));
});

test('citations, footnote marks and figures are no words to be found', async () => {
  const entries = await searchIn('One[^a] two.\n\n::figure{name=curves}\n\n[^a]: Aside.');
  assert.is(entries.find(({ href }) => href === '/resources/gamma')?.text, 'One two.\nAside.');
});

test('a citation has its names in what is searched and quoted where a sentence needs them', async () => {
  const text =
    '[@doe-2020-study] shows it, as in [@doe-2020-study; @roe-2021-essay, p. 7] (see also [@roe-2021-essay]).\n\n' +
    '- It holds five years on [@doe-2020-study]. [@roe-2021-essay] proves *it* by [@doe-2020-study].\n\n' +
    'The proof is long[^a].\n\n[^a]: Compare with [@doe-2020-study].\n';
  const { files } = await compileChanged({
    'topics/gamma.md': topic(text, 'references: [doe-2020-study, roe-2021-essay]\n'),
  });
  const words = [
    'Doe and Roe (2020) shows it, as in Doe and Roe (2020) and Roe and Institute of Tests (2021) (see also Roe and Institute of Tests (2021)).',
    'It holds five years on. Roe and Institute of Tests (2021) proves it by Doe and Roe (2020).',
    'The proof is long.',
  ].join('\n');
  const note = 'Compare with Doe and Roe (2020).';
  const entries: SearchEntries = JSON.parse(files?.get('search.json') ?? '[]');
  assert.is(entries.find(({ href }) => href === '/resources/gamma')?.text, `${words}\n${note}`);
  const passages: Passages = JSON.parse(files?.get('passages.json') ?? '[]');
  assert.equal(
    passages
      .filter(({ path, text: said }) => path === '/resources/gamma' && /Roe|Doe/.test(said))
      .map((one) => one.text),
    [words, note],
  );
});

test('a cell or an item that is a citation alone has its names', async () => {
  const text =
    '| Week | Reading |\n|---|---|\n| One | [@doe-2020-study] |\n\n- [@doe-2020-study];\n- *It* [@doe-2020-study].';
  const { files } = await compileChanged({ 'topics/gamma.md': topic(text, 'references: [doe-2020-study]\n') });
  const entries: SearchEntries = JSON.parse(files?.get('search.json') ?? '[]');
  const words = 'One: reading Doe and Roe (2020).\nDoe and Roe (2020);\nIt.';
  assert.is(entries.find(({ href }) => href === '/resources/gamma')?.text, words);
});

test('words that are struck out are neither found nor quoted as if they stood', async () => {
  const entries = await searchIn(
    '## It is ~~old~~ new\n\nIt costs ~~five~~ six.\n\n- ~~Gone.~~ Here.\n\n| A |\n|---|\n| ~~x~~ y |',
  );
  assert.is(entries.find(({ href }) => href.startsWith('/resources/gamma#'))?.text, 'It costs six.\nHere.\nA: y.');
});

test('a number that begins with its point keeps the space before it', async () => {
  const entries = await searchIn('It was .41, 95% CI [.34, .48] .');
  assert.is(entries.find(({ href }) => href === '/resources/gamma')?.text, 'It was .41, 95% CI [.34, .48].');
});

test('what a picture shows is found, and stands in an answer where it is a sentence', async () => {
  const text =
    'Opening.\n\n![Ten people around a table](/media/picture.svg)\n\n![A line rises.](/media/picture.svg)\n\nClosing.';
  const { files } = await compileChanged({ 'topics/gamma.md': topic(text) });
  const entries: SearchEntries = JSON.parse(files?.get('search.json') ?? '[]');
  const own = <T extends { readonly text: string }>(all: readonly T[]) =>
    all.flatMap(({ text: said }) => (said.includes('Opening.') ? [said] : []));
  assert.equal(own(entries), ['Opening.\nTen people around a table\nA line rises.\nClosing.']);
  assert.equal(own(JSON.parse(files?.get('passages.json') ?? '[]') as Passages), ['Opening.\nA line rises.\nClosing.']);
});

test('a footnote is found in the section that mentions it first, and answered from below its paragraph', async () => {
  const text =
    'Opening[^far].\n\n## Ways\n\nBread[^near] again[^far] [@doe-2020-study].\n\n[^near]: As *Stobaeus* has it[^deep] [@roe-2021-essay].\n[^far]: Far off.\n[^deep]: In $x^2$ ways.\n';
  const { files } = await compileChanged({
    'topics/gamma.md': topic(text, 'references: [doe-2020-study, roe-2021-essay]\n'),
  });
  const read = (file: string) => JSON.parse(files?.get(file) ?? '[]');
  const entries: SearchEntries = read('search.json');
  assert.equal(
    entries.filter(({ href }) => href.startsWith('/resources/gamma')).map((entry) => entry.text),
    ['Opening.\nFar off.', 'Bread again.\nAs Stobaeus has it.\nIn x² ways.'],
  );
  const passages: Passages = read('passages.json');
  assert.equal(
    passages
      .filter(({ kind, path, isDescription }) => kind === 'section' && path === '/resources/gamma' && !isDescription)
      .map((passage) => [passage.heading, passage.text, passage.sources ?? []]),
    [
      [null, 'Opening.', []],
      [null, 'Far off.', []],
      ['Ways', 'Bread again.', ['doe-2020-study']],
      ['Ways', 'As Stobaeus has it.', ['roe-2021-essay']],
      ['Ways', 'In x² ways.', []],
    ],
  );
});

test('a formula is told in signs that readers know, and a table row by row with its headings', async () => {
  const entries = await searchIn(
    'If $P(a\\mid\\omega)\\ge\\tfrac12$, stop.\n\n$$\n\\frac{q}{1-q}\n$$\n\n' +
      '| | Good | Bad |\n|---|--:|--:|\n| Inspector *A* | 90% | $x_1$ |\n| Inspector B | | 10% |\n\n| What | Mark |\n|---|---|\n| One | 2 |',
  );
  assert.equal(entries.find(({ href }) => href === '/resources/gamma')?.text.split('\n'), [
    'If P(a | ω) ≥ 1/2, stop.',
    'q/(1 − q)',
    'Inspector A: good 90%, bad x_1.',
    'Inspector B: bad 10%.',
    'One: mark 2.',
  ]);
});

test('a heading with a formula is told in signs, in the search, for answers and in the contents of its page', async () => {
  const text = '## The $\\Gamma$-limit in $L^p$\n\nWords that follow.';
  const { files } = await compileChanged({ 'topics/gamma.md': topic(text) });
  const read = (name: string) => JSON.parse(files?.get(name) ?? 'null');
  const title = 'The Γ-limit in L^p';
  assert.is(
    (read('search.json') as SearchEntries).find(({ href }) => href.startsWith('/resources/gamma#'))?.title,
    title,
  );
  assert.is((read('passages.json') as Passages).find(({ text }) => text === 'Words that follow.')?.heading, title);
  assert.is(read('pages/resources/gamma.json').toc[0].title, title);
});

test('a publication is found by all of its authors and numbers, and leads to its place among the references', async () => {
  const place = 'references/doe-2020-study.md';
  const study = readFileSync(`test/fixtures/base/content/${place}`, 'utf8');
  const { files } = await compileChanged({
    [place]: study.replace('year:', "eprint: '2204.09911'\ntranslators: [Karin Bergvall]\nyear:"),
  });
  const entries = JSON.parse(files?.get('search.json') ?? '[]') as SearchEntries;
  assert.equal(
    entries.find(({ kind }) => kind === 'reference'),
    {
      kind: 'reference',
      href: '/references#ref-doe-2020-study',
      title: 'A Study',
      context: 'Doe and Roe (2020) · Journal of Tests',
      text: 'Shows how it is.',
      also: 'John Roe, Karin Bergvall, 10.1000/study, arXiv:2204.09911',
    },
  );
});

test('a draft is not found', async () => {
  const compiled = await compileChanged({ 'topics/gamma.md': topic('Secret.', 'draft: true\n') });
  assert.not.match(compiled.files?.get('search.json') ?? '', 'Secret');
});

test('the index of the present site weighs as it travels at most a fifth more than the words in it', async () => {
  const { files } = await presentSite();
  const index = files?.get('search.json') ?? '[]';
  const words = (JSON.parse(index) as SearchEntries).map(({ title, text, also }) => `${title}\n${text}\n${also}`);
  const [whole, least] = [index, words.join('\n')].map((text) => gzipSync(text).length) as [number, number];
  console.log(`search.json: ${(whole / 1024).toFixed(1)} KB gzipped, its words ${(least / 1024).toFixed(1)} KB`);
  assert.ok(least > 0 && whole < 1.2 * least, `${whole} bytes for ${least} of words`);
});

test.run();
