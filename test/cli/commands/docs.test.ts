import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ruleChapters } from '../../../cli/report/documented-rules.ts';
import { runSite } from '../../support/site-cli.ts';
import { workspace } from '../../support/workspace.ts';

test('the tables of the handbook are current', async () => {
  const stdout = 'docs/lines.md and docs/checks.md are current\n';
  assert.equal(await runSite(['docs', '--check']), { code: 0, stdout, stderr: '' });
});

test('a table that is not current fails the check, and is written without it', async () => {
  const site = workspace();
  const file = (name: string) => join(site.root, 'docs', name);
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const around = (name: string) => `Before.\n\n<!-- ${name} -->\nold\n<!-- /${name} -->\n\nAfter.\n`;
  mkdirSync(join(site.root, 'docs'));
  writeFileSync(file('lines.md'), around('keys'));
  writeFileSync(file('checks.md'), around('rules'));
  try {
    const docs = (...args: string[]) => runSite(['docs', '--content', site.content, ...args]);
    assert.equal(await docs('--check'), {
      code: 1,
      stdout: '',
      stderr: 'docs/lines.md and docs/checks.md are not current. Run `npm run site -- docs`.\n',
    });
    assert.equal([read('lines.md'), read('checks.md')], [around('keys'), around('rules')]);
    assert.is((await docs()).code, 0);
    assert.match(read('lines.md'), /^Before\.\n\n<!-- keys -->\n[\s\S]*<!-- \/keys -->\n\nAfter\.\n$/);
    assert.match(read('lines.md'), '| `book.doi` | yes | The bare identifier, `10.…/…`. |\n');
    assert.is(read('lines.md').split('\n| `draft` |').length, 2, 'a line of many kinds of files is described once');
    assert.match(read('lines.md'), /### A group: `groups\/`\n[^#]*\nAnd, as above: `title`\.\n/);
    for (const { rules } of ruleChapters) for (const { id } of rules) assert.match(read('checks.md'), `| \`${id}\` |`);
    writeFileSync(file('checks.md'), around('rules'));
    assert.is((await docs()).stdout, 'docs/checks.md is up to date now\n');
    writeFileSync(file('checks.md'), 'No markers.\n');
    assert.is((await docs()).code, 2);
    rmSync(file('checks.md'));
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
