import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kindNames, kinds } from '../../cli/kinds/registry.ts';
import { runSite } from '../support/site-cli.ts';
import { compileChanged, workspace } from '../support/workspace.ts';

/** The names that stand in no table of a page. */
function findMissing(page: string, names: readonly string[]): string[] {
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return names.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)));
}

/** The cells of each row of the table of README.md whose heading begins with these words. */
function readTable(heading: string): readonly (readonly string[])[] {
  const lines = readFileSync('README.md', 'utf8').split('\n');
  const rows = lines.slice(lines.findIndex((line) => line.startsWith(`| ${heading} |`)) + 2);
  return rows
    .slice(
      0,
      rows.findIndex((row) => !row.startsWith('|')),
    )
    .map((row) => row.split('|').slice(1, -1));
}

/** The folders that a cell names, such as `core/`. */
function listNamed(cell = ''): string[] {
  return Array.from(cell.matchAll(/`([\w-]+)\/`/g), ([, name = '']) => name);
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

for (const root of ['cli', 'server', 'src']) {
  test(`README.md says what each folder of ${root} holds, and of no other one`, () => {
    const named = readTable(`folder of \`${root}/\``).flatMap(([first]) => listNamed(first));
    assert.equal(named.sort(), listFolders(root));
  });
}

test('README.md says what each feature of the app is, and of no other one', () => {
  const [, features] = readTable('folder of `src/`').find(([first]) => listNamed(first).includes('features')) ?? [];
  assert.equal(listNamed(features).sort(), listFolders('src/features'));
});

test('every file that README.md names in this repository is there', () => {
  const named = readFileSync('README.md', 'utf8').matchAll(/`((?:cli|content|docs|server|src|test)\/[\w./-]*)`/g);
  assert.equal(
    Array.from(named, ([, path = '']) => path).filter((path) => !existsSync(path)),
    [],
  );
});

test('the handbook says what one file of each folder of content is', () => {
  const folders = kindNames.flatMap((kind) => kinds[kind].folder ?? []);
  assert.equal(
    findMissing(
      'content/README.md',
      folders.map((folder) => `${folder}/`),
    ),
    [],
  );
});

/** The anchors of a page's headings, as GitHub makes them. */
function listAnchors(page: string): ReadonlySet<string> {
  const headings = readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test('every link from one guide to another leads to a heading that is there', () => {
  const pages = [
    'README.md',
    'content/README.md',
    'server/README.md',
    ...readdirSync('docs').map((name) => `docs/${name}`),
  ];
  for (const page of pages) {
    const links = readFileSync(page, 'utf8').matchAll(/\]\(((?!https?:|\/|figure:|mailto:)[^)#\s]*)(?:#([^)\s]+))?\)/g);
    for (const [link, path = '', anchor] of links) {
      const target = path === '' ? page : join(dirname(page), path);
      assert.ok(existsSync(target), `${page}: ${link}`);
      if (anchor !== undefined) assert.ok(listAnchors(target).has(anchor), `${page}: ${link}`);
    }
  }
});

/** The authors' guide, and the page with an example of each kind. */
const guides = ['content/README.md', 'docs/kinds.md'];

/** The file that the guide's first example below a heading would be, if it says all that such a file needs. */
const examples = {
  '### The lines at the top': 'topics/attention-and-stakes.md',
  '### Add a publication': 'references/caplin-dean-2015-revealed-preference.md',
  '### Add a group': 'groups/attention.md',
  '### Add a paper': 'papers/attention-at-work.md',
  '### Add a course': 'courses/attention-in-markets.md',
  '### Add news': 'news/the-example-prize.md',
  '### Add a person': 'people/jane-doe.md',
  '### Add an answer': 'answers/do-people-look-harder.md',
  '### Add a word of the glossary': 'terms/selective-attention.md',
  '### Add a CV': 'pages/cv.md',
};

test('a file copied from the authors’ guide has no mistake', async () => {
  const guide = guides.map((page) => readFileSync(page, 'utf8')).join('\n');
  const files = Object.entries(examples).map(([heading, path]) => {
    const [, language, example = ''] =
      /```(md|yaml)\n([\s\S]*?)```/.exec(guide.slice(guide.indexOf(`\n${heading}\n`))) ?? [];
    return [path, language === 'md' ? example : `---\n${example}---\n\nSome words.\n`] as const;
  });
  const { problems } = await compileChanged(Object.fromEntries(files));
  const paths = files.map(([path]) => `content/${path}`);
  assert.equal(
    problems.filter(({ level, path }) => level === 'error' || (level === 'warning' && paths.includes(path))),
    [],
  );
});

/** The commands of a guide that begin so, each as its words. */
function listCommands(guide: string, name: string): string[][] {
  const commands = readFileSync(guide, 'utf8').matchAll(/\bnpm run site -- ([^`\n]+)/g);
  return Array.from(commands, ([, command = '']) =>
    Array.from(command.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word),
  ).filter((words) => words[0] === name);
}

test('the files that the authors’ guide begins can be begun one after the other, and renamed', async () => {
  const site = workspace();
  const begun = guides.flatMap((page) => listCommands(page, 'new')).filter(({ length }) => length > 2);
  assert.ok(begun.length >= 7);
  const [renamed] = listCommands('content/README.md', 'move').filter(([, from = '']) => from.includes('/'));
  for (const words of [...begun, renamed ?? []]) {
    const { code, stderr } = await runSite([...words, '--content', site.content]);
    assert.is(code, 0, `${words.join(' ')}: ${stderr}`);
  }
  site.remove();
});

test('every folder of another site that the guide names comes in as the guide says', async () => {
  const guide = 'docs/moving.md';
  const site = workspace();
  const old = join(site.root, 'old-site');
  const rows = readFileSync(guide, 'utf8').matchAll(/^ *\|[^|]*\| (`.+`) \| `(\w+)` \|$/gm);
  const folders = Array.from(rows, ([, names = '', kind = '']) =>
    Array.from(names.matchAll(/`([^`]+)`/g), ([, folder = '']) => ({ folder, kind })),
  ).flat();
  assert.is(folders.length, 17);
  for (const { folder } of folders) {
    const name = folder.replace(/[\W_]/g, '');
    mkdirSync(join(old, folder), { recursive: true });
    // Quarto's folders have plain names, and its pages a name of their own.
    const ending = /^[a-z]+$/.test(folder) ? 'qmd' : 'md';
    writeFileSync(
      join(old, folder, `${name}.${ending}`),
      `---\ntitle: ${ending} ${name}\ndate: 2024-03-01\n---\n\nSome words.\n`,
    );
  }
  mkdirSync(join(old, '_bibliography'));
  const entry = (key: string) => `@book{${key}, title={A ${key}}, author={Doe, Jane}, publisher={A}, year={2020}}\n`;
  writeFileSync(join(old, '_bibliography', 'papers.bib'), entry('primer'));
  writeFileSync(join(old, 'content', 'publication', 'cite.bib'), entry('reader'));
  mkdirSync(join(site.root, 'old-blog'));
  writeFileSync(join(site.root, 'old-blog', 'post.html'), '<h1>A post</h1><p>Some words.</p>');
  const shown = listCommands(guide, 'import').map((words) => words.join(' '));
  const tabled = folders.map(({ folder, kind }) => `import ../old-site/${folder} --as ${kind}`);
  for (const command of new Set([...shown, ...tabled])) {
    const words = command.replace('..', site.root).split(' ');
    const { code, stderr } = await runSite([...words, '--content', site.content]);
    assert.is(code, 0, `${command}: ${stderr}`);
  }
  for (const { folder, kind } of folders)
    assert.ok(
      readdirSync(join(site.content, kind)).some((name) => name.includes(folder.replace(/[\W_]/g, '').toLowerCase())),
      folder,
    );
  site.remove();
});

test('a newer version of the programs comes as the authors’ guide says, and leaves what the author wrote', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-newer-'));
  const place = (name: string) => join(folder, name);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(place(file)), { recursive: true });
    writeFileSync(place(file), text);
  };
  const git = (words: readonly string[], cwd: string) => {
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@site.test'];
    const { status, stderr } = spawnSync('git', [...author, ...words], { cwd: place(cwd), encoding: 'utf8' });
    assert.is(status, 0, `${words.join(' ')}: ${stderr}`);
  };
  for (const [site, words] of [
    ['mine', 'mine'],
    ['theirs', 'newer'],
  ] as const) {
    for (const file of [
      'content/site.md',
      'content/topics/a.md',
      'content/routes.lock',
      'content/README.md',
      'cli/main.ts',
    ])
      write(`${site}/${file}`, words);
    write(`${site}/${site}.md`, words);
    git(['init', '-q', '-b', 'main'], site);
    git(['add', '-A'], site);
    git(['commit', '-q', '-m', 'As it came'], site);
  }
  const guide = readFileSync('content/README.md', 'utf8');
  const [, lines = ''] = /### A newer version of the programs\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? [];
  const commands = lines.split('\n').filter((line) => line.startsWith('git '));
  assert.ok(commands.length > 0);
  for (const command of commands) {
    const words = Array.from(command.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word).slice(1);
    git(
      words.map((word) => (word.startsWith('https:') ? place('theirs') : word)),
      'mine',
    );
  }
  const read = (file: string) => readFileSync(place(`mine/${file}`), 'utf8');
  for (const file of ['content/site.md', 'content/topics/a.md', 'content/routes.lock', 'mine.md'])
    assert.is(read(file), 'mine', file);
  for (const file of ['content/README.md', 'cli/main.ts', 'theirs.md']) assert.is(read(file), 'newer', file);
  rmSync(folder, { recursive: true });
});

test.run();
