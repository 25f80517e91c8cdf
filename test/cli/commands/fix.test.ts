import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runSite } from '../../support/site-cli.ts';
import { topic, workspace } from '../../support/workspace.ts';

const slips = {
  'topics/gamma.md': topic('##A title\n\n![](/media/picture.svg)').replaceAll('\n', '\r\n'),
  'topics/Epsilon.MD': topic('See [it](/resources/gamm).').replace('order: 10', 'order:30'),
};

async function within(act: (content: string, run: (...args: string[]) => ReturnType<typeof runSite>) => Promise<void>) {
  const site = workspace(slips);
  try {
    await act(site.content, (...args) => runSite(['check', ...args, '--content', site.content, '--now', '2026-01-01']));
  } finally {
    site.remove();
  }
}

test('`check --fix` mends what is certain, says what it did, and reports the rest', async () => {
  await within(async (content, run) => {
    const { code, stdout, stderr } = await run('--fix');
    assert.is(code, 1);
    assert.match(stderr, 'content/topics/gamma.md:8:1  Write `## `\n');
    assert.match(stderr, '4 problems mended in 2 files\n');
    assert.match(stdout, 'has no alternative text');
    assert.is(
      readFileSync(join(content, 'topics/gamma.md'), 'utf8'),
      slips['topics/gamma.md'].replace('##A title', '## A title'),
    );
    assert.is(
      readFileSync(join(content, 'topics/epsilon.md'), 'utf8'),
      topic('See [it](/resources/gamma).').replace('order: 10', 'order: 30'),
    );
    for (const flags of [['--fix'], ['--fix', '--dry-run']])
      assert.match((await run(...flags)).stderr, 'Nothing was mended: no problem has a sure correction.\n');
  });
});

test('`check --fix --dry-run` writes nothing, and shows what a run would do', async () => {
  await within(async (content, run) => {
    const copy = workspace(slips);
    const { code, stdout } = await run('--fix', '--dry-run');
    assert.is(code, 0);
    execFileSync('diff', ['-r', copy.content, content]);
    assert.match(stdout, 'rename from content/topics/Epsilon.MD\nrename to content/topics/epsilon.md\n');
    assert.match(stdout, '-##A title\n+## A title\n');
    copy.remove();
  });
});

test('a folder that was renamed by hand gets its name back, and what stands in it is mended', async () => {
  await within(async (content, run) => {
    renameSync(join(content, 'topics'), join(content, 'Topic'));
    const shown = await run('--fix', '--dry-run');
    assert.match(shown.stdout, 'rename from content/Topic\nrename to content/topics\n');
    assert.ok(existsSync(join(content, 'Topic')));
    const { stderr } = await run('--fix');
    assert.match(stderr, 'content/Topic  Call it `content/topics`\n');
    assert.match(stderr, '4 problems mended in 2 files\n');
    assert.not(existsSync(join(content, 'Topic')));
  });
});

test('`--dry-run` alone is a wrong call', async () => {
  const { code, stderr } = await runSite(['check', '--dry-run']);
  assert.is(code, 2);
  assert.match(stderr, '`--dry-run` needs `--fix`.');
});

test.run();
