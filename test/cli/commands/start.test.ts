import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteData } from '../../../cli/kinds/shapes/site.ts';
import { startRegistries } from '../../support/registries.ts';
import { runSite } from '../../support/site-cli.ts';
import { atTerminal } from '../../support/terminal.ts';
import { type Changes, type Workspace, workspace } from '../../support/workspace.ts';

const owner = ['Ada Writer', '--email', 'ada@writer.test'];
const table = Object.fromEntries(
  ['data/attention.csv', 'data/attention.md'].map((path) => [
    path,
    readFileSync(join('test/fixtures/whole/content', path), 'utf8'),
  ]),
);
const bib = resolve('test/fixtures/bibliography/economists/butts.bib');

function committed(changes: Changes = {}): Workspace {
  const site = workspace(changes);
  const git = (...args: string[]) => execFileSync('git', ['-C', site.root, ...args]);
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@writer.test', 'commit', '--quiet', '--message', 'As found');
  return site;
}

function start(site: Workspace, ...more: string[]) {
  return runSite(['start', ...owner, '--content', site.content, ...more]);
}

test('a bibliography becomes the papers of a new site, which has no mistake and nothing of the old one', async () => {
  const site = committed(table);
  const { code, stdout, stderr } = await start(site, '--bib', bib, '--affiliation', 'Writer University', '--yes');
  assert.is(code, 0, stderr);
  assert.match(stdout, '38 publications brought in as papers\n');
  assert.match(stdout, '28 pages are dated 1 January of their year: write the day under `date` where you know it\n');
  assert.match(stdout, 'None of the works names Ada Writer: look whether all of them are yours\n');
  const compiled = await site.compile();
  assert.equal(
    compiled.problems.map(({ reason }) => reason),
    [],
  );
  const paths = compiled.model.published.map(({ path }) => path);
  assert.not(paths.some((path) => path.includes('paper-one') || path.includes('/topics/')));
  assert.not(compiled.model.documents.some(({ text }) => text.includes('Doe')));
  const rest = readdirSync(site.content, { recursive: true, encoding: 'utf8' });
  assert.equal(
    rest.filter((path) => /picture|attention/.test(path)),
    [],
  );
  const papers = compiled.model.published.filter(({ kind }) => kind === 'paper');
  assert.is(papers.length, 38);
  const lock = readFileSync(join(site.content, 'routes.lock'), 'utf8');
  assert.match(lock, '\n/research/papers/matrix-algebra\n');
  assert.not.match(lock, 'paper-one');
  const home = readFileSync(join(site.content, 'pages/home.md'), 'utf8');
  assert.equal(
    Array.from(home.matchAll(/link: \/research\/papers\/(\S+)/g), ([, slug]) => slug),
    [
      'visualization-identification-and-estimation-in-the-linear',
      'difference-in-differences-via-common-correlated-effects',
      'moment-based-estimation-of-linear-panel-data-models-with',
    ],
  );
  const written = readFileSync(join(site.content, 'site.md'), 'utf8');
  assert.match(written, 'affiliation: Writer University');
  assert.match(written, 'url: https://www.example.org');
  const read = (slug: string) => readFileSync(join(site.content, `papers/${slug}.md`), 'utf8');
  assert.match(read('generalized-method-of-moments'), 'It came out in 2004 (OUP Oxford) [@hall-2004].');
  const short = read('did2s-two-stage-difference-in-differences');
  assert.match(short, '\npublication: butts2022did2s\n');
  assert.match(short, '\ndate: 2022-01-01\n');
  assert.match(short, 'It appeared in *R Journal*, 2022 [@butts2022did2s].');
  site.remove();
});

test('the description of a page from a bibliography ends with a whole name, whatever there is no room for', async () => {
  const site = committed();
  const entry = (key: string, title: string, authors: string, journal: string) =>
    `@article{${key}, title = {${title}}, author = {${authors}}, journal = {${journal}}, year = 2024}\n`;
  const long = 'The Price of Waiting: What Queues Tell of Those Who Stand in Them and of Those Who Do Not';
  const names = 'Ada Writer and Bart Featherstone and Clementine Abernathy';
  const bibliography = join(site.root, 'works.bib');
  writeFileSync(
    bibliography,
    entry('a', long, names, 'Journal of the Association of Test Writers') +
      entry('b', `${long}, and of All Others`, `${names} and Dorothea Willoughby`, 'Journal of Tests') +
      entry('c', "Writers' Waiting", 'Ada Writer', 'Journal of Tests'),
  );
  const { code, stderr } = await start(site, '--bib', bibliography, '--yes');
  assert.is(code, 0, stderr);
  const compiled = await site.compile();
  const papers = compiled.model.published.filter(({ kind }) => kind === 'paper');
  assert.equal(
    papers.map(({ frontMatter }) => (frontMatter as { description: string }).description).sort(),
    [
      `“${long}, and of All Others”. Journal of Tests, 2024.`,
      `“${long}”, by Ada Writer, Bart Featherstone and Clementine Abernathy. 2024.`,
      '“Writers’ Waiting”, by Ada Writer. Journal of Tests, 2024.',
    ].sort(),
  );
  site.remove();
});

test('the page and the card of a work that the person edited or translated name the author and the person', async () => {
  const site = committed();
  const bibliography = join(site.root, 'works.bib');
  const entry =
    '@book{a, title={The Guide}, author={Doe, Jane}, editor={Writer, Ada}, publisher={A House}, year=2022}\n';
  writeFileSync(bibliography, entry + entry.replace('Guide', 'Relief').replace('editor', 'translator'));
  const { code, stderr } = await start(site, '--bib', bibliography, '--yes');
  assert.is(code, 0, stderr);
  const read = (path: string) => readFileSync(join(site.content, path), 'utf8');
  assert.match(read('papers/the-guide.md'), '“The Guide”, by Jane Doe, edited by Ada Writer. A House, 2022.');
  assert.match(read('pages/home.md'), 'By Jane Doe, edited by Ada Writer.');
  assert.match(read('papers/the-relief.md'), '“The Relief”, by Jane Doe, translated by Ada Writer. A House, 2022.');
  site.remove();
});

test('the card of a work by many names the first of them and counts the others', async () => {
  const site = committed();
  const bibliography = join(site.root, 'works.bib');
  const names = Array.from('ABCDEFGH', (letter) => `Roe, ${letter}`).join(' and ');
  writeFileSync(bibliography, `@article{a, title={A Study}, author={${names} and Writer, Ada}, year=2022}\n`);
  const { code, stderr } = await start(site, '--bib', bibliography, '--yes');
  assert.is(code, 0, stderr);
  const home = readFileSync(join(site.content, 'pages/home.md'), 'utf8');
  assert.match(home, 'description: By A Roe, B Roe, C Roe, D Roe, E Roe and 4 more.');
  site.remove();
});

test('of a work that is to come no page says that it came out', async () => {
  const site = committed();
  const bibliography = join(site.root, 'works.bib');
  const entry = (key: string, title: string, date: string) =>
    `@book{${key}, title={${title}}, author={Writer, Ada}, publisher={A House}, ${date}}\n`;
  const entries = [
    entry('a', 'The Price of Bread', 'date={2027}, pubstate={forthcoming}'),
    entry('c', 'The Price of Candles', 'pubstate={forthcoming}').replace('publisher={A House}, ', ''),
    entry('b', 'The Price of Salt', 'date={2098}'),
  ];
  writeFileSync(bibliography, entries.join(''));
  const { code, stderr } = await start(site, '--bib', bibliography, '--yes');
  assert.is(code, 0, stderr);
  const read = (path: string) => readFileSync(join(site.content, path), 'utf8');
  assert.match(read('papers/the-price-of-bread.md'), 'It is to appear (A House) [@');
  assert.match(read('papers/the-price-of-salt.md'), 'It is to appear (A House), 2098 [@');
  assert.match(
    read('papers/the-price-of-candles.md'),
    'description: “The Price of Candles”, by Ada Writer. Forthcoming.',
  );
  assert.match(read('pages/home.md'), /title: The Price of Bread\n.*\n.*\n +year: forthcoming\n/);
  site.remove();
});

test('of a bibliography, those works become papers that the person wrote, and the others are named', async () => {
  const site = committed();
  const { stdout } = await runSite([
    ...['start', 'Kyle Butts', '--email', 'kyle@butts.test', '--content', site.content, '--bib', bib, '--yes'],
  ]);
  assert.match(stdout, '2 publications brought in as papers\n');
  assert.match(stdout, '36 works that do not name Kyle Butts are left out: `Abadie_2021`, ');
  // A path with a space stands in quotes.
  assert.match(stdout.replaceAll('"', ''), `Bring them in as references with \`npm run site -- import ${bib}\``);
  site.remove();
});

test('the command for the works of others can be copied as it stands', async () => {
  const site = committed();
  const copy = join(site.root, 'My publications.bib');
  writeFileSync(copy, readFileSync(bib));
  const { stdout } = await runSite([
    ...['start', 'Kyle Butts', '--email', 'kyle@butts.test', '--content', site.content, '--bib', copy, '--yes'],
  ]);
  assert.match(stdout, `Bring them in as references with \`npm run site -- import "${copy}"\``);
  site.remove();
});

test('the works of an ORCID profile become the papers of a new site', async () => {
  const registries = await startRegistries();
  const site = committed();
  const places = ['--registry', registries.address, '--orcid-api', registries.address];
  const answers = ['--answers', join(site.root, 'answers.json')];
  const { code, stdout, stderr } = await start(
    site,
    ...['--works', '--orcid', '0000-0002-1825-0097', '--yes'],
    ...[...places, ...answers],
  );
  assert.is(code, 0, stderr);
  assert.match(stdout, '4 publications brought in as papers\n');
  const compiled = await site.compile();
  assert.equal(
    compiled.model.published.filter(({ kind }) => kind === 'paper').map(({ slug }) => slug),
    [
      'a-study-that-its-registry-forgot',
      'a-toy-model-of-attention-with-two-figures',
      'automation-and-new-tasks-how-technology-displaces-and',
      'thin-clients-and-amphibious-epistemologies',
    ],
  );
  const lacking = await start(site, '--works', '--yes', '--dry-run');
  assert.is(lacking.stderr, '`--works` needs `--orcid`, whose works they are.\n');
  site.remove();
  await registries.stop();
});

test('a person at a terminal is asked for what is missing, again where it cannot be, and whether the pages may go', async () => {
  const site = committed();
  const said = await atTerminal(
    ['cli/main.ts', 'start', '--content', site.content],
    [
      [/Your name, as readers see it: /, 'Ada Writer'],
      [/Your e-mail address, for the contact page: /, 'ada'],
      [/`ada` is no e-mail address\.\s+Your e-mail address, for the contact page: /, 'ada@writer.test'],
      [/The public address of the site, if it has one yet \(https:\/\/www\.example\.org\): /, ''],
      [/Your university, institute or firm \(none\): /, ''],
      [/Your ORCID iD \(none\): /, ''],
      [/A \.bib or \.ris file with your publications \(none\): /, 'yes'],
      [/There is no file `yes`\.\s+A \.bib or \.ris file with your publications \(none\): /, '.'],
      [/There is no file `\.`\.\s+A \.bib or \.ris file with your publications \(none\): /, bib],
      [/Will the server run, which the forum and the forms need \(server\/README\.md\) \(no\): /, ''],
      [/Take away 9 texts of the present site, with their pictures and tables: /, ''],
      [/Type an answer\.\s+Take away 9 texts of the present site, with their pictures and tables: /, 'y'],
    ],
  );
  assert.match(said, '38 publications brought in as papers');
  const compiled = await site.compile();
  assert.is(compiled.model.published.filter(({ kind }) => kind === 'paper').length, 38);
  site.remove();
});

test('a site without a server keeps what needs one out of the menu and the sitemap', async () => {
  for (const [answer, isThere] of [
    ['yes', true],
    ['no', false],
  ] as const) {
    const site = committed();
    const { code, stderr } = await start(site, '--server', answer, '--yes');
    assert.is(code, 0, stderr);
    const compiled = await site.compile();
    const data = JSON.parse(compiled.files?.get('site.json') ?? '');
    assert.is(data.hasServer, isThere);
    assert.is(data.api, '');
    site.apply({
      'site.md': readFileSync(join(site.content, 'site.md'), 'utf8').replace(
        'navigation:',
        'navigation:\n  - { title: Chatbot, href: /chatbot }',
      ),
    });
    const named = JSON.parse((await site.compile()).files?.get('site.json') ?? '');
    for (const [menu, href] of [
      [data.navigation, '/forum'],
      [data.navigation, '/chatbot'],
      [named.navigation, '/chatbot'],
    ])
      assert.is(
        menu.some((entry: { href: string }) => entry.href === href),
        isThere,
      );
    site.remove();
  }
});

test('the first page of each kind on a new site is in its menu, or at the foot of its pages', async () => {
  const site = committed();
  assert.is((await start(site, '--yes')).code, 0);
  const read = async () => JSON.parse((await site.compile()).files?.get('site.json') ?? '') as SiteData;
  const leads = ({ navigation, footer }: SiteData) => [...navigation, ...footer].map(({ href }) => href);
  const before = leads(await read());
  for (const words of [
    'group Basics',
    'topic Noise --group basics',
    'talk Noise --event Meeting --place Town',
    'course Noise --institution University --term Spring',
    'news Prize',
    'person Jane',
    'answer Why',
    'term noise --plain Words',
  ]) {
    const { code, stderr } = await runSite(['new', ...words.split(' '), '--content', site.content]);
    assert.is(code, 0, stderr);
  }
  const more = leads(await read()).filter((href) => !before.includes(href));
  assert.equal(more.sort(), ['/answers', '/courses', '/glossary', '/news', '/people', '/resources', '/talks']);
  site.remove();
});

test('the privacy policy of a new site without a server speaks of none, nor does its contact page', async () => {
  const site = committed();
  const { code, stderr } = await start(site, '--server', 'no', '--yes');
  assert.is(code, 0, stderr);
  const read = (page: string) => readFileSync(join(site.content, `pages/${page}.md`), 'utf8');
  const policy = read('privacy-policy');
  assert.match(policy, 'to show the research of Ada Writer');
  assert.match(policy, /^date: \d{4}-\d\d-\d\d$/m);
  assert.not.match(policy, /\/forum|\/chatbot|\/questionnaire|server/);
  assert.is(policy.match(/^## /gm)?.length, 8);
  assert.not.match(read('contact'), 'how long a message is kept');
  const { problems } = await site.compile();
  assert.equal(
    problems.map(({ reason }) => reason),
    [],
  );
  site.remove();
});

test('the privacy policy of a new site says whose research it shows, and is not older than the site', async () => {
  const site = committed();
  const policy = join(site.content, 'pages/privacy-policy.md');
  writeFileSync(
    policy,
    readFileSync('content/pages/privacy-policy.md', 'utf8').replace(/\n## Information[\s\S]*$/, ''),
  );
  const git = (...args: string[]) => execFileSync('git', ['-C', site.root, ...args]);
  git('-c', 'user.name=A', '-c', 'user.email=a@writer.test', 'commit', '--quiet', '--all', '--message', 'Policy');
  const { code, stderr } = await start(site, '--server', 'yes', '--yes');
  assert.is(code, 0, stderr);
  const written = readFileSync(policy, 'utf8');
  assert.match(written, 'The site exists to show the research of Ada Writer and to hear from');
  assert.ok((/^date: (\S+)$/m.exec(written)?.[1] ?? '') >= '2026-01-01');
  site.remove();
});

test('a page that is kept brings what it cites and its group, and links to what went are words', async () => {
  const own =
    '---\ntitle: Mine\nlabel: Mine\ndescription: A sentence of my own that describes what this paper is about.\norder: 20\ndate: 2024-05-01\ndraft: true\nreferences: [doe-2020-study]\n---\n\nNot finished.\n';
  const site = committed({ 'papers/mine.md': own });
  const { code, stderr } = await start(site, '--keep', 'topics/alpha', '--keep', 'papers/mine', '--yes');
  assert.is(code, 0, stderr);
  const compiled = await site.compile();
  assert.equal(
    compiled.problems.filter(({ level }) => level === 'error'),
    [],
  );
  assert.equal(
    compiled.model.chain.topics.map(({ slug }) => slug),
    ['alpha'],
  );
  assert.is(readFileSync(join(site.content, 'papers/mine.md'), 'utf8'), own, 'a draft stays one');
  site.remove();
});

test('a page to keep may be named by its file, whatever the folder of the content is called', async () => {
  const site = committed();
  const content = join(site.root, 'my (first) site');
  renameSync(site.content, content);
  const file = 'my (first) site/topics/alpha.md';
  const { code, stdout, stderr } = await start({ ...site, content }, '--keep', file, '--yes', '--dry-run');
  assert.is(code, 0, stderr);
  assert.not.match(stdout, 'a/my (first) site/topics/alpha.md\n+++ /dev/null');
  assert.match(stdout, 'a/my (first) site/topics/beta.md\n+++ /dev/null');
  const unknown = await start({ ...site, content }, '--keep', 'topics/alfa', '--yes', '--dry-run');
  assert.match(unknown.stderr, 'There is no `topics/alfa` to keep.');
  site.remove();
});

test('what git does not keep is not taken away', async () => {
  const site = committed();
  writeFileSync(join(site.content, 'topics/alpha.md'), 'not committed');
  const { code, stderr } = await start(site, '--yes');
  assert.is(code, 2);
  assert.match(stderr, '`content/topics/alpha.md` differs from what git keeps. Commit');
  assert.is(readFileSync(join(site.content, 'topics/alpha.md'), 'utf8'), 'not committed');
  site.remove();
  const bare = workspace();
  assert.match(
    (await start(bare, '--yes')).stderr,
    'This folder is not kept by git. Put the present site into git first',
  );
  bare.remove();
});

test('without a person to ask, nothing is taken away that was not agreed to', async () => {
  const site = committed();
  const { code, stderr } = await start(site);
  assert.is(code, 2);
  const lead = 'Nobody can be asked here. Put the answers at the end of the command:\n';
  const consent = '  --yes  Take away 9 texts of the present site, with their pictures and tables\n';
  assert.is(stderr, `${lead}${consent}`);
  const nameless = await runSite(['start', '--content', site.content]);
  assert.is(
    nameless.stderr,
    `${lead}  "…"  Your name, as readers see it\n  --email "…"  Your e-mail address, for the contact page\n${consent}`,
  );
  assert.ok(readdirSync(join(site.content, 'topics')).includes('alpha.md'));
  const wrong = await runSite(['start', 'Ada', '--email', 'ada', '--url', 'https://a.test', '--content', site.content]);
  assert.is(wrong.stderr, '`ada` is no e-mail address.\n');
  site.remove();
});

test.run();
