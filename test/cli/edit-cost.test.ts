import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemo, type SavedMemo } from '../../cli/core/memo.ts';
import { writeText } from '../../cli/data/stringify.ts';
import { locateFile } from '../../cli/kinds/paths.ts';
import { type Content, readContent, type SourceFile } from '../../cli/read/content.ts';
import { createSite, type Site } from '../../cli/site.ts';
import { countCalls, countCallsOfEach } from '../support/count-calls.ts';

const base = await readContent('test/fixtures/base/content');

/** A site of so many groups of five topics, who link to each other and cite a publication of their own. */
function makeContent(groups: number): Content {
  const texts = Array.from({ length: groups }, (_, index) => makeGroup(`g${index + 100}`, index)).flat();
  const files = texts.map(([place, text]) => makeFile(place, text));
  return { ...base, files: [...base.files, ...files].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function makeFile(place: string, text: string): SourceFile {
  const located = locateFile(place);
  assert.ok(located, place);
  return { ...located, path: `content/${place}`, text, changed: null };
}

function makeGroup(name: string, index: number): [place: string, text: string][] {
  const topics = [1, 2, 3, 4, 5].map((number): [string, string] => [
    `topics/${name}-${number}.md`,
    makeTopic(name, number, `${name}-${(number % 5) + 1}`),
  ]);
  return [
    [`groups/${name}.md`, `---\ntitle: Group ${name}\norder: ${index + 100}\n---\n`],
    [
      `references/${name}-2020-study.md`,
      `---\ntype: article\nauthors: [Ada ${name}]\ntitle: A study of ${name}\nyear: 2020\nvenue: Journal\n---\n\nShows it.\n`,
    ],
    ...topics,
    ...[1, 2].map((number): [string, string] => [
      `answers/${name}-${number}.md`,
      `---\nquestion: What is ${name} ${number}?\ntopics: [${name}-1]\n---\n\nIt is that.\n`,
    ]),
  ];
}

function makeTopic(group: string, number: number, target: string): string {
  const frontMatter = `title: Topic ${group} ${number}\ndescription: A sentence that is long enough to describe the topic.\n`;
  const place = `group: ${group}\norder: ${number * 10}\nreferences: [${group}-2020-study]\n`;
  return `---\n${frontMatter}${place}---\n\nSo it is [@${group}-2020-study].\n\n## More\n\nSee [it](/resources/${target}).\n`;
}

const edited = 'content/topics/g101-3.md';
const added = makeFile('topics/g101-6.md', makeTopic('g101', 6, 'g101-1'));

type Edit = (site: Site) => void;
const alter =
  (path: string, from: RegExp, to: string): Edit =>
  (site) => {
    const text = site.textOf(path) ?? '';
    assert.match(text, from);
    site.setText(path, text.replace(from, to));
  };

const edits: Readonly<Record<string, Edit>> = {
  words: alter(edited, /So it is/, 'So it was'),
  'a title': alter(edited, /Topic g101/, 'Title g101'),
  "a group's title": alter('content/groups/g101.md', /Group/, 'Class'),
  'an author': alter('content/references/g101-2020-study.md', /Ada/, 'Eve'),
  'a new page': (site) => site.setText(added.path, added.text),
  'a page removed': (site) => {
    const files = site.content.files.filter(({ path }) => path !== added.path);
    site.set({ ...site.content, files });
  },
};

type Works = readonly (() => void)[];

/** How many derived values are made. */
const countMade = (works: Works) => countCallsOfEach('/cli/core/graph.ts', 'remake', works);

/** How many derived values are checked for whether something that they read has changed. */
const countChecked = (works: Works) => countCallsOfEach('/signals-core.mjs', 'w', works);

async function countEdits(content: Content, count: typeof countMade): Promise<Readonly<Record<string, number>>> {
  const site = createSite(base, { today: '2026-01-01' });
  site.set(content);
  assert.ok(site.pages);
  const works = Object.entries(edits).map(([name, edit]) => () => {
    const before = site.pages;
    edit(site);
    assert.is.not(site.pages, before, name);
    assert.ok(site.pages);
  });
  const counts = await count(works);
  return Object.fromEntries(Object.keys(edits).map((name, index) => [name, counts[index] ?? Number.NaN]));
}

/** The median of three counts of each edit: on a busy machine a single one has been off, for a cause that was not found. */
async function countThrice(content: Content, count: typeof countMade) {
  const rounds = [await countEdits(content, count), await countEdits(content, count), await countEdits(content, count)];
  const median = (name: string) => rounds.map((round) => round[name] ?? Number.NaN).sort((a, b) => a - b)[1];
  return (name: string) => median(name) ?? Number.NaN;
}

const lasting = ['words', 'a title', "a group's title", 'an author'];
const among20 = await countThrice(makeContent(4), countMade);
const among200 = await countThrice(makeContent(40), countMade);
const tell = (name: string) => `${among20(name)} among 20, ${among200(name)} among 200`;

for (const name of lasting)
  test(`an edit of ${name} makes no more values again among 200 pages than among 20`, () => {
    assert.ok(among200(name) > 0, 'something is made again');
    assert.ok(among200(name) <= among20(name), tell(name));
  });

for (const name of Object.keys(edits).filter((one) => !lasting.includes(one)))
  test(`${name} makes a value again for at most a fifth of the pages that it does not concern`, () => {
    assert.ok(among200(name) - among20(name) <= 180 / 5, tell(name));
  });

test('no edit has the other pages checked for whether it concerns them', async () => {
  const countAmong = (groups: number) => {
    const { files, ...content } = makeContent(groups);
    return countThrice({ ...content, files: files.filter(({ kind }) => kind !== 'answer') }, countChecked);
  };
  const among20 = await countAmong(4);
  const among200 = await countAmong(40);
  for (const name of Object.keys(edits)) {
    assert.ok(among20(name) > 0, name);
    assert.ok(among200(name) - among20(name) <= 180 / 5, name);
  }
});

test('a changed question makes the pages of its group again, and no other answer', () => {
  const site = createSite(makeContent(4), { today: '2026-01-01' });
  const readPages = () => new Map(site.pages?.flat());
  const before = readPages();
  alter('content/answers/g101-1.md', /What is/, 'Who is')(site);
  const again = [...readPages()].filter(([path, page]) => path.includes('/answers/') && before.get(path) !== page);
  assert.equal(again.map(([path]) => path).sort(), ['pages/answers/g101-1.json', 'pages/answers/g101-2.json']);
});

const whole = await readContent('test/fixtures/whole/content');

/** Other words in a title, and others in a description. */
const rewordings: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^(title|question|term|label): (['"]?)/m, '$1: $2Zed '),
  (text) => text.replace(/^(description|plain|role): (['"]?)/m, '$1: $2Zed '),
];

test('an edit of any file but site.md makes hardly a page again whose text it leaves as it was', () => {
  const site = createSite(whole, { today: '2026-01-01' });
  const readPages = () => new Map(site.pages?.flat());
  for (const { path, text } of whole.files.filter((file) => file.kind !== 'site'))
    for (const reword of rewordings) {
      const before = readPages();
      const texts = new Map([...before].map(([page, value]) => [page, writeText(value)]));
      site.setText(path, reword(text));
      const again = [...readPages()].filter(([page, value]) => before.get(page) !== value);
      const same = again.filter(([page, value]) => texts.get(page) === writeText(value));
      // The collecting pages, and the few that name the file, read more of it than they show.
      assert.ok(same.length <= 4, `${path}: ${same.map(([page]) => page).join(', ')}`);
      site.setText(path, text);
    }
});

test('an edit of what surrounds a text has that text parsed no second time', async () => {
  const site = createSite(makeContent(4), { today: '2026-01-01' });
  assert.ok(site.pages && site.lists);
  for (const name of ["a group's title", 'a new page']) {
    const parsed = await countCalls('/cli/parse/body.ts', 'parseBody', () => {
      edits[name]?.(site);
      assert.ok(site.pages);
    });
    assert.is(parsed, 1, `${name}: only the file itself`);
  }
});

test('a changed title of the site has no other file checked again', async () => {
  const text = `${makeTopic('g101', 7, 'g101-1')}\nAnd see [this](https://example.com/page).\n`;
  const content = makeContent(4);
  const site = createSite(
    { ...content, files: [...content.files, makeFile('topics/g101-7.md', text)] },
    { today: '2026-01-01' },
  );
  const rename = (name: string) => {
    alter('content/site.md', /^title: /m, `title: ${name} `)(site);
    assert.equal(site.problems, []);
  };
  assert.equal(site.problems, []);
  rename('One');
  assert.is(await countCalls('/cli/check/check.ts', 'checkDocument', () => rename('Two')), 1);
});

test('a changed question is compared with those of other answers, which are not read again for it', async () => {
  const countRead = (groups: number) => {
    const site = createSite(base, { today: '2026-01-01' });
    site.set(makeContent(groups));
    assert.equal(site.problems, []);
    return countCalls('/cli/check/rules/duplicates.ts', 'plainWords', () => {
      alter('content/answers/g101-1.md', /What is/, 'Who is')(site);
      assert.equal(site.problems, []);
    });
  };
  const among80 = await countRead(40);
  assert.ok(among80 > 0);
  assert.is(await countRead(80), among80);
});

test('all words that the glossary explains are looked for together, so that each text is read once for them', async () => {
  const countReads = (terms: number) => {
    const content = makeContent(4);
    const others = Array.from({ length: terms }, (_, index) =>
      makeFile(`terms/term-${index}.md`, `---\nterm: word ${index}\nplain: A word.\n---\n`),
    );
    const site = createSite({ ...content, files: [...content.files, ...others] }, { today: '2026-01-01' });
    assert.ok(site.pages);
    return countCalls('/cli/parse/follow.ts', 'get body', () => assert.ok(site.lists));
  };
  assert.is(await countReads(40), await countReads(4));
});

test('a compile after an edit parses the edited text, the note on what it cites, and site.md alone', async () => {
  const compile = (content: Content, last: SavedMemo | null) => {
    const memo = createMemo(last, content.files, '', true);
    const { outputs } = createSite(content, { today: '2026-01-01' }, memo);
    assert.ok(outputs);
    return structuredClone(memo.save());
  };
  const content = makeContent(4);
  const last = compile(content, null);
  const files = content.files.map((file) =>
    file.path === edited ? { ...file, text: file.text.replace('So it is', 'So it was') } : file,
  );
  assert.is(await countCalls('/cli/parse/body.ts', 'parseBody', () => compile({ ...content, files }, last)), 3);
});

test.run();
