import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Problem } from '../../../cli/core/problem.ts';
import { runSite, runSiteApart } from '../../support/site-cli.ts';
import { type Changes, topic, type Workspace, workspace } from '../../support/workspace.ts';

async function within(
  changes: Changes,
  act: (site: Workspace, check: (...args: string[]) => ReturnType<typeof runSite>) => Promise<void>,
) {
  const site = workspace(changes);
  try {
    await act(site, (...args) => runSite(['check', '--content', site.content, '--now', '2026-01-01', ...args]));
  } finally {
    site.remove();
  }
}

const warning = { 'groups/third.md': '---\ntitle: Third\norder: 30\n---\n' };
const paper = (date: string, text: string) =>
  `---\ntitle: Two\nlabel: Two\ndescription: Another sentence that is long enough to be a description.\norder: 20\ndate: ${date}\nauthors: [Ada Writer]\nreferences: [doe-2020-study]\n---\n\n${text}\n`;
const error = { 'topics/gamma.md': topic('See [it](/resources/betta).') };

test('0 for a clean site and for warnings, 1 for errors, 2 for a call that makes no sense', async () => {
  await within({}, async (_, check) => assert.is((await check()).code, 0));
  await within(warning, async (_, check) => assert.is((await check()).code, 0));
  await within(error, async (_, check) => {
    assert.is((await check()).code, 1);
    assert.is((await check('--format', 'xml')).code, 2);
    assert.is((await check('--max-warnings', 'few')).code, 2);
    assert.is((await check('--now', 'soon')).code, 2);
    assert.is((await check('--update-baseline')).code, 2);
  });
});

test('who leaves out the dashes between npm and an option is told so', async () => {
  await within({}, async (site) => {
    const { stderr } = await runSiteApart(['check', '--content', site.content], { npm_config_fix: 'true' });
    assert.match(stderr, 'You meant `npm run check -- --fix`.\n');
  });
});

test('more warnings than allowed fail, and it is said why', async () => {
  await within(warning, async (_, check) => {
    assert.is((await check('--max-warnings', '1')).code, 0);
    const { code, stderr } = await check('--max-warnings', '0');
    assert.is(code, 1);
    assert.is(stderr, '1 warning; 0 are allowed\n');
  });
});

test('with a baseline only what is new fails, wherever the old has moved', async () => {
  await within(error, async (site, check) => {
    const file = join(site.root, 'known.json');
    assert.is((await check('--baseline', file)).code, 2);
    assert.is((await check('--baseline', file, '--update-baseline')).code, 0);
    site.apply({ 'topics/gamma.md': topic('A new line.\n\nSee [it](/resources/betta).') });
    const same = await check('--baseline', file);
    assert.is(same.code, 0);
    assert.is(same.stderr, '1 known problem not shown\n');
    site.apply({ 'topics/gamma.md': topic('See [it](/resources/betta) and [it](/resources/betta).') });
    assert.is((await check('--baseline', file)).code, 1);
    site.apply({ 'known.json': null, '../known.json': 'no baseline' });
    assert.is((await check('--baseline', file)).code, 2);
  });
});

test('it writes nothing, unless it is asked to record the addresses', async () => {
  await within({}, async (site, check) => {
    const file = join(site.content, 'routes.lock');
    await check();
    assert.not.ok(existsSync(file));
    assert.is((await check('--update-routes')).code, 0);
    assert.ok(readFileSync(file, 'utf8').includes('\n/resources/alpha\n'));
    site.apply({ 'topics/epsilon.md': topic('Text.').replace('order: 10', 'order: 40') });
    const told = await check();
    assert.is(told.code, 0);
    assert.match(told.stdout, '`/resources/epsilon` is new');
    site.apply({ 'topics/delta.md': null });
    const lost = await check('--update-routes');
    assert.is(lost.code, 1, 'what is lost stays on record');
    assert.match(lost.stdout, 'Nothing answers at `/resources/delta` any more.');
    assert.match(lost.stdout, '| /resources/delta\n');
  });
});

test('before publication it lists at its line what is still to be filled in, and nothing else', async () => {
  const starter = topic('Replace this text by that of the page.', '# page: https://www.example.org/jane\n');
  const site = readFileSync('test/fixtures/base/content/site.md', 'utf8')
    .replace('Ada Writer', 'Researcher Name')
    .replace('doi: 10.1000/book', 'doi: tba')
    .replace('copyright: Ada Writer', "copyright: Ada Writer\nanalytics: ''");
  const files = {
    'topics/gamma.md': starter,
    'topics/epsilon.md': topic('Text.', 'draft: true\n').replace('order: 10', 'order: 50'),
    'topics/eta.md': topic('Text.', 'draft: true\npublishAt: 2999-01-01\n').replace('order: 10', 'order: 70'),
    'topics/zeta.md': topic('Text.', 'publishAt: 2999-01-01\n').replace('order: 10', 'order: 60'),
    'papers/paper-two.md': paper('2999-01-01', 'word '.repeat(100)),
    'site.md': site,
  };
  await within(files, async (_, check) => {
    assert.is((await check()).code, 0);
    const { code, stdout } = await check('--publish', '--format', 'json');
    assert.is(code, 1);
    const { problems } = JSON.parse(stdout) as { problems: readonly Problem[] };
    const found = problems
      .filter(({ rule, path }) =>
        rule === 'publish-description' ? path.startsWith('content/papers/') : /^(?:publish|starter)-/.test(rule),
      )
      .map(({ path, line, column, level, rule, reason }) => `${path}:${line}:${column} ${level} ${rule}: ${reason}`);
    assert.equal(found, [
      'content/papers/paper-one.md:1:1 warning publish-scholar: Google Scholar could not index this paper: it has 4 words.',
      'content/papers/paper-one.md:1:1 warning publish-scholar: Google Scholar could not index this paper: it lists no references.',
      'content/papers/paper-one.md:4:14 warning publish-description: This is also the description of `content/pages/chatbot.md`.',
      'content/papers/paper-two.md:6:7 warning publish-scholar: Google Scholar could not index this paper: its date has not come.',
      'content/site.md:1:1 warning publish-addresses: There is no list of public addresses, `routes.lock`.',
      'content/site.md:7:9 error publish-placeholder: `Researcher Name` stands for the real one.',
      'content/site.md:7:9 warning publish-scholar: Google Scholar could not index 1 page: the author would be `Researcher Name`.',
      'content/site.md:18:8 error publish-book: `tba` is no DOI.',
      'content/site.md:1:1 info publish-identifiers: There are no EmailJS identifiers: the contact form sends to the site’s own server.',
      'content/site.md:1:1 info publish-identifiers: There is no `analytics`: visits are not counted.',
      'content/topics/epsilon.md:6:8 info publish-drafts: This page is a draft and stays out.',
      'content/topics/eta.md:6:8 info publish-drafts: This page is a draft and stays out.',
      'content/topics/gamma.md:9:1 error starter-text: This text is still the one of a new file.',
      'content/topics/zeta.md:6:12 info publish-drafts: This page waits for 2999-01-01.',
    ]);
  });
});

test('before publication a page about a book, a thesis or data is not asked to be a paper', async () => {
  const onWork = (type: string) => ({
    'papers/paper-two.md': paper('2024-05-01', 'Short.').replace('order: 20', 'order: 20\npublication: roe-2022'),
    'references/roe-2022.md': `---\ntype: ${type}\nauthors: [Jane Roe]\ntitle: Two\nyear: 2022\n---\n`,
  });
  for (const [type, isAsked] of [
    ['article', true],
    ['chapter', true],
    ['book', false],
    ['thesis', false],
    ['dataset', false],
  ] as const)
    await within(onWork(type), async (_, check) => {
      const { stdout } = await check('--publish', '--format', 'json');
      const { problems } = JSON.parse(stdout) as { problems: readonly Problem[] };
      const asked = problems.some(({ rule, path }) => rule === 'publish-scholar' && path.endsWith('paper-two.md'));
      assert.is(asked, isAsked, type);
    });
});

test('what a file allows is not asked before publication either, nor is a book that is not there', async () => {
  const site = readFileSync('test/fixtures/base/content/site.md', 'utf8');
  const allowed = site.replace('---\n', '---\n# allow: publish-identifiers, publish-addresses, publish-description\n');
  for (const one of [allowed, allowed.replace(/^book:\n(?: .*\n)+/m, '')])
    await within({ 'site.md': one }, async (_, check) => {
      const { stdout } = await check('--publish', '--format', 'json');
      const { problems } = JSON.parse(stdout) as { problems: { path: string }[] };
      assert.equal(
        problems.filter(({ path }) => path === 'content/site.md'),
        [],
      );
    });
});

test('before publication a site without `site.md` is told what it lacks', async () => {
  await within({ 'site.md': null }, async (_, check) => {
    const { code, stdout } = await check('--publish');
    assert.is(code, 1);
    assert.match(stdout, 'content/site.md');
  });
});

test('while there are errors the list of routes stays as it is, and that is said', async () => {
  const site = workspace({ 'topics/gamma.md': topic('See [nothing](/nothing).'), 'routes.lock': '/\n' });
  const { code, stderr } = await runSite(['check', '--update-routes', '--content', site.content]);
  assert.is(code, 1);
  assert.match(stderr, 'routes.lock stays as it is while there are errors: mend them, and run the command again\n');
  assert.is(readFileSync(join(site.content, 'routes.lock'), 'utf8'), '/\n');
  site.remove();
});

test.run();
