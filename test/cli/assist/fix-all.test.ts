import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fix } from '../../../cli/assist/fix.ts';
import { fixAll } from '../../../cli/assist/fix-all.ts';
import { type Content, readContent } from '../../../cli/read/content.ts';
import { createSite } from '../../../cli/site.ts';
import { topic, workspace } from '../../support/workspace.ts';

const today = '2026-01-01';
const folder = workspace({ 'topics/gamma.md': topic('Words.', 'references: [doe-2020-study]\n') });
const base = await readContent(folder.content);
test.after(folder.remove);

const unknown = { textOf: () => undefined, pictureOf: () => null };

function withText(content: Content, path: string, text: string): Content {
  return { ...content, files: content.files.map((file) => (file.path === path ? { ...file, text } : file)) };
}

/** A slip with the text that its author meant, on lines of their own. */
type Slip = readonly [wrong: string, right: string];

const inFrontMatter: readonly Slip[] = [
  ['keyword: [a]', 'keywords: [a]'],
  ['draft: “true”', 'draft: true'],
  ['date: 22.11.2026', 'date: 2026-11-22'],
  ['updated:2026-01-01', 'updated: 2026-01-01'],
];
const inBody: readonly Slip[] = [
  ['See \\[@doe-2020-study\\].', 'See [@doe-2020-study].'],
  ['See [it](/resources/betta).', 'See [it](/resources/beta).'],
  ['See [it](/resources/beta#more-of-i).', 'See [it](/resources/beta#more-of-it).'],
  ['![It](/media/pictur.svg)', '![It](/media/picture.svg)'],
  ['• one\n• two', '- one\n- two'],
  ['##A title', '## A title'],
  ['A cafe\u0301 is ef\ufb01cient.', 'A café is efficient.'],
  ['The cost \\(k\\) is ==high==.', 'The cost $k$ is **high**.'],
  ['| a | b |\n| 1 | 2 |', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['One <b>bold</b><br>\ntwo.', 'One **bold**\\\ntwo.'],
  ['a\tb\n1\t2', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  ['See [@doe–2020–study].', 'See [@doe-2020-study].'],
];
const asTheyAre: readonly Slip[] = ['Plain words – as they are.', '* one\n+ two', 'A  line   with spaces.  '].map(
  (text) => [text, text],
);

const page = fc
  .tuple(
    fc.subarray([...inFrontMatter]),
    fc.shuffledSubarray([...inBody, ...asTheyAre], { minLength: 1 }),
    fc.constantFrom('order: 10', 'order:10', 'order： 10'),
  )
  .map(([frontMatter, body, order]) => {
    const write = (side: 0 | 1) => {
      const lines = ['references: [doe-2020-study]', ...frontMatter.map((slip) => slip[side])].join('\n');
      const text = topic(body.map((slip) => slip[side]).join('\n\n'), `${lines}\n`);
      return side === 0 ? text.replace('order: 10', order) : text;
    };
    return { wrong: write(0), right: write(1) };
  });

test('whatever slips a page holds, it becomes what its author meant, and no other byte is touched', () => {
  fc.assert(
    fc.property(page, ({ wrong, right }) => {
      const content = withText(base, 'content/topics/gamma.md', wrong);
      const { changes } = fixAll(content, today, unknown);
      assert.equal(
        changes.map(({ from, to }) => [from, to]).filter(([from]) => from !== 'content/topics/gamma.md'),
        [],
      );
      assert.is(changes[0]?.after ?? wrong, right);
      const after = createSite(withText(content, 'content/topics/gamma.md', right), { today });
      assert.equal(
        after.problems.filter((problem) => fix(after, problem).some(({ isCertain }) => isCertain)),
        [],
      );
    }),
    { numRuns: process.env.LONG === '1' ? 500 : 30 },
  );
});

test('a single heading of level one below others is mended alone, and no line is told that did not change', () => {
  const wrong = topic('## One\n\n# Two\n\n##Three\n\n## Four');
  const { changes, mended } = fixAll(withText(base, 'content/topics/gamma.md', wrong), today, unknown);
  assert.is(changes[0]?.after, topic('## One\n\n## Two\n\n## Three\n\n## Four'));
  assert.equal(
    mended.map(({ problem, title }) => `${problem.line} ${title}`),
    ['10 Write it with `##`', '12 Write `## `'],
  );
});

test('a block of code around a page or its keys is taken out, and code in the text stays code', () => {
  const right = topic('Words.\n\n```r\nx\n```');
  const [, keys = '', text = ''] = /^(---\n.*?---\n)(.*)$/s.exec(right) ?? [];
  for (const wrong of [
    `\`\`\`markdown\n${right}\`\`\`\n`,
    `\`\`\`yaml\n${keys}\`\`\`\n${text}`,
    `\`\`\`yaml\n${keys.replaceAll('---\n', '')}\`\`\`\n${text}`,
    `\`\`\`markdown\n${right}`,
  ])
    assert.is(fixAll(withText(base, 'content/topics/gamma.md', wrong), today, unknown).changes[0]?.after, right);
});

test('links follow a page whose name becomes an address, however they write it', async () => {
  const practice = topic('Words.').replace('order: 10', 'order: 30');
  const links =
    '[a](/resources/Übung Macht Meister), [b](/resources/Übung%20Macht%20Meister), ' +
    '[c](<Übung Macht Meister.md>), [d](/resources/Übung-Macht-Meister)';
  const site = workspace({ 'topics/Übung Macht Meister.md': practice, 'topics/gamma.md': topic(links) });
  const { changes } = fixAll(await readContent(site.content), today, unknown);
  site.remove();
  const after = changes.find(({ to }) => to === 'content/topics/gamma.md')?.after ?? '';
  assert.equal(
    [...after.matchAll(/\]\(<?([^)>]*)/g)].map(([, address]) => address),
    Array(4).fill('/resources/ubung-macht-meister'),
  );
});

test('of two pages that would get the same name the second keeps its own, and both their texts', async () => {
  const page = (text: string, order: number) => topic(text).replace('order: 10', `order: ${order}`);
  const site = workspace({ 'topics/Choice_1.md': page('One.', 30), 'topics/choice 1.md': page('Two.', 50) });
  const { changes } = fixAll(await readContent(site.content), today, unknown);
  site.remove();
  assert.equal(
    changes.map(({ from, to }) => [from, to]),
    [['content/topics/Choice_1.md', 'content/topics/choice-1.md']],
  );
});

test('a page whose name was written with a capital gets its name back, and nothing else changes', async () => {
  const site = workspace({
    'topics/beta.md': null,
    'topics/Beta.md': readFileSync('test/fixtures/base/content/topics/beta.md', 'utf8'),
    'routes.lock':
      '/resources/alpha\n/resources/beta\n/resources/delta\n/resources/gamma\n/research/papers/paper-one\n',
  });
  const { changes } = fixAll(await readContent(site.content), today, unknown);
  site.remove();
  assert.equal(
    changes.map(({ from, to, before, after }) => [from, to, after === before]),
    [['content/topics/Beta.md', 'content/topics/beta.md', true]],
  );
});

test('a misspelt list or name is mended before anything is added to it', async () => {
  const text = 'So [@doe-2020-study] and [@roe-2021-essay].';
  const right = topic(text, 'references:\n  - doe-2020-study\n  - roe-2021-essay\n');
  for (const list of ['refrences:\n  - doe-2020-study\n', 'references:\n  - doe-2020-stdy\n'])
    assert.is(
      fixAll(withText(base, 'content/topics/gamma.md', topic(text, list)), today, unknown).changes[0]?.after,
      right,
    );
  const site = workspace({
    'topics/beta.md': null,
    'topics/better.md': topic('## More of it\n\nThe end.', 'aliase: [beta]\n').replace(
      'second\norder: 10',
      'first\norder: 20',
    ),
    'routes.lock':
      '/resources/alpha\n/resources/beta\n/resources/delta\n/resources/gamma\n/research/papers/paper-one\n',
  });
  const { changes } = fixAll(await readContent(site.content), today, unknown);
  site.remove();
  const better = changes.find(({ to }) => to === 'content/topics/better.md');
  assert.match(better?.after ?? '', 'order: 20\naliases: [beta]\n---');
});

test('a page under a name that makes none of it is renamed, mended, and found by the links to it', async () => {
  const site = workspace({
    'topics/Epsilon.MD': topic('##A title').replace('order: 10', 'order: 30'),
    'topics/Zeta_Page.md': topic('Words.').replace('order: 10', 'order: 40'),
    'topics/eta.txt': topic('Words.').replace('order: 10', 'order: 50'),
    'topics/notes.txt': 'Words that are no page.',
    'media/Figure (1).svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
    'topics/alpha.md': topic(
      'See [it](Zeta_Page.md) and [that](/resources/Zeta_Page).\n\n![It](/media/Figure (1).svg)',
    ).replace('second\norder: 10', 'first\norder: 10'),
  });
  const content = await readContent(site.content);
  const { changes } = fixAll(content, today, {
    textOf: (path) => (existsSync(join(site.root, path)) ? readFileSync(join(site.root, path), 'utf8') : undefined),
    pictureOf: () => ({ width: 2, height: 2, isVector: false, drawing: null }),
  });
  site.remove();
  assert.equal(
    changes.map(({ from, to }) => `${from} -> ${to}`),
    [
      'content/media/Figure (1).svg -> content/media/figure-1.svg',
      'content/topics/alpha.md -> content/topics/alpha.md',
      'content/topics/Epsilon.MD -> content/topics/epsilon.md',
      'content/topics/eta.txt -> content/topics/eta.md',
      'content/topics/Zeta_Page.md -> content/topics/zeta-page.md',
    ],
  );
  assert.match(
    changes[1]?.after ?? '',
    'See [it](/resources/zeta-page) and [that](/resources/zeta-page).\n\n![It](/media/figure-1.svg)',
  );
  assert.match(changes[2]?.after ?? '', '## A title');
});

test('several files find a page, a publication and a picture under the names that were mended', async () => {
  const text =
    'So [@Doe_2022] and [@Doe_2022, p. 7]. See [it](Zeta_Page.md).\n\n![It](/media/My%20Map.svg) ![It](</media/My Map.svg>)';
  const citing = topic(text, 'references: [Doe_2022]\n');
  const site = workspace({
    'topics/gamma.md': citing,
    'topics/other.md': citing.replace('order: 10', 'order: 30'),
    'topics/Zeta_Page.md': topic('Words.').replace('order: 10', 'order: 40'),
    'references/Doe_2022.md':
      '---\ntype: book\nauthors: [Jane Doe]\ntitle: A book\nyear: 2022\npublisher: A press\n---\n\nA book.\n',
    'media/My Map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
  });
  const { changes } = fixAll(await readContent(site.content), today, {
    textOf: () => undefined,
    pictureOf: () => ({ width: 2, height: 2, isVector: false, drawing: null }),
  });
  site.remove();
  const right = citing
    .replaceAll('Doe_2022', 'doe-2022')
    .replace('Zeta_Page.md', '/resources/zeta-page')
    .replace('/media/My%20Map.svg', '/media/my-map.svg')
    .replace('/media/My Map.svg', '/media/my-map.svg');
  for (const [to, order] of [
    ['content/topics/gamma.md', 'order: 10'],
    ['content/topics/other.md', 'order: 30'],
  ] as const)
    assert.is(changes.find((one) => one.to === to)?.after, right.replace('order: 10', order));
});

test('the address and the name of a page that was renamed by hand go on working, where one page alone can be meant', async () => {
  const talk =
    '---\ntitle: A talk\nevent: A workshop\nplace: A hall\ndate: 2025-03-14\npapers: [paper-one]\n---\n\nWords.\n';
  const recorded = [
    '/resources/alpha',
    '/resources/beta',
    '/resources/delta',
    '/resources/gamma',
    '/research/papers/paper-one',
  ];
  const site = workspace({
    'topics/beta.md': null,
    'topics/better.md': topic('## More of it\n\nThe end.').replace('second\norder: 10', 'first\norder: 20'),
    'papers/paper-one.md': null,
    'papers/paper-first.md': readFileSync('test/fixtures/base/content/papers/paper-one.md', 'utf8'),
    'talks/one.md': talk,
    'talks/two.md': talk,
    'routes.lock': `${recorded.join('\n')}\n`,
  });
  const content = await readContent(site.content);
  const { changes } = fixAll(content, today, unknown);
  site.remove();
  assert.match(changes.find(({ to }) => to === 'content/topics/better.md')?.after ?? '', 'aliases: [beta]\n');
  assert.equal(
    changes.filter(({ after }) => /papers: \[paper-first\]/.test(after)).map(({ to }) => to),
    ['content/talks/one.md', 'content/talks/two.md'],
  );
});

test.run();
