import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../support/listen.ts';
import { say, startRegistries } from '../../support/registries.ts';
import { runSite } from '../../support/site-cli.ts';
import { type Workspace, workspace } from '../../support/workspace.ts';

const id = '0000-0002-1825-0097';
const server = await startRegistries();

/** Imports into a site, with its answers kept beside it. */
function bringIn(site: Workspace, args: readonly string[], address = server.address) {
  const places = ['--content', site.content, '--answers', join(site.root, 'cache/answers.json')];
  return runSite(['import', ...args, '--registry', address, '--orcid-api', address, ...places]);
}

const referencesOf = (site: Workspace) => readdirSync(join(site.content, 'references')).sort();

test('a DOI becomes a reference, whose problems stand under the DOI and not at a line', async () => {
  const site = workspace();
  const { code, stdout, stderr } = await bringIn(site, ['--doi', 'https://doi.org/10.5555/AUTOMATION']);
  assert.is(stdout, 'new       references/carberry-a-research-group-2019-automation\nreferences: 1 new\n', stderr);
  assert.is(code, 0);
  assert.match(
    readFileSync(join(site.content, 'references/carberry-a-research-group-2019-automation.md'), 'utf8'),
    '\ndoi: 10.5555/automation\n',
  );

  server.trouble('/10.5555/bare', say(200, {}, '{"type":"book"}'));
  const bare = await bringIn(site, ['--doi', '10.5555/bare']);
  assert.is(
    bare.stderr,
    '10.5555/bare\n\n  error  The entry has no title or author.  import-entry\n    Complete the entry and import the file again; the other entries are not affected.\n\n1 error\n',
  );
  assert.is(bare.code, 1);
  site.remove();
});

test('a profile becomes references and papers, and the same profile again changes nothing', async () => {
  const site = workspace();
  const before = referencesOf(site);
  const first = await bringIn(site, ['--orcid', `https://orcid.org/${id}`, '--as', 'papers']);
  assert.is(
    first.stdout,
    [
      'new       references/carberry-a-research-group-2019-automation',
      'new       references/carberry2021',
      'new       references/carberry-doe-2020-model',
      'new       references/carberry2017',
      'new       papers/automation-and-new-tasks-how-technology-displaces-and',
      'new       papers/thin-clients-and-amphibious-epistemologies',
      'new       papers/a-toy-model-of-attention-with-two-figures',
      'new       papers/a-study-that-its-registry-forgot',
      'references: 4 new; papers: 4 new',
      'The new papers are drafts, dated 1 January where only the year is known, and today where not even that is: `npm run check` says what each still needs.',
      '',
    ].join('\n'),
  );
  assert.is(first.code, 1);
  assert.match(first.stderr, '\nA Chapter Without Names\n\n  error  The entry has no author.  import-entry\n');
  assert.match(first.stderr, '\n1 error, 2 warnings\n');
  assert.is(referencesOf(site).length, before.length + 4);
  const check = await runSite(['check', '--content', site.content]);
  assert.is(check.code, 0, check.stdout);

  const again = await bringIn(site, ['--orcid', id, '--as', 'papers']);
  assert.match(again.stdout, 'references: 4 unchanged; papers: 4 unchanged\n');
  site.remove();
});

test('whatever goes wrong with a registry is one sentence, ends with 2 and writes nothing', async () => {
  const site = workspace();
  const before = referencesOf(site);
  const closed = await listen(() => undefined);
  await closed.stop();
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['', ['--doi', 'see website'], /^`see website` is not a DOI\. A DOI looks like/],
    ['', ['--orcid', '0000-0002-1825-0098'], /^`0000-0002-1825-0098` is no ORCID iD, or a digit of it is wrong\./],
    ['', ['--orcid', '0000-0002-9079-593X'], /^ORCID knows nobody with the iD `0000-0002-9079-593X`\./],
    ['', ['--doi', '10.5555/automation', '--orcid', id], /^Name one thing to bring in/],
    [closed.address, ['--orcid', id], /^`http:.+` could not be reached: the connection fails/],
  ];
  for (const [address, args, expected] of cases) {
    const { code, stdout, stderr } = await bringIn(site, args, address || server.address);
    assert.match(stderr, expected);
    assert.is(stderr.trimEnd().split('\n').length, 1, stderr);
    assert.is(`${code} ${stdout}`, '2 ');
  }
  const works = `/v3.0/${id}/works/103,104,105,106,107`;
  server.trouble(works, say(429, { 'retry-after': '600' }));
  const { code, stdout, stderr } = await bringIn(site, ['--orcid', id]);
  server.trouble(works, undefined);
  const sentence = `\`${server.address}\` has been asked too much (status 429). Try again in 10 minutes.\n`;
  assert.is(`${code} ${stdout}${stderr}`, `2 ${sentence}`);
  assert.equal(referencesOf(site), before);
  assert.not.ok(existsSync(join(site.content, 'imports.lock')));
  site.remove();
});

test('the registries hear the address of the site, unless it stands for one that is still to come', async () => {
  const site = workspace();
  server.agents.clear();
  await bringIn(site, ['--doi', '10.5555/automation']);
  assert.equal([...server.agents], ['academic-site/1.0 (+https://site.test; mailto:ada@site.test)']);
  server.agents.clear();
  const file = join(site.content, 'site.md');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('site.test', 'researcher.example.org'));
  await bringIn(site, ['--doi', '10.5555/nobody']);
  assert.equal([...server.agents], ['academic-site/1.0']);
  site.remove();
});

test.after(() => server.stop());
test.run();
