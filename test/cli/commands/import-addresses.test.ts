import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bring, frontMatterOf } from '../../support/bring.ts';
import { runSite } from '../../support/site-cli.ts';

test('an old address that cannot be one here keeps no page out, and is told', async () => {
  const { site, run, page } = bring(
    'one.md',
    '---\ntitle: One\npermalink: /publication/OneStudy\ndate: 2024-02-01\n---\nA.\n',
  );
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.match(
    stdout,
    '  - Its old address `/publication/OneStudy` is left out: an address here has lower-case letters',
  );
  assert.not.match(stdout, 'not at its top');
  assert.not.match(frontMatterOf(page('one')).join('\n'), 'aliases');
  site.remove();
});

test('of the address that a page keeps, and of a description that is cut off, nothing more is told', async () => {
  const long = 'A description of what was found that goes on and on. '.repeat(5).trim();
  const page = `---\ntitle: The Lab\npermalink: /the-lab/\ndescription: ${long}\n---\nWords.\n`;
  const { site, run } = bring('lab.md', page, '--as', 'pages');
  const { code, stdout, stderr } = await run();
  assert.is(code, 0, stderr);
  assert.not.match(stdout, 'old address');
  assert.not.match(stdout, 'Only the first');
  assert.match(stdout, 'The `description` has at most 160 characters, and this one is cut off.');
  site.remove();
});

test('of several old addresses each that is left out is told', async () => {
  const { site, run, page } = bring(
    'one.md',
    '---\ntitle: One\nredirect_from: [/b/index.html, /old/page.php, /fine/one, /news/announcement_1, first, /media/one, /_one]\n---\nWords.\n',
  );
  const { stdout } = await run();
  assert.ok(frontMatterOf(page('one')).includes('aliases: [/b, /fine/one, /news/announcement_1]'));
  assert.match(stdout, '  - Its old address `/media/one` is left out: it leads elsewhere on this site.\n');
  for (const left of ['/old/page.php', 'first', '/_one'])
    assert.match(stdout, `  - Its old address \`${left}\` is left out: an`);
  assert.is((await runSite(['check', '--content', site.content])).code, 0);
  // Those of a draft, too, lead elsewhere.
  writeFileSync(
    join(site.root, 'one.md'),
    '---\ntitle: Two\nredirect_from: [/b/, /research/papers/one]\n---\nWords.\n',
  );
  const second = await run();
  for (const left of ['/b', '/research/papers/one'])
    assert.match(second.stdout, `  - Its old address \`${left}\` is left out: it leads elsewhere on this site.\n`);
  site.remove();
});

test.run();
