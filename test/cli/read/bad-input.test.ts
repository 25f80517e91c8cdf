import { existsSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asDiskFault, DiskFault } from '../../../cli/core/disk-fault.ts';
import type { Problem } from '../../../cli/core/problem.ts';
import { readContent } from '../../../cli/read/content.ts';
import { plantFaults } from '../../support/disk-faults.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';
import { compileChanged, type Workspace, workspace } from '../../support/workspace.ts';

const gamma = readFileSync('test/fixtures/base/content/topics/gamma.md', 'utf8');

/** The problems of a site on which something was done that values cannot say. */
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
  return problems.map(({ path, line, column, rule, reason }) => `${path}:${line}:${column} ${rule}: ${reason}`);
}

test('front matter in JavaScript is refused and not run', async () => {
  const canary = join('/tmp', `canary-${process.pid}`);
  const body = `---js\n{ title: require('fs').writeFileSync('${canary}', '') }\n---\n\nText.\n`;
  for (const language of ['js', 'javascript', ' js', 'json', 'coffee']) {
    const { problems, files } = await compileChanged({ 'topics/gamma.md': body.replace('---js', `---${language}`) });
    assert.equal(brief(problems), [
      `content/topics/gamma.md:1:1 front-matter: Front matter in \`${language.trim()}\` is not read.`,
    ]);
    assert.is(files, null);
  }
  assert.not(existsSync(canary));
});

test('nothing is left out of the front matter after a line that ends its YAML', async () => {
  for (const end of ['...', '... # The end of the keys.']) {
    const text = gamma.replace('order: 10', `order: 10\n${end}\ndraft: true`);
    const { problems } = await compileChanged({ 'topics/gamma.md': text });
    assert.equal(brief(problems), [
      'content/topics/gamma.md:6:1 front-matter: `...` ends the YAML here: what follows up to the next `---` would be left out.',
    ]);
  }
});

test('YAML aliases that explode are refused at the first', async () => {
  const bomb = Array.from({ length: 20 }, (_, i) => `k${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`).join('\n');
  const text = gamma.replace('order: 10', `order: 10\nk0: &a0 [x]\n${bomb}`);
  const { problems } = await compileChanged({ 'topics/gamma.md': text });
  assert.equal(brief(problems), [
    'content/topics/gamma.md:7:10 yaml-syntax: The alias `*a0` stands for another value.',
  ]);
});

test('YAML that is nested five thousand deep is refused', async () => {
  const text = gamma.replace('order: 10', `order: 10\nkeywords: ${'['.repeat(5000)}`);
  const { problems } = await compileChanged({ 'topics/gamma.md': text });
  assert.equal(
    problems.map((problem) => `${problem.path} ${problem.rule}`),
    ['content/topics/gamma.md yaml-syntax'],
  );
});

test('keys that reach for the prototype are unknown keys', async () => {
  const text = gamma.replace('order: 10', 'order: 10\n__proto__: { polluted: true }\nconstructor: { prototype: 1 }');
  const { problems } = await compileChanged({ 'topics/gamma.md': text });
  assert.equal(
    problems.map(({ line, rule }) => `${line} ${rule}`),
    ['6 unknown-key', '7 unknown-key'],
  );
  assert.is(({} as Record<string, unknown>).polluted, undefined);
});

test('words that every object of JavaScript has are words like others', async () => {
  const { problems } = await compileChanged({
    'topics/gamma.md': `${gamma}\n::figure{name=curves}\n\nSet [it](figure:curves?constructor=1) [here](/constructor).\n`,
    'pages/constructor.md': '---\ntitle: A page\ndescription: A page whose name is a word of a language.\n---\n\nSo.\n',
    'topics/notes.constructor': 'Some words.',
  });
  assert.equal(brief(problems), [
    'content/topics/gamma.md:12:10 figure-setting: The figure `curves` has no `constructor`.',
    'content/topics/notes.constructor:1:1 unknown-file: `topics/notes.constructor` is not a page.',
  ]);
});

test('a file of 50 MB is named and not read', async () => {
  const problems = await problemsAfter((site) => truncateSync(join(site.content, 'topics/gamma.md'), 50 * 1024 * 1024));
  assert.equal(brief(problems), [
    'content/topics/gamma.md:1:1 file-too-large: The file has 50.0 MB; 256 KB are the limit for text.',
  ]);
});

test('bytes that are not UTF-8 are named at the first of them', async () => {
  const bytes = Buffer.concat([Buffer.from(gamma), Buffer.from('\nCaf\xe9 au lait.\n', 'latin1')]);
  const { problems } = await compileChanged({ 'topics/gamma.md': bytes });
  assert.equal(brief(problems), ['content/topics/gamma.md:10:4 file-encoding: The file is not valid UTF-8 here.']);
});

test('a link to the file of a page that cannot be read is no second mistake', async () => {
  const { problems } = await compileChanged({ 'topics/beta.md': Buffer.from('Caf\xe9', 'latin1') });
  assert.equal(brief(problems), ['content/topics/beta.md:1:4 file-encoding: The file is not valid UTF-8 here.']);
});

test('a file of zeros alone has lost its content, and is told once, whoever names its headings', async () => {
  const { problems } = await compileChanged({
    'topics/beta.md': Buffer.alloc(200),
    'topics/gamma.md': `${gamma}\nSee [more of it](/resources/beta#more-of-it).\n`,
  });
  assert.equal(brief(problems), [
    'content/topics/beta.md:1:1 unreadable-file: The file holds nothing but zeros: its content did not get to this disk.',
  ]);
});

test('a file whose name is not UTF-8 is named, since nobody can open it by that name', async () => {
  if (process.platform !== 'linux') return;
  const problems = await problemsAfter(({ content }) => {
    writeFileSync(Buffer.from(`${content}/topics/caf\xe9.md`, 'latin1'), gamma);
    mkdirSync(Buffer.from(`${content}/media/\xe9t\xe9`, 'latin1'));
  });
  assert.equal(brief(problems), [
    'content/media/\ufffdt\ufffd:1:1 file-encoding: The name has bytes that are not UTF-8: the file cannot be opened.',
    'content/topics/caf\ufffd.md:1:1 file-encoding: The name has bytes that are not UTF-8: the file cannot be opened.',
  ]);
});

test('a file in UTF-16, which bears a mark, is read as it was typed', async () => {
  const plain = await compileChanged({});
  const { problems, files } = await compileChanged({ 'topics/gamma.md': Buffer.from(`\ufeff${gamma}`, 'utf16le') });
  assert.equal(brief(problems), []);
  assert.equal(files, plain.files);
});

test('a byte order mark and Windows line ends change nothing in the output', async () => {
  const plain = await compileChanged({});
  const { problems, files } = await compileChanged({ 'topics/gamma.md': `\ufeff${gamma.replaceAll('\n', '\r\n')}` });
  assert.equal(problems, []);
  assert.equal(files, plain.files);
});

test('a mistake has its place in a file with byte order mark and Windows line ends', async () => {
  const text = `\ufeff${gamma}\nSee [nothing](/nothing).\n`.replaceAll('\n', '\r\n');
  const { problems } = await compileChanged({ 'topics/gamma.md': text });
  assert.equal(brief(problems), ['content/topics/gamma.md:10:15 broken-link: There is no page `/nothing`.']);
});

test('symbolic links are named and not followed, loops neither', async () => {
  const problems = await problemsAfter((site) => {
    const secret = join(site.root, 'secret.md');
    writeFileSync(secret, gamma);
    symlinkSync(secret, join(site.content, 'topics/epsilon.md'));
    symlinkSync('..', join(site.content, 'media/loop'));
  });
  assert.equal(brief(problems), [
    'content/media/loop:1:1 symbolic-link: This is a symbolic link; links are not followed.',
    'content/topics/epsilon.md:1:1 symbolic-link: This is a symbolic link; links are not followed.',
  ]);
});

test('a folder where a page should be and a page where a folder should be are named', async () => {
  const problems = await problemsAfter((site) => {
    site.apply({ 'pages/contact.md': null, papers: null });
    mkdirSync(join(site.content, 'pages/contact.md'));
    writeFileSync(join(site.content, 'papers'), '');
    site.apply({
      'pages/home.md': readFileSync(join(site.content, 'pages/home.md'), 'utf8').replace(
        '/research/papers/paper-one',
        '/research',
      ),
    });
  });
  assert.equal(brief(problems), [
    'content/pages/contact.md:1:1 unknown-file: This is a folder where a file is expected.',
    'content/papers:1:1 unknown-file: This is a file where a folder is expected.',
  ]);
});

test('names with spaces and upper case are named', async () => {
  const { problems } = await compileChanged({
    'topics/My Page.md': gamma.replace('order: 10', 'order: 30').replace('title: Gamma', 'title: My Page'),
    'media/A B.png': '',
    'media/Old Ones/more/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
  });
  assert.equal(brief(problems), [
    'content/media/A B.png:1:1 file-name: `A B.png` does not work as an address everywhere.',
    'content/media/Old Ones:1:1 file-name: `Old Ones` does not work as an address everywhere.',
    'content/topics/My Page.md:1:1 slug-format: `My Page` does not work as an address.',
  ]);
});

test('a second version is told as one, and a picture with a name that it may have is none', async () => {
  const { problems } = await compileChanged({
    'site (1).md': '',
    'media/picture 2.svg': '',
    'media/picture_2026-01-01.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    'data/numbers.csv': 'year,share\n2020,1\n',
    'data/numbers-LAPTOP.csv': 'year,share\n2020,2\n',
  });
  assert.equal(
    problems.filter(({ rule }) => rule === 'file-copy').map(({ path }) => path),
    ['content/data/numbers-LAPTOP.csv', 'content/media/picture 2.svg', 'content/site (1).md'],
  );
});

test('a file of which git has only the pointer is named, whatever its type', async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d'.repeat(32)}\nsize 12345\n`;
  const { problems } = await compileChanged({
    'media/picture.svg': pointer,
    'media/photo.jpg': pointer,
    'media/slides.pdf': pointer,
    'data/numbers.csv': pointer,
  });
  assert.equal(
    brief(problems.filter(({ rule }) => rule === 'unreadable-file')),
    ['data/numbers.csv', 'media/photo.jpg', 'media/picture.svg', 'media/slides.pdf'].map(
      (place) => `content/${place}:1:1 unreadable-file: Only the pointer of Git LFS is here, and not the file itself.`,
    ),
  );
});

test('pictures may stand in folders of their own', async () => {
  const { problems } = await compileChanged({
    'media/more/2026/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    'topics/gamma.md': gamma.replace('The third topic.', 'The third topic: ![A line](/media/more/2026/picture.svg).'),
  });
  assert.equal(brief(problems), []);
});

test('no files at all, and no folder, are missing files', async () => {
  const expected = [
    'content/pages:1:1 gone-folder: The folder `pages` is gone: 7 problems follow from it.',
    'content/site.md:1:1 missing-file: The file is missing.',
  ];
  const folders = {
    pages: null,
    groups: null,
    topics: null,
    papers: null,
    references: null,
    media: null,
    'site.md': null,
  };
  assert.equal(brief((await compileChanged(folders)).problems), expected);
  assert.equal(brief(await problemsAfter((site) => site.apply({ '.': null }))), expected);
});

test('README files and the files of editors and systems are no content', async () => {
  const { problems } = await compileChanged({
    'README.md': '# How to write',
    'topics/README.md': 'Notes.',
    'topics/.gamma.md.swp': 'x',
    'topics/gamma.md~': 'x',
    'topics/#gamma.md#': 'x',
    '.DS_Store': 'x',
  });
  assert.equal(problems, []);
});

test('a page that iCloud has taken off this Mac is missing, and not merely hidden', async () => {
  const { problems } = await compileChanged({
    'topics/gamma.md': null,
    'topics/.gamma.md.icloud': 'x',
    'topics/.README.md.icloud': 'x',
    '.icloud': 'x',
  });
  const found = problems.filter(({ path }) => path.endsWith('.icloud'));
  assert.equal(brief(found), [
    'content/topics/.gamma.md.icloud:1:1 unreadable-file: `gamma.md` is in iCloud and no longer on this Mac.',
  ]);
});

test('a text or a picture that cannot be read is named with the cause, and hides no other file', async () => {
  for (const path of ['content/topics/gamma.md', 'content/media/picture.svg']) {
    const call = path.endsWith('.md') ? 'readFileSync' : 'openSync';
    const mend = plantFaults([{ call, code: 'EACCES', path: `/${path}$` }]);
    const site = workspace();
    const { problems } = await site.compile();
    mend();
    const named = problems.filter((problem) => problem.rule === 'unreadable-file');
    assert.equal(brief(named), [`${path}:1:1 unreadable-file: The file cannot be read: permission is denied.`]);
    assert.equal((await site.compile()).problems, []);
    site.remove();
  }
});

test('a folder that cannot be read is named, for nothing can be said about what it holds', async () => {
  const site = workspace();
  const mend = plantFaults([{ call: 'readdirSync', code: 'EACCES', path: '/topics$' }]);
  const fault = await readContent(site.content).catch(asDiskFault);
  mend();
  assert.ok(fault instanceof DiskFault);
  assert.is(
    fault.message,
    `\`${site.content}/topics\` cannot be read: permission is denied. Give yourself the permission, or choose another place.`,
  );
  site.remove();
});

/** So much of each hostile text is tried; `LONG=1` tries the whole. */
const longest = process.env.LONG === '1' ? Number.POSITIVE_INFINITY : 60_000;

test('hostile text is compiled or refused in little time', async () => {
  const hostile: Record<string, string> = {
    quotations: '>'.repeat(200_000),
    lists: `${'- '.repeat(100_000)}a`,
    emphasis: '*a_ '.repeat(40_000),
    brackets: '['.repeat(200_000),
    images: '![a]('.repeat(40_000),
    dollars: '$5 '.repeat(60_000),
    'dollars and code': '$5 `a` $'.repeat(20_000),
    colons: 'a:b '.repeat(60_000),
    citations: '[@a; '.repeat(40_000),
    footnotes: '[^a]'.repeat(50_000),
    'soft hyphens': 'a\u00ad'.repeat(60_000),
    bullets: '• a\n\n'.repeat(20_000),
    tex: '\\begin{a}\\('.repeat(15_000),
    'links that never end': `${'[a](b '.repeat(30_000)})`,
    addresses: 'a@b.c '.repeat(40_000),
    tables: `|${'a|'.repeat(50_000)}\n|${'-|'.repeat(50_000)}\n`,
    formula: `$${'\\frac{'.repeat(2000)}$`,
    'words in a formula': `$x$ $${'a'.repeat(200_000)}$`,
    keys: `---\n${'a'.repeat(200_000)}\n---\n`,
  };
  for (const [name, text] of Object.entries(hostile)) {
    await takesAtMost(
      240,
      async () => {
        const { problems, files } = await compileChanged({
          'topics/gamma.md': `${gamma}\n${text.slice(0, longest)}\n`,
        });
        assert.ok(problems.length > 0 || files !== null, name);
      },
      name,
    );
  }
});

test.run();
