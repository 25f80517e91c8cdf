import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Problem } from '../../../cli/core/problem.ts';
import { readContent } from '../../../cli/read/content.ts';
import { compileChanged, topic, type Workspace, workspace } from '../../support/workspace.ts';

async function problemsAfter(change: (site: Workspace) => void): Promise<readonly Problem[]> {
  const site = workspace();
  try {
    change(site);
    return (await site.compile()).problems;
  } finally {
    site.remove();
  }
}

function brief(problems: readonly Problem[]): string[] {
  return problems.map(({ path, rule, reason }) => `${path} ${rule}: ${reason}`);
}

test('a folder that is gone is one problem, whatever follows from it', async () => {
  const topics = await compileChanged({ topics: null });
  assert.equal(brief(topics.problems), [
    'content/topics gone-folder: The folder `topics` is gone: 6 problems follow from it.',
  ]);
  const groups = await compileChanged({ groups: null });
  assert.equal(brief(groups.problems), [
    'content/groups gone-folder: The folder `groups` is gone: 4 problems follow from it.',
  ]);
  assert.is(groups.files, null);
});

test('a folder whose files one page lists is told as gone where that page was public', async () => {
  const link = { 'topics/gamma.md': topic('See [the words](/glossary).') };
  const gone = await compileChanged({ ...link, 'routes.lock': '/glossary\n' });
  assert.equal(brief(gone.problems.filter(({ level }) => level === 'error')), [
    'content/terms gone-folder: The folder `terms` is gone: 2 problems follow from it.',
  ]);
  const never = await compileChanged(link);
  assert.equal(brief(never.problems), ['content/topics/gamma.md broken-link: There is no page `/glossary`.']);
});

test('an alias that takes the address of a page is one problem, and the links to that page still lead there', async () => {
  const gamma = readFileSync('test/fixtures/base/content/topics/gamma.md', 'utf8');
  const { problems } = await compileChanged({
    'topics/gamma.md': gamma.replace('order: 10', 'order: 10\naliases: [beta]'),
  });
  assert.equal(brief(problems), [
    'content/topics/gamma.md duplicate-slug: `/resources/beta` is already `content/topics/beta.md`.',
  ]);
});

test('the folders of the site itself, each gone, leave one problem each', async () => {
  const site = workspace({}, 'content');
  const graph = await site.compile();
  try {
    for (const folder of ['topics', 'papers', 'groups', 'references', 'pages', 'media']) {
      renameSync(join(site.content, folder), join(site.root, folder));
      graph.set(await readContent(site.content), { today: '2026-01-01' });
      renameSync(join(site.root, folder), join(site.content, folder));
      assert.equal(
        graph.problems.filter(({ level }) => level === 'error').map(({ path, rule }) => `${path} ${rule}`),
        [`content/${folder} gone-folder`],
      );
    }
  } finally {
    site.remove();
  }
});

test('a folder that was renamed is told with its new name', async () => {
  for (const name of ['resources', 'Topics', 'my-pages']) {
    const problems = await problemsAfter(({ content }) => renameSync(join(content, 'topics'), join(content, name)));
    assert.equal(
      problems.map(({ rule, hint }) => `${rule}: ${hint}`),
      [`gone-folder: The folder \`${name}\` has no meaning here: rename it to \`topics\`.`],
    );
  }
});

test('content that stands one folder too deep is told as that', async () => {
  const problems = await problemsAfter(({ root, content }) => {
    renameSync(content, join(root, 'moved'));
    mkdirSync(content);
    renameSync(join(root, 'moved'), join(content, 'content'));
  });
  assert.equal(brief(problems), [
    'content/content gone-folder: The content stands one folder too deep, in `content/content`: 8 problems follow from it.',
  ]);
});

test('a group that is deleted is one problem, which names the topics of it', async () => {
  const { problems } = await compileChanged({ 'groups/second.md': null });
  assert.equal(brief(problems), [
    'content/groups/second.md gone-file: The file `groups/second.md` is not there: 2 problems follow from it.',
  ]);
  assert.match(problems[0]?.hint ?? '', '`content/topics/delta.md:4`, `content/topics/gamma.md:4`');
});

test('a group that was renamed is suggested, and is not called empty', async () => {
  const { problems } = await compileChanged({
    'groups/second.md': null,
    'groups/second-group.md': '---\ntitle: Second Group\norder: 20\n---\n',
  });
  assert.equal(
    problems.map(({ rule, suggestion }) => `${rule} ${suggestion}`),
    ['gone-file second-group'],
  );
});

test('a page that was renamed is told with the command that finishes it, and the list of addresses comes last', async () => {
  const beta = topic('## More of it\n\nThe end.').replace('second\norder: 10', 'first\norder: 20');
  const { problems } = await compileChanged({
    'topics/beta.md': null,
    'topics/betas.md': beta,
    'topics/gamma.md': topic('See [it](/resources/beta).'),
    'routes.lock': '/resources/alpha\n/resources/beta\n',
  });
  const gone = problems.find(({ rule }) => rule === 'gone-file');
  assert.match(
    gone?.hint ?? '',
    /`content\/topics\/alpha\.md:15`.* `content\/topics\/gamma\.md:8` and 1 more place: put it/,
  );
  assert.match(gone?.hint ?? '', 'If you renamed it, `npm run site -- move topics/beta betas` mends the rest');
  assert.match(gone?.hint ?? '', '`npm run site -- remove topics/beta`');
});

test('what others follow from is told first', async () => {
  const { problems } = await compileChanged({
    'groups/first.md': '---\ntitle: "First\n---\n',
    'topics/gamma.md': '<<<<<<< HEAD\n---\n=======\n---\n>>>>>>> theirs\n',
    papers: null,
  });
  assert.equal(
    problems.map(({ rule }) => rule),
    ['gone-folder', 'merge-conflict', 'yaml-syntax'],
  );
});

test('a picture above 2 MB is told with its size, and is published all the same', async () => {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000001000000010', 'hex');
  const { problems, files } = await compileChanged({
    'media/photo.png': Buffer.concat([head, Buffer.alloc(5 * 1024 * 1024)]),
    'references/roe-2021-essay.md':
      '---\ntype: article\nauthors: [John Roe]\ntitle: A\nyear: 2021\n---\n\n![A photo](/media/photo.png)\n',
  });
  assert.equal(brief(problems), [
    'content/media/photo.png large-picture: The picture has 5.0 MB, which a phone loads for many seconds; 2 MB are plenty.',
  ]);
  assert.not.equal(files, null);
});

test('a list of addresses with two versions of itself is told as that alone', async () => {
  const { problems } = await compileChanged({
    'routes.lock': '/\n<<<<<<< HEAD\n/resources/alpha\n=======\n/resources/beta\n>>>>>>> theirs\n',
  });
  assert.equal(brief(problems), [
    'content/routes.lock merge-conflict: Two versions of this list were merged and both are in it.',
  ]);
});

test.run();
