import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compareSites, isSameSite, type SiteDiff } from '../../../cli/diff/compare.ts';
import { type Outline, outlineSite } from '../../../cli/diff/outline.ts';
import { type Changes, compileChanged, topic } from '../../support/workspace.ts';

async function outline(changes: Changes): Promise<Outline> {
  return outlineSite((await compileChanged(changes)).model);
}

/** What readers see differently after changes, beside the smallest site or another. */
async function diff(after: Changes, before: Changes = {}): Promise<SiteDiff> {
  return compareSites(await outline(before), await outline(after));
}

test('a site beside itself is the same, and so is one whose keys alone stand in another order', async () => {
  assert.ok(isSameSite(await diff({})));
  const gamma = topic('The third topic.').replace(/(group: second)\n(order: 10)/, '$2\n$1');
  assert.ok(isSameSite(await diff({ 'topics/gamma.md': gamma })));
});

test('a new page is named with its words, and where it came into chain and sidebar', async () => {
  const { pages, chain, sidebar, words, lostAddresses } = await diff({
    'topics/eta.md': topic('Four more words here.').replaceAll('Gamma', 'Eta').replace('order: 10', 'order: 15'),
  });
  assert.equal(pages.added, [{ address: '/resources/eta', file: 'content/topics/eta.md', title: 'Eta', words: 18 }]);
  assert.equal([pages.removed, pages.moved, pages.changed, lostAddresses], [[], [], [], []]);
  assert.equal(words, { added: 18, cut: 0 });
  const alphaToGamma = ['/resources/alpha', '/resources/beta', '/resources/gamma'];
  assert.equal(chain, {
    before: [...alphaToGamma, '/resources/delta'],
    after: [...alphaToGamma, '/resources/eta', '/resources/delta'],
  });
  assert.equal(sidebar?.after[1], { title: 'Second Group', topics: ['Gamma', 'Eta', 'Delta'] });
});

test('a page that is gone takes its addresses and those of its pictures with it', async () => {
  const { pages, lostAddresses } = await diff({ 'papers/paper-one.md': null, 'media/picture.svg': null });
  assert.equal(
    pages.removed.map(({ address }) => address),
    ['/research/papers/paper-one'],
  );
  assert.equal(lostAddresses, ['/media/picture.svg', '/research/papers/paper-one', '/research/papers/the-paper']);
});

test('a page that turns into a draft is gone for its readers', async () => {
  const { pages, lostAddresses } = await diff({ 'topics/delta.md': topic('The fourth topic.', 'draft: true\n') });
  assert.equal(
    pages.removed.map(({ address }) => address),
    ['/resources/delta'],
  );
  assert.equal(lostAddresses, ['/resources/delta']);
});

test('a renamed page has moved: its old address is lost unless it redirects', async () => {
  const gone = { 'topics/gamma.md': null };
  const renamed = await diff({ ...gone, 'topics/third.md': topic('The third topic.') });
  const redirected = await diff({ ...gone, 'topics/third.md': topic('All is new.', 'aliases: [gamma]\n') });
  for (const { pages } of [renamed, redirected]) {
    assert.equal(
      pages.moved.map(({ from, to }) => [from.address, to.address]),
      [['/resources/gamma', '/resources/third']],
    );
    assert.equal([pages.added, pages.removed], [[], []]);
  }
  assert.equal(renamed.lostAddresses, ['/resources/gamma']);
  assert.equal(redirected.lostAddresses, []);
  assert.equal(redirected.pages.changed[0]?.passages, [{ cut: 'The third topic.', added: 'All is new.' }]);
});

test('a renamed page with another title has moved if it redirects or keeps most of its words', async () => {
  const movedWith = async (text: string, keys = '') => {
    const third = topic(text, keys).replace('title: Gamma', 'title: Third');
    const { pages } = await diff({ 'topics/gamma.md': null, 'topics/third.md': third });
    return pages.moved.map(({ to }) => to.address);
  };
  const other = 'All is new, of which not a word stood there. '.repeat(9);
  assert.equal(await movedWith(other, 'aliases: [gamma]\n'), ['/resources/third']);
  assert.equal(await movedWith('The third topic.'), ['/resources/third']);
  assert.equal(await movedWith(other), []);
});

test('an address that is lost is a difference, even where no page shows it', async () => {
  const lost = await diff({ 'media/picture.svg': null });
  assert.equal(lost.lostAddresses, ['/media/picture.svg']);
  assert.not(isSameSite(lost));
});

test('a changed page tells of its words, figures and links', async () => {
  const { pages, words } = await diff(
    { 'topics/gamma.md': topic('In 1998, 5.8 per cent saw [it](/resources/beta).') },
    { 'topics/gamma.md': topic('In 1998, 5.08 per cent saw [it](/resources/alpha).') },
  );
  assert.equal(pages.changed, [
    {
      address: '/resources/gamma',
      file: 'content/topics/gamma.md',
      title: null,
      links: { added: ['/resources/beta'], removed: ['/resources/alpha'] },
      references: { added: [], removed: [], renumbered: [] },
      numbers: { added: ['5.8'], cut: ['5.08'] },
      words: { added: 1, cut: 1 },
      passages: [{ cut: '5.08', added: '5.8' }],
    },
  ]);
  assert.equal(words, { added: 1, cut: 1 });
});

test('a term that the glossary explains in other words is a difference', async () => {
  const term = (plain: string) => `---\nterm: patience\nplain: ${plain}\n---\n`;
  const { pages } = await diff(
    { 'terms/patience.md': term('How long one waits.') },
    { 'terms/patience.md': term('How gladly one waits.') },
  );
  assert.equal(
    pages.changed.map(({ file, passages }) => ({ file, passages })),
    [{ file: 'content/terms/patience.md', passages: [{ cut: 'gladly', added: 'long' }] }],
  );
});

test('a number that a figure draws is a difference, with the old and the new one', async () => {
  const described = [
    'title: "Choices"',
    'plot: line',
    'columns: [{ name: year, title: Year }, { name: share, title: Share }]',
    'source: Counted for this test',
    'licence: CC0',
    'retrieved: 2026-01-01',
  ].join('\n');
  const withRow = (row: string) => ({
    'data/choices.md': `---\n${described}\n---\n\nWhat was chosen.\n`,
    'data/choices.csv': `year,share\n2001,10\n${row}\n`,
  });
  const { pages } = await diff(withRow('2002,11.5'), withRow('2002,15.1'));
  assert.equal(
    pages.changed.map(({ file, numbers }) => ({ file, numbers })),
    [{ file: 'content/data/choices.md', numbers: { added: ['11.5'], cut: ['15.1'] } }],
  );
});

test('references that change places are told with their numbers', async () => {
  const cite = (one: string, two: string) =>
    topic(`One [@${one}], two [@${two}].`, 'references: [doe-2020-study, roe-2021-essay]\n');
  const { pages } = await diff(
    { 'topics/gamma.md': cite('roe-2021-essay', 'doe-2020-study') },
    { 'topics/gamma.md': cite('doe-2020-study', 'roe-2021-essay') },
  );
  assert.equal(pages.changed[0]?.references, {
    added: [],
    removed: [],
    renumbered: [
      { id: 'doe-2020-study', before: 1, after: 2 },
      { id: 'roe-2021-essay', before: 2, after: 1 },
    ],
  });
});

test('a heading that is gone is an address lost, and a footnote has words', async () => {
  const { lostAddresses, pages } = await diff(
    { 'topics/gamma.md': topic('The claim[^a].\n\n## New name\n\nText.\n\n[^a]: The longer note.') },
    { 'topics/gamma.md': topic('The claim[^a].\n\n## Name\n\nText.\n\n[^a]: The note.') },
  );
  assert.equal(lostAddresses, ['/resources/gamma#name']);
  assert.equal(pages.changed[0]?.passages, [
    { cut: 'Name', added: 'New name' },
    { cut: '', added: 'longer' },
  ]);
});

test('what a publication says of itself is compared key by key', async () => {
  const study = (year: number) =>
    `---\ntype: article\nauthors: [Jane Doe, John Roe]\ntitle: A Study\nyear: ${year}\n---\n\nShows how it is.\n`;
  const { publications } = await diff(
    { 'references/doe-2020-study.md': study(2021) },
    { 'references/doe-2020-study.md': study(2020) },
  );
  assert.equal(publications, {
    added: [],
    removed: [],
    changed: [{ id: 'doe-2020-study', key: 'year', before: '2020', after: '2021' }],
  });
});

test('content with mistakes is compared all the same', async () => {
  const broken = '---\ntitle: Gamma\norder: [\n---\n\nText.\n';
  const { pages } = await diff({ 'topics/gamma.md': broken });
  assert.equal(
    pages.changed.map(({ file }) => file),
    ['content/topics/gamma.md'],
  );
});

test.run();
