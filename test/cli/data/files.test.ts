import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Passages } from '../../../cli/kinds/shapes/passages.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import type { SearchEntries } from '../../../cli/kinds/shapes/search.ts';
import { writeFiles } from '../../../cli/output/write-files.ts';
import { readShapes } from '../../../cli/read/shapes.ts';
import { compileChanged, topic, type Workspace, workspace } from '../../support/workspace.ts';

test('routes stand in the order of the sitemap, each with its data', async () => {
  const { files } = await compileChanged({});
  const routes = JSON.parse(files?.get('routes.json') ?? '') as RouteList;
  assert.equal(
    routes.map(({ path, kind, data }) => `${path} ${kind} ${data}`),
    [
      '/ home pages/index.json',
      '/resources resources pages/resources.json',
      '/resources/alpha topic pages/resources/alpha.json',
      '/resources/beta topic pages/resources/beta.json',
      '/resources/gamma topic pages/resources/gamma.json',
      '/resources/delta topic pages/resources/delta.json',
      '/research research pages/research.json',
      '/research/papers/paper-one paper pages/research/papers/paper-one.json',
      '/references references pages/references.json',
      '/contact contact pages/contact.json',
      '/forum forum pages/forum.json',
      '/chatbot chatbot pages/chatbot.json',
      '/questionnaire questionnaire pages/questionnaire.json',
      '/privacy-policy privacy-policy pages/privacy-policy.json',
    ],
  );
  for (const { data } of routes) assert.ok(files?.has(data), data);
});

test('a group whose topics wait, or that has none, is shown neither in the sidebar nor among the topics', async () => {
  const group = (order: number) => `---\ntitle: Group ${order}\norder: ${order}\n---\n`;
  const waiting = topic('It waits.').replace('group: second', 'group: waits\ndraft: true');
  const { files } = await compileChanged({
    'groups/waits.md': group(80),
    'groups/none.md': group(90),
    'topics/waiting.md': waiting,
  });
  for (const path of ['sidebar.json', 'pages/resources.json']) {
    assert.match(files?.get(path) ?? '', '"First');
    assert.not.match(files?.get(path) ?? '', /"Group \d/, path);
  }
});

test('titles end with the name of the site, but for home', async () => {
  const { files } = await compileChanged({});
  const routes = JSON.parse(files?.get('routes.json') ?? '') as RouteList;
  const titleOf = (path: string) => routes.find((route) => route.path === path)?.head.title;
  assert.equal(
    [titleOf('/'), titleOf('/contact'), titleOf('/resources')],
    ['Test Site', 'Contact · Test Site', 'Resources · Test Site'],
  );
});

test('where no server runs, the search and the passages leave out the pages that need one', async () => {
  const site = readFileSync('test/fixtures/base/content/site.md', 'utf8');
  const pathsWith = async (api: string) => {
    const { files } = await compileChanged({ 'site.md': site.replace('navigation:', `${api}navigation:`) });
    const found = JSON.parse(files?.get('search.json') ?? '') as SearchEntries;
    const told = JSON.parse(files?.get('passages.json') ?? '') as Passages;
    const sections = told.filter(({ kind }) => kind === 'section').map(({ path }) => path);
    return new Set([...found.map(({ href }) => href.replace(/#.*/, '')), ...sections]);
  };
  const [all, left] = [await pathsWith(''), await pathsWith('api: none\n')];
  assert.equal(
    [...all].filter((path) => !left.has(path)),
    ['/forum', '/chatbot', '/questionnaire'],
  );
});

test('passages hold what a page says in a sentence, then a paragraph or two below their heading, and which publications they cite', async () => {
  const { files } = await compileChanged({});
  const passages = JSON.parse(files?.get('passages.json') ?? '') as Passages;
  assert.equal(
    passages.filter(({ kind, path }) => kind === 'section' && path === '/resources/alpha'),
    [
      {
        kind: 'section',
        id: '/resources/alpha#1',
        path: '/resources/alpha',
        anchor: null,
        page: 'Alpha',
        heading: null,
        asks: [],
        text: 'A sentence that is long enough to be a description of this page.',
        more: [],
        isDescription: true,
      },
      {
        kind: 'section',
        id: '/resources/alpha#2',
        path: '/resources/alpha',
        anchor: null,
        page: 'Alpha',
        heading: null,
        asks: [],
        text: 'A study shows it, and so does an essay.',
        more: [],
        sources: ['doe-2020-study', 'roe-2021-essay'],
      },
      {
        kind: 'section',
        id: '/resources/alpha#3',
        path: '/resources/alpha',
        anchor: 'a-heading',
        page: 'Alpha',
        heading: 'A heading',
        asks: [],
        text: 'See the second topic or its file.',
        more: [],
      },
    ],
  );
});

test('aliases redirect to their pages', async () => {
  const { files } = await compileChanged({});
  assert.equal(JSON.parse(files?.get('redirects.json') ?? ''), {
    '/research/papers/the-paper': '/research/papers/paper-one',
  });
});

/** The lines of code, with the generated files beside it, in which the type check finds a mistake. */
async function checkTypes(site: Workspace, lines: readonly string[]): Promise<{ lines: number[]; output: string }> {
  const { files } = await site.compile();
  await writeFiles(join(site.root, 'generated'), new Map([...(files ?? []), ...Object.entries(readShapes())]));
  writeFileSync(join(site.root, 'code.ts'), lines.join('\n'));
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--pretty',
    'false',
    '--strict',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--resolveJsonModule',
  ];
  const output = await new Promise<string>((settle) => {
    const args = [
      'node_modules/typescript/bin/tsc',
      ...options,
      '--allowArbitraryExtensions',
      '--allowImportingTsExtensions',
      join(site.root, 'code.ts'),
    ];
    execFile(process.execPath, args, (_, stdout) => settle(stdout));
  });
  site.remove();
  return { lines: [...output.matchAll(/code\.ts\((\d+),/g)].map((match) => Number(match[1])), output };
}

test('a link in code to a page that does not exist fails the type check, and data has its type', async () => {
  const { lines, output } = await checkTypes(workspace(), [
    "import type { Href, TopicSlug } from './generated/names.ts';",
    "import site from './generated/site.json';",
    "export const good: Href = '/resources/alpha#a-heading';",
    "export const bad: Href = '/resources/alhpa';",
    "export const slug: TopicSlug = 'paper-one';",
    'export const title: string = site.title;',
    'export const language: number = site.language;',
  ]);
  assert.equal(lines, [4, 5, 7], output);
});

test('the type check holds for a site of many pages', async () => {
  const answers = Array.from({ length: 600 }, (_, n) => [
    `answers/a${n}.md`,
    `---\nquestion: 'What is ${n}?'\n---\n\nA number.\n`,
  ]);
  const { lines, output } = await checkTypes(workspace(Object.fromEntries(answers)), [
    "import type { Href } from './generated/names.ts';",
    "export const first = (href: Href | undefined) => href ?? '';",
  ]);
  assert.equal(lines, [], output);
});

test.run();
