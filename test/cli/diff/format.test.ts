import pc from 'picocolors';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compareSites } from '../../../cli/diff/compare.ts';
import { type Description, describeDiff } from '../../../cli/diff/describe.ts';
import { formatMarkdown, formatText } from '../../../cli/diff/format.ts';
import { outlineSite } from '../../../cli/diff/outline.ts';
import { type Changes, compileChanged, topic } from '../../support/workspace.ts';

async function describe(after: Changes): Promise<Description> {
  const [was, is] = await Promise.all([compileChanged({}), compileChanged(after)]);
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
  assert.match(markdown, '… and 980 more pages');
});

test.run();
