import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ruleChapters } from '../../../cli/report/documented-rules.ts';
import { runSite } from '../../support/site-cli.ts';
import { workspace } from '../../support/workspace.ts';

test('the handbook of the site is current', async () => {
  assert.equal(await runSite(['docs', '--check']), { code: 0, stdout: 'content/README.md is current\n', stderr: '' });
});

test('a handbook that is not current fails the check, and is written without it', async () => {
  const text =
    'Before.\n\n<!-- keys -->\nold\n<!-- /keys -->\n\nBetween.\n\n<!-- rules -->\n<!-- /rules -->\n\nAfter.\n';
  const site = workspace({ 'README.md': text });
  try {
    const docs = (...args: string[]) => runSite(['docs', '--content', site.content, ...args]);
    assert.is((await docs('--check')).code, 1);
    assert.is(readFileSync(join(site.content, 'README.md'), 'utf8'), text);
    assert.is((await docs()).code, 0);
    const written = readFileSync(join(site.content, 'README.md'), 'utf8');
    assert.match(
      written,
      /^Before\.\n\n<!-- keys -->\n[\s\S]*<!-- \/keys -->\n\nBetween\.\n[\s\S]*<!-- \/rules -->\n\nAfter\.\n$/,
    );
    assert.match(written, '| `book.doi` | yes | The bare identifier, `10.…/…`. |\n');
    for (const { rules } of ruleChapters) for (const { id } of rules) assert.match(written, `| \`${id}\` |`);
    site.apply({ 'README.md': 'No markers.\n' });
    assert.is((await docs()).code, 2);
  } finally {
    site.remove();
  }
});

test('a rule is explained with its examples, a mistyped one with a name', async () => {
  const { code, stdout } = await runSite(['explain', 'broken-link']);
  assert.is(code, 0);
  assert.match(
    stdout,
    'broken-link  error\n\nA link within the site leads to a page that does not exist.\n\nWrong\n  [decision curves](/topics/decision)\n',
  );
  const wrong = await runSite(['explain', 'brokn-link']);
  assert.equal(wrong, { code: 2, stdout: '', stderr: 'There is no rule `brokn-link`. Did you mean `broken-link`?\n' });
});

test.run();
