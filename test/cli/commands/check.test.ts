import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
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

test('before publication it lists placeholders, starter texts and papers that no index would take', async () => {
  const starter = topic('Replace this text by that of the page.', '# page: https://www.example.org/jane\n');
  const site = readFileSync('test/fixtures/base/content/site.md', 'utf8').replace('Ada Writer', 'Researcher Name');
  await within({ 'topics/gamma.md': starter, 'site.md': site }, async (_, check) => {
    assert.is((await check()).code, 0);
    const { code, stdout } = await check('--publish', '--format', 'json');
    assert.is(code, 1);
    const { problems } = JSON.parse(stdout) as { problems: { level: string; rule: string; reason: string }[] };
    const found = problems.map(({ level, rule, reason }) => `${level} ${rule}: ${reason}`);
    for (const expected of [
      'error publish-placeholder: `Researcher Name` stands for the real one.',
      'error starter-text: This text is still the one of a new file.',
      'warning publish-scholar: Google Scholar could not index 1 page: the author would be `Researcher Name`.',
      'warning publish-scholar: Google Scholar could not index this paper: it lists no references.',
      'warning publish-addresses: There is no list of public addresses, `routes.lock`.',
      'info publish-identifiers: There is no `analytics`: visits are not counted.',
    ])
      assert.ok(found.includes(expected), `${expected} in ${found.join('\n')}`);
    assert.not.ok(
      found.some((one) => one.includes('www.example.org')),
      'no example in a comment is a placeholder',
    );
  });
});

test('what a file allows is not asked before publication either', async () => {
  const site = readFileSync('test/fixtures/base/content/site.md', 'utf8');
  const allowed = site.replace('---\n', '---\n# allow: publish-identifiers, publish-addresses, publish-description\n');
  await within({ 'site.md': allowed }, async (_, check) => {
    const { stdout } = await check('--publish', '--format', 'json');
    const { problems } = JSON.parse(stdout) as { problems: { path: string }[] };
    assert.equal(
      problems.filter(({ path }) => path === 'content/site.md'),
      [],
    );
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
