import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { markName, writeMark } from '../../../cli/output/mark.ts';
import { runSite, runSiteApart } from '../../support/site-cli.ts';
import { workspace } from '../../support/workspace.ts';

/** Every file below a folder with its text. */
function snapshot(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:json|ts)$/.test(name),
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('compile writes everything, and an error leaves what is there as it was', async () => {
  const site = workspace();
  const out = join(site.root, 'generated');
  const args = ['compile', '--content', site.content, '--out', out];

  const good = await runSiteApart(args);
  assert.is(good.code, 0, good.stderr);
  assert.match(good.stdout, /^\d+ files, \d+ written, 0 removed, \d+ ms\n$/);
  const before = snapshot(out);
  assert.ok(
    before['site.json'] && before['names.ts'] && before['pages/index.json'] && before['pages/resources/alpha.json'],
  );

  site.apply({ 'topics/gamma.md': '---\ntitle: "Gamma\n---\n' });
  const bad = await runSiteApart(args);
  assert.is(bad.code, 1);
  assert.match(bad.stderr, 'content/topics/gamma.md:2:8');
  assert.not.match(bad.stderr, '\u001b[');
  assert.equal(snapshot(out), before);
  site.remove();
});

test('a build that an error stops ends by saying that the site of the last one stays', async () => {
  const site = workspace({ 'topics/gamma.md': '---\ntitle: "Gamma\n---\n' });
  const out = join(site.root, 'dist');
  const folders = ['--out', out, '--generated', join(site.root, 'generated'), '--cache', join(site.root, 'cache')];
  const build = () => runSiteApart(['build', '--content', site.content, ...folders]);

  assert.not.match((await build()).stderr, 'stays');
  mkdirSync(out);
  writeFileSync(join(out, markName), writeMark('build'));
  const { code, stderr } = await build();
  assert.is(code, 1);
  assert.ok(stderr.endsWith(`nothing was built: the site in ${out} stays as it was\n`), stderr);
  site.remove();
});

test('check prints JSON, writes nothing, and ends with 1 on errors', async () => {
  const site = workspace({ 'media/A.png': '' });
  const { code, stdout } = await runSiteApart(['check', '--content', site.content, '--format', 'json']);
  assert.is(code, 1);
  assert.equal(JSON.parse(stdout), {
    problems: [
      {
        path: 'content/media/A.png',
        line: 1,
        column: 1,
        length: 1,
        level: 'error',
        rule: 'file-name',
        reason: '`A.png` does not work as an address everywhere.',
        hint: 'Use lower-case letters, digits and hyphens.',
        suggestion: 'a.png',
      },
    ],
    errors: 1,
    warnings: 0,
  });
  assert.equal(readdirSync(site.root), ['content']);
  site.remove();
});

test('a wrong call ends with 2, says why in a sentence and touches nothing', async () => {
  const site = workspace();
  const out = join(site.root, 'generated');
  const calls = [
    ['check', '--now', 'yesterday'],
    ['check', '--format', 'xml'],
    ['compile', '--nonsense'],
    ['nonsense'],
    ['check', '--content', join(site.root, 'nowhere')],
    ['list', '--content', join(site.content, 'site.md')],
  ];
  for (const { code, stderr } of await Promise.all(
    calls.map((call) =>
      runSite(call.includes('nonsense') || call.includes('--content') ? call : [...call, '--content', site.content]),
    ),
  )) {
    assert.is(code, 2);
    assert.not.match(stderr, '    at ');
  }
  assert.not(existsSync(out));
  site.remove();
});

test('list takes a kind, its folder or a file, and says what there is where it gets none of them', async () => {
  const site = workspace();
  const list = (name: string) => runSite(['list', name, '--content', site.content]);
  assert.is((await list('reference')).stdout, (await list('references')).stdout);
  assert.match((await list('beta')).stdout, /^topic beta\n {2}content\/topics\/alpha\.md:\d+:\d+\n/);
  const { code, stderr } = await list('betta');
  site.remove();
  assert.is(code, 2);
  assert.is(stderr, 'There is no kind and no file `betta`. Did you mean `beta`?\n');
});

test('an output that cannot be written ends with 2', async () => {
  const site = workspace({ 'README.md': 'A file, not a folder.' });
  const { code, stderr } = await runSiteApart([
    'compile',
    '--content',
    site.content,
    '--out',
    join(site.content, 'README.md'),
  ]);
  site.remove();
  assert.is(code, 2);
  assert.match(stderr, 'README.md');
});

test('a call that makes no sense is told so in a sentence', async () => {
  const told = async (...words: string[]) => (await runSite(words)).stderr.split('\n')[0];
  assert.is(await told('chek'), "Unknown command 'chek'");
  assert.is(await told('check', '--fixx'), "Unknown option '--fixx'");
  assert.is(
    await told('check', '--format', 'xml'),
    "Option '--format <format>' argument 'xml' is invalid. Allowed choices are pretty, json, github, sarif, junit.",
  );
});

test.run();
