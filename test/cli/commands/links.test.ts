import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../support/listen.ts';
import { startRegistries } from '../../support/registries.ts';
import { runSite } from '../../support/site-cli.ts';
import { topic, workspace } from '../../support/workspace.ts';

const registries = await startRegistries();

test('check --links asks the registry about DOIs, reports what is broken at its place, and remembers the rest', async () => {
  const asked: string[] = [];
  const server = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isKnown = !request.url?.includes('10.5555/');
    response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ responseCode: isKnown ? 1 : 100 }));
  });
  const text = 'See [one](https://doi.org/10.5555/none) and [two](https://doi.org/10.1257/jep.33.2.3).';
  const site = workspace({ 'topics/gamma.md': topic(text), references: null });
  const cache = join(site.root, 'cache/links.json');
  const args = [
    'check',
    '--content',
    site.content,
    '--links',
    '--registry',
    server.address,
    '--link-cache',
    cache,
    '--crossref',
    server.address,
    '--answers',
    join(site.root, 'cache/answers.json'),
    '--format',
    'json',
  ];
  const { code, stdout } = await runSite(args);
  await server.stop();
  const found = JSON.parse(stdout).problems.filter(
    (one: Record<string, unknown>) => one.rule === 'dead-link' && one.path === 'content/topics/gamma.md',
  );
  assert.equal(
    found.map(({ path, line, column, level, reason }: Record<string, unknown>) => ({
      path,
      line,
      column,
      level,
      reason,
    })),
    [
      {
        path: 'content/topics/gamma.md',
        line: 8,
        column: 11,
        level: 'error',
        reason: '`https://doi.org/10.5555/none` leads nowhere: no such DOI is registered.',
      },
    ],
  );
  assert.is(code, 1);
  assert.equal(
    asked
      .filter((one) => one.includes('10.'))
      .slice(0, 2)
      .sort(),
    ['GET /api/handles/10.1257/jep.33.2.3?type=URL', 'GET /api/handles/10.5555/none?type=URL'],
  );
  const remembered = JSON.parse(readFileSync(cache, 'utf8'));
  assert.is(remembered['https://doi.org/10.1257/jep.33.2.3'].verdict, 'ok');
  assert.is(remembered['https://doi.org/10.5555/none'], undefined);
  site.remove();
});

test('check --links tells what became of the publications, and an author may allow it', async () => {
  const reference = (doi: string, frontMatter = '') =>
    `---\n${frontMatter}type: article\nauthors: [Ada Writer]\ntitle: A Study\nyear: 2001\nvenue: A Journal\ndoi: ${doi}\n---\n`;
  const site = workspace({
    'topics/gamma.md': topic('See [it](https://doi.org/10.5555/preprint).'),
    'references/retracted.md': reference('10.5555/retracted'),
    'references/known.md': reference('10.5555/withdrawn', '# allow: retracted-publication, reference-not-cited\n'),
  });
  const check = async () => {
    const places = ['--link-cache', join(site.root, 'links.json'), '--answers', join(site.root, 'answers.json')];
    const addresses = ['--registry', registries.address, '--crossref', registries.address];
    return runSite(['check', '--content', site.content, '--links', ...places, ...addresses, '--format', 'json']);
  };
  const { code, stdout, stderr } = await check();
  const rules = ['retracted-publication', 'published-preprint'];
  const found = JSON.parse(stdout).problems.filter(({ rule }: { readonly rule: string }) => rules.includes(rule));
  assert.equal(
    found.map(({ path, line, rule, suggestion }: Record<string, unknown>) => `${path}:${line} ${rule} ${suggestion}`),
    [
      'content/references/retracted.md:7 retracted-publication 10.5555/notice',
      'content/topics/gamma.md:8 published-preprint 10.5555/automation',
    ],
  );
  assert.match(stderr, /\d+ DOIs at Crossref: 2 retracted, 1 published since\n/);
  assert.is(code, 0);

  registries.asked.length = 0;
  assert.is((await check()).stdout, stdout);
  assert.equal(
    registries.asked.filter((one) => one.includes('10.5555/')),
    [],
  );
  site.remove();
});

test('check --links without a network says so once and judges nothing', async () => {
  const page = topic('See [it](https://no-such-host.invalid/) and [that](https://nor-this.invalid/).');
  const site = workspace({ 'topics/gamma.md': page, references: null });
  const plain = await runSite(['check', '--content', site.content]);
  const places = ['--link-cache', join(site.root, 'links.json'), '--answers', join(site.root, 'answers.json')];
  const addresses = ['--registry', 'https://no-such-host.invalid', '--crossref', 'https://no-such-host.invalid'];
  const { code, stdout, stderr } = await runSite([
    'check',
    '--content',
    site.content,
    '--links',
    ...places,
    ...addresses,
  ]);
  assert.is(stderr, 'The network could not be reached: no link was judged. Run the command again when it can.\n');
  assert.is(stdout, plain.stdout);
  assert.is(code, plain.code);
  site.remove();
});

test('check reports for GitHub with a summary of the step, and as SARIF', async () => {
  const site = workspace({ 'topics/gamma.md': topic('See [it](/nowhere).') });
  const summary = join(site.root, 'summary.md');
  const github = await runSite(['check', '--content', site.content, '--format', 'github'], {
    GITHUB_STEP_SUMMARY: summary,
  });
  assert.match(
    github.stdout,
    /^::error file=content\/topics\/gamma\.md,line=8,col=10,endColumn=\d+,title=broken-link::/m,
  );
  assert.ok(existsSync(summary));
  assert.match(readFileSync(summary, 'utf8'), /\| error \| `content\/topics\/gamma\.md:8:10` \|/);
  const sarif = await runSite(['check', '--content', site.content, '--format', 'sarif']);
  const [run] = JSON.parse(sarif.stdout).runs;
  assert.is(run.results[0].ruleId, 'broken-link');
  assert.is(run.tool.driver.rules[run.results[0].ruleIndex].id, 'broken-link');
  assert.is(sarif.code, 1);
  site.remove();
});

test.after(() => registries.stop());
test.run();
