import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Files } from '../../cli/data/files.ts';
import { locateFile } from '../../cli/kinds/paths.ts';
import type { TopicPage } from '../../cli/kinds/shapes/topic.ts';
import type { Content, SourceFile } from '../../cli/read/content.ts';
import { isLock, nameTable } from '../../cli/read/layout.ts';
import { readPicture } from '../../cli/read/picture.ts';
import { createSite, type Site } from '../../cli/site.ts';
import { applyEdit, randomEdits, type Texts } from '../support/random-edits.ts';

const options = { today: '2026-01-01', withDrafts: true };
const from = 'test/fixtures/base/content';
const base: Texts = new Map(
  readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((place) => statSync(join(from, place)).isFile())
    .map((place) => [place, readFileSync(join(from, place), 'utf8')]),
);

/** What reading a folder with these texts gives. */
function toContent(texts: Texts): Content {
  const files: SourceFile[] = [];
  const media = new Map();
  const tables = new Map();
  const locks = new Map();
  for (const [place, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const located = locateFile(place);
    if (located !== null) files.push({ ...located, path: `content/${place}`, text, changed: null });
    else if (isLock(place)) locks.set(place, text);
    else if (nameTable(place) !== null) tables.set(nameTable(place), text);
    else media.set(`/${place}`, readPicture(Buffer.from(text)));
  }
  return { name: 'content', files, media, tables, locks, unpublished: new Set(), isShallow: false, problems: [] };
}

function assertSame(found: Files | null, wanted: Files | null): void {
  assert.equal([...(found?.keys() ?? [])].sort(), [...(wanted?.keys() ?? [])].sort());
  for (const [path, text] of wanted ?? []) if (found?.get(path) !== text) assert.is(found?.get(path), text, path);
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const runs = { numRuns: process.env.LONG === '1' ? 500 : 25 };

/** What may be asked for between two edits, and in which order. */
const asks: readonly ((site: Site) => unknown)[] = [
  () => null,
  (site) => site.problems,
  (site) => site.pages,
  (site) => site.lists,
  (site) => site.page('/resources/alpha'),
  (site) => site.model.uses,
];

test('whatever was edited and asked before, the graph gives the files and problems of a site from nothing', () => {
  let sound = 0;
  const days = ['2026-01-01', '2026-01-01', '2027-01-01'];
  fc.assert(
    fc.property(randomEdits(base), fc.array(fc.nat(99), { minLength: 10, maxLength: 10 }), (edits, choices) => {
      let texts = base;
      const site = createSite(toContent(texts), options);
      for (const [index, edit] of edits.entries()) {
        const choice = choices[index] ?? 0;
        asks[choice % asks.length]?.(site);
        texts = applyEdit(texts, edit);
        const day = { ...options, today: days[choice % days.length] ?? '', withDrafts: choice % 5 > 0 };
        site.set(toContent(texts), day);
        const clean = createSite(toContent(texts), day);
        assert.equal(site.problems, clean.problems);
        assertSame(site.files, clean.files);
        if (clean.files !== null) sound += 1;
      }
    }),
    runs,
  );
  assert.ok(sound > runs.numRuns, 'much of what is compared is a whole site');
});

test('a text that is typed is the site of a file that says so, also before the file is there', () => {
  const place = 'topics/new-one.md';
  const site = createSite(toContent(base), options);
  const text = base.get('topics/gamma.md')?.replace('order: 10', 'order: 990') ?? '';
  for (const typed of [text.slice(0, 40), `${text}\nSee [nothing](/nothing).\n`, text]) {
    site.setText(`content/${place}`, typed);
    const clean = createSite(toContent(new Map([...base, [place, typed]])), options);
    assert.equal(site.problems, clean.problems);
    assert.equal(site.problemsOf(`content/${place}`), clean.problemsOf(`content/${place}`));
    assertSame(site.files, clean.files);
  }
  assert.is(site.page('/resources/new-one')?.kind, 'topic');
  assert.is(site.page('/resources/nothing'), null);
});

test('a text that is typed on a later day is one of that day', () => {
  const content = toContent(base);
  const site = createSite(content, options);
  site.set(content, { ...options, today: '2026-01-02' });
  site.setText('content/topics/beta.md', String(base.get('topics/beta.md')));
  assert.is(site.model.today, '2026-01-02');
});

test('a page can be looked at while there is a mistake elsewhere, and not where the mistake is its own', () => {
  const site = createSite(toContent(base), options);
  site.setText('content/topics/gamma.md', '---\ntitle: 7\n---\n');
  assert.is(site.files, null);
  assert.is(site.page('/resources/alpha')?.kind, 'topic');
  assert.is(site.page('/resources/gamma'), null);
  site.setText('content/site.md', '');
  assert.is(site.page('/resources/alpha'), null);
});

test('an edit makes again the pages that show it, and no others', () => {
  const site = createSite(toContent(base), options);
  const made = () => new Set(['alpha', 'beta', 'gamma', 'delta'].map((slug) => site.page(`/resources/${slug}`)));
  const edit = (place: string, from: string, to: string) => {
    const before = made();
    const path = `content/${place}`;
    const text = site.textOf(path) ?? '';
    assert.ok(text.includes(from), from);
    site.setText(path, text.replace(from, to));
    return [...made()].flatMap((page) => (page?.kind !== 'topic' || before.has(page) ? [] : [page.slug]));
  };
  assert.equal(edit('topics/alpha.md', '## A heading', 'Words.\n\n## A heading'), ['alpha']);
  assert.equal(edit('topics/alpha.md', 'title: Alpha', 'title: First'), ['alpha', 'beta', 'delta']);
  assert.equal(edit('topics/gamma.md', 'description: ', 'description: Now, '), ['gamma']);
  assert.equal(edit('groups/second.md', 'order: 20', 'order: 25'), []);
});

test('a site so large that it saves memory says the same, also after edits', () => {
  const references = Array.from({ length: 1500 }, (_, index): [string, string] => [
    `references/author-2000-${index}.md`,
    `---\ntype: book\nauthors: [Ann Author]\ntitle: Work ${index}\nyear: 2000\n---\n`,
  ]);
  const large = new Map([...base, ...references]);
  const site = createSite(toContent(large), options);
  const sectionsOf = ({ files }: Site) =>
    ['passages.json', 'search.json'].map((file) =>
      (JSON.parse(files?.get(file) ?? '[]') as { path?: string; href?: string }[]).filter(({ path, href }) =>
        (path ?? href)?.startsWith('/resources/'),
      ),
    );
  const small = createSite(toContent(base), options);
  assert.equal(sectionsOf(site), sectionsOf(small));
  assert.not.equal(sectionsOf(small), [[], []]);
  for (const [from, to] of [
    ['## A heading', 'Words.\n\n## A heading'],
    ['title: Alpha', 'title: First'],
  ] as const) {
    large.set('topics/alpha.md', large.get('topics/alpha.md')?.replace(from, to) ?? '');
    site.set(toContent(large), options);
    assertSame(site.files, createSite(toContent(large), options).files);
  }
});

test('the chain of 5,000 topics is no deeper than that of two', () => {
  const files = Array.from({ length: 5000 }, (_, index): [string, string] => [
    `topics/topic-${index}.md`,
    `---\ntitle: Topic ${index}\ndescription: A sentence that is long enough to be a description of this page.\ngroup: first\norder: ${100 + index}\n---\n\nText.\n`,
  ]);
  const site = createSite(toContent(new Map([...base, ...files])), options);
  const page = () => site.page('/resources/topic-4999') as TopicPage;
  assert.is(page().previous?.href, '/resources/topic-4998');
  site.setText('content/topics/topic-4998.md', files[4998]?.[1].replace('title: ', 'title: Not ') ?? '');
  assert.equal(page().previous, { title: 'Not Topic 4998', href: '/resources/topic-4998' });
  assert.equal(
    site.problems.filter(({ level }) => level === 'error'),
    [],
  );
});

test('once all is made, no tree of a page is kept', async () => {
  const site = createSite(toContent(base), options);
  const trees = () => site.model.documents.map(({ body }) => new WeakRef(body.root));
  assert.ok(site.pages && site.lists);
  const kept = trees();
  assert.ok(kept.length > 5 && site.lists);
  await new Promise(setImmediate);
  collectGarbage();
  assert.is(kept.filter((tree) => tree.deref() !== undefined).length, 0);
  assert.is(site.model.documents.length, kept.length);
});

test.run();
