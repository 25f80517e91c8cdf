import pc from 'picocolors';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compareSites } from '../../../cli/diff/compare.ts';
import { type Description, describeDiff } from '../../../cli/diff/describe.ts';
import { formatMarkdown, formatText } from '../../../cli/diff/format.ts';
import { outlineSite } from '../../../cli/diff/outline.ts';
import { type Changes, compileChanged, topic } from '../../support/workspace.ts';

async function describe(after: Changes, before: Changes = {}): Promise<Description> {
  const [was, is] = await Promise.all([compileChanged(before), compileChanged(after)]);
  return describeDiff(compareSites(outlineSite(was.model), outlineSite(is.model)));
}

const changes = {
  'topics/gamma.md': topic('The third topic of 4, see [it](/resources/beta).'),
  'topics/delta.md': null,
  'papers/paper-one.md': null,
  'papers/one.md':
    '---\ntitle: A Paper\nlabel: Paper One\ndescription: A sentence that is long enough to be a description of this page.\norder: 10\ndate: 2024-05-01\naliases: [the-paper, paper-one]\n---\n\nWhat the paper finds.\n',
};

test('a terminal shows what is lost first, then what came, went and changed', async () => {
  assert.is(
    formatText(await describe(changes), pc.createColors(false)),
    `1 page removed; 1 page moved; 2 pages changed; 5 words added, 18 cut.

Lost addresses
  - /resources/delta

Pages
  - /resources/delta  Delta (17 words)
  - moved: /research/papers/paper-one
  + moved: /research/papers/one

Chain
    /resources/alpha
    /resources/beta
    /resources/gamma
  - /resources/delta

Sidebar
    First Group
        Alpha
        Beta
    Second Group
        Gamma
  -     Delta

/
  - link /research/papers/paper-one
  + link /research/papers/one

/resources/gamma
    5 words added, 1 cut
  - topic.
  + topic of 4, see it.
  + figures: 4
  + link /resources/beta
`,
  );
});

test('of a page the first five passages are shown, and its figures, references and title', async () => {
  const page = (words: readonly string[], cited: string) =>
    topic(
      `${words.map((word) => `${word} stays.`).join('\n\n')}\n\n${cited}`,
      'references: [doe-2020-study, roe-2021-essay]\n',
    );
  const before = page(['1', 'Two', 'Three', 'Four', 'Five'], 'So [@doe-2020-study], so [@roe-2021-essay].');
  const after = page(['One', 'b'.repeat(200), 'c', 'd', 'e'], 'So [@roe-2021-essay], so [@doe-2020-study].');
  const { parts } = await describe(
    { 'topics/gamma.md': after.replace('title: Gamma', 'title: Delta') },
    { 'topics/gamma.md': before },
  );
  assert.equal(parts.find(({ title }) => title === '/resources/gamma')?.rows, [
    '- title: Gamma',
    '+ title: Delta',
    '  6 words added, 6 cut',
    ...['- Gamma', '+ Delta'],
    ...['- 1', '+ One'],
    ...['- Two', `+ ${'b'.repeat(160)} …`],
    ...['- Three', '+ c'],
    ...['- Four', '+ d'],
    '  … and 1 more passage',
    '- figures: 1',
    '  reference doe-2020-study: [1] is [2]',
    '  reference roe-2021-essay: [2] is [1]',
  ]);
});

test('publications are told one by one', async () => {
  const essay = (year: number) =>
    `---\ntype: report\nauthors: [Jane Doe]\ntitle: A Report\nyear: ${year}\n---\n\nSays it.\n`;
  const { parts } = await describe(
    { 'references/new-2022-report.md': essay(2022), 'references/kept-2020-report.md': essay(2021) },
    { 'references/old-2019-report.md': essay(2019), 'references/kept-2020-report.md': essay(2020) },
  );
  assert.equal(parts.at(-1), {
    title: 'Publications',
    rows: [
      '+ new-2022-report',
      '- old-2019-report',
      '- kept-2020-report, year: 2020',
      '+ kept-2020-report, year: 2021',
    ],
  });
});

test('a summary has the same in blocks that GitHub colours', async () => {
  const markdown = formatMarkdown(await describe({ 'topics/delta.md': null }));
  assert.is(
    markdown.slice(0, markdown.indexOf('#### Pages')),
    `### What readers will see differently

1 page removed; 0 words added, 17 cut.

#### Lost addresses

\`\`\`\`\`\`\`\`diff
- /resources/delta
\`\`\`\`\`\`\`\`

`,
  );
});

test('where nothing differs, one sentence says so', async () => {
  const same = await describe({});
  assert.is(formatText(same, pc.createColors(false)), 'Readers see no difference.\n');
  assert.is(formatMarkdown(same), '### What readers will see differently\n\nReaders see no difference.\n');
});

test('a summary stays below a megabyte, whatever changed', () => {
  const rows = Array.from({ length: 1000 }, () => `+ ${'ü'.repeat(160)}` as const);
  const parts = Array.from({ length: 1000 }, () => ({ title: '/resources/x', rows }));
  const markdown = formatMarkdown({ summary: 'Much.', parts });
  assert.ok(Buffer.byteLength(markdown) < 1024 * 1024, String(Buffer.byteLength(markdown)));
  assert.match(markdown, '  … and 900 more\n');
  assert.match(markdown, '… and 980 more pages;');
  assert.match(formatMarkdown({ summary: 'Much.', parts: parts.slice(0, 21) }), '… and 1 more page;');
});

test.run();
