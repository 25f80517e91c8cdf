import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runSite } from '../../support/site-cli.ts';
import { topic, type Workspace, workspace } from '../../support/workspace.ts';

const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b.test', GIT_COMMITTER_NAME: 'A' };
const identity = { ...author, GIT_COMMITTER_EMAIL: 'a@b.test' };

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: { ...process.env, ...identity } });
}

/** The smallest site, committed. */
function repository(): Workspace {
  const site = workspace();
  git(site.root, 'init', '--quiet');
  git(site.root, 'add', '.');
  git(site.root, 'commit', '--quiet', '-m', 'first');
  return site;
}

const changed = { 'topics/gamma.md': topic('The third topic, changed.'), 'papers/paper-one.md': null };

test('what is in the folder is compared with a commit, and neither work tree nor index is touched', async () => {
  const site = repository();
  try {
    site.apply(changed);
    git(site.root, 'add', 'content/topics');
    const state = () => [
      git(site.root, 'status', '--porcelain'),
      readFileSync(join(site.root, '.git/index'), 'base64'),
    ];
    const before = state();
    const { code, stdout } = await runSite(['diff', 'HEAD', '--content', site.content, '--format', 'json']);
    const { lostAddresses, pages } = JSON.parse(stdout);
    assert.is(code, 0);
    assert.equal(lostAddresses, ['/research/papers/paper-one', '/research/papers/the-paper']);
    assert.equal(
      pages.changed.map(({ file, passages }: { file: string; passages: unknown }) => [file, passages]),
      [['content/topics/gamma.md', [{ cut: 'topic.', added: 'topic, changed.' }]]],
    );
    assert.equal(state(), before);
  } finally {
    site.remove();
  }
});

test('for GitHub the summary of the step has it, after what others wrote there', async () => {
  const site = repository();
  try {
    site.apply(changed);
    const summary = join(site.root, 'summary.md');
    writeFileSync(summary, '### Content\n');
    const args = ['diff', 'HEAD', '--content', site.content, '--format', 'github'];
    const { code, stdout } = await runSite(args, { GITHUB_STEP_SUMMARY: summary });
    assert.equal([code, stdout], [0, '']);
    assert.match(
      readFileSync(summary, 'utf8'),
      /^### Content\n### What readers will see differently\n\n1 page removed/,
    );
    rmSync(summary);
    assert.match((await runSite(args, { GITHUB_STEP_SUMMARY: '' })).stdout, '### What readers will see differently');
  } finally {
    site.remove();
  }
});

test('a commit that git does not know, and a folder outside a repository, are said to be so', async () => {
  const site = repository();
  const elsewhere = workspace();
  try {
    for (const [base, content] of [
      ['nowhere', site.content],
      ['HEAD', elsewhere.content],
    ] as const) {
      const { code, stderr } = await runSite(['diff', base, '--content', content]);
      assert.is(code, 2);
      assert.is(
        stderr,
        `Git knows no \`${content}\` at \`${base}\`. Name a commit, a branch or a tag that has it; in a clone without its whole history, \`git fetch --unshallow\` brings the rest.\n`,
      );
    }
  } finally {
    site.remove();
    elsewhere.remove();
  }
});

test.run();
