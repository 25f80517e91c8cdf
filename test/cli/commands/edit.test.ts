import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runSite } from '../../support/site-cli.ts';
import { type Workspace, workspace } from '../../support/workspace.ts';

async function within(act: (site: Workspace, run: (...args: string[]) => ReturnType<typeof runSite>) => Promise<void>) {
  const site = workspace();
  try {
    await act(site, (...args) => runSite([...args, '--content', site.content, '--now', '2026-01-01']));
  } finally {
    site.remove();
  }
}

test('a dry run writes nothing, and what it shows is what a run does', async () => {
  await within(async (site, run) => {
    const copy = join(site.root, 'copy');
    cpSync(site.content, join(copy, 'content'), { recursive: true });
    const { code, stdout } = await run('move', 'beta', 'better', '--dry-run');
    assert.is(code, 0);
    assert.not.ok(existsSync(join(site.content, 'topics/better.md')));
    assert.is((await run('move', 'beta', 'better')).code, 0);
    execFileSync('git', ['apply', '-'], { cwd: copy, input: stdout });
    execFileSync('diff', ['-r', join(copy, 'content'), site.content]);
  });
});

test('a refusal says where and what to do, exits with 1 and writes nothing', async () => {
  await within(async (site, run) => {
    const { code, stderr } = await run('remove', 'beta');
    assert.is(code, 1);
    assert.match(stderr, '  content/topics/alpha.md:15:24  links to it\n');
    assert.match(stderr, '`--redirect PAGE`');
    assert.ok(existsSync(join(site.content, 'topics/beta.md')));
  });
});

test('an edit that would leave a mistake is refused', async () => {
  await within(async (site, run) => {
    const { code, stderr } = await run(
      'new',
      'reference',
      'A Copy',
      '--author',
      'Jane Doe',
      '--year',
      '2020',
      '--type',
      'article',
      '--doi',
      '10.1000/STUDY',
    );
    assert.is(code, 1);
    assert.match(stderr, 'This would leave the site with mistakes.');
    assert.match(stderr, 'This is also the DOI of');
    const long = await run('new', 'topic', 'x'.repeat(201), '--after', 'alpha', '--slug', 'long');
    assert.match(long.stderr, 'has 201 characters');
    assert.not.ok(existsSync(join(site.content, 'topics/long.md')));
  });
});

test('an edit says how many warnings it leaves behind', async () => {
  await within(async (_, run) => {
    const { code, stdout } = await run('remove', 'alpha', '--redirect', 'beta');
    assert.is(code, 0);
    assert.match(stdout, '2 warnings are new: `npm run check` shows them\n');
    assert.not.match((await run('move', 'beta', 'better')).stdout, 'new');
  });
});

test('without a terminal, what is missing is named and the exit code is 2', async () => {
  await within(async (_, run) => {
    assert.equal(await run('new', 'topic'), {
      code: 2,
      stdout: '',
      stderr: 'A new topic needs a title, `--after`, `--before` or `--group`.\n',
    });
    assert.match((await run('new', 'reference', 'A Tale')).stderr, 'needs `--type`, `--author`, `--year`');
    assert.is((await run('new', 'essay', 'x')).code, 2);
    assert.is((await run('move', 'beta')).code, 2);
  });
});

test('the first topic of a site without groups is told which command makes one', async () => {
  await within(async (site, run) => {
    site.apply({ groups: null, topics: null });
    for (const given of [[], ['--group', 'basics']]) {
      const { code, stderr } = await run('new', 'topic', 'Attention', ...given);
      assert.equal(
        [code, stderr],
        [
          2,
          'A topic stands in a group, and there is none yet. Make one first: `npm run site -- new group "Introduction"`.\n',
        ],
      );
    }
  });
});

test('a value that cannot be is refused with the one that was meant', async () => {
  await within(async (_, run) => {
    const { stderr } = await run('new', 'news', 'A prize', '--date', '14.3.2025');
    assert.match(stderr, 'a day that exists, as `YYYY-MM-DD`, is expected. Did you mean `2025-03-14`?\n');
  });
});

test('a message has each kind in words that people say', async () => {
  await within(async (_, run) => {
    assert.match((await run('new', 'news', '--help')).stdout, 'begin a piece of news');
    assert.match((await run('new', 'news')).stderr, 'A new piece of news needs a title');
    assert.is((await run('new', 'news', 'A prize', '--date', '2025-03-14')).code, 0);
    assert.is(
      (await run('new', 'news', 'A prize', '--date', '2025-03-14')).stderr,
      '`content/news/a-prize.md` is there already.\nChoose another title, or give it a name with `--slug`.\n',
    );
    await run('move', 'beta', 'better');
    assert.match((await run('new', 'topic', 'More', '--after', 'beta')).stderr, 'Did you mean `better`?');
    assert.match((await run('move', 'better')).stderr, '`--help` behind the name of a command says what it takes.');
    assert.match((await run('move', 'a-prize', 'topics/a-prize')).stderr, 'A piece of news stays in `news/`');
    assert.match((await run('remove', 'second', '--redirect', 'better')).stderr, 'A group has no address');
    assert.match(
      (await run('remove', 'better', '--redirect', 'doe-2020-study')).stderr,
      'a course, a piece of news, a person, an answer or a page of its own.',
    );
    assert.match(
      (await run('new', 'paper', 'More', '--after', 'zzz')).stderr,
      'There is no paper `zzz`.\n`papers/` has `paper-one`.',
    );
  });
});

test('the second of two topics stands between nothing', async () => {
  await within(async (site, run) => {
    site.apply({
      'groups/second.md': null,
      ...Object.fromEntries(['beta', 'gamma', 'delta'].map((slug) => [`topics/${slug}.md`, null])),
      'papers/paper-one.md': null,
    });
    const { stdout, stderr } = await run('new', 'topic', 'Effort', '--after', 'alpha');
    assert.match(stdout, 'is new, at /resources/effort, after `alpha`\n', stderr);
  });
});

test('a publication gets its name from authors, year and title', async () => {
  await within(async (site, run) => {
    const { code } = await run(
      'new',
      'reference',
      'The Nature of Things',
      '--author',
      'Jane Poe',
      '--author',
      'Carlo van Dyck',
      '--year',
      '1999',
      '--type',
      'book',
      '--doi',
      'https://doi.org/10.1000/things',
    );
    assert.is(code, 0);
    const text = readFileSync(join(site.content, 'references/poe-van-dyck-1999-nature.md'), 'utf8');
    assert.match(text, 'authors: [Jane Poe, Carlo van Dyck]\n');
    assert.match(text, '\ndoi: 10.1000/things\n');
  });
});

test.run();
