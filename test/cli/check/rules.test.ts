import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allRules } from '../../../cli/check/rules.ts';
import { formatJson } from '../../../cli/report/json.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';
import { compileChanged, topic, workspace } from '../../support/workspace.ts';

/** Each folder holds what differs from the smallest valid site, and the whole report that it gets. */
const fixtures = 'test/fixtures/rules';

/** Not to be kept in a repository: links, large files, bytes that are no text, a folder that is gone, a shallow clone. Other tests make them. */
const madeByTests = [
  'dense-paragraph',
  'file-encoding',
  'file-too-large',
  'gone-folder',
  'large-picture',
  'missing-file',
  'shallow-history',
  'symbolic-link',
  'unreadable-file',
];

for (const rule of readdirSync(fixtures)) {
  test(`${rule} reports the mistakes of its fixture, and nothing else is reported`, async () => {
    const site = workspace();
    try {
      cpSync(join(fixtures, rule, 'content'), site.content, { recursive: true });
      const { problems } = await site.compile();
      assert.is(formatJson(problems), readFileSync(join(fixtures, rule, 'expected.json'), 'utf8'));
    } finally {
      site.remove();
    }
  });
}

test('every rule has a fixture that breaks it', () => {
  const broken = readdirSync(fixtures).flatMap((rule) => {
    const { problems } = JSON.parse(readFileSync(join(fixtures, rule, 'expected.json'), 'utf8'));
    return problems.some((problem: { rule: string }) => problem.rule === rule) ? [rule] : [];
  });
  assert.equal(
    [...broken, ...madeByTests].sort(),
    allRules.map((rule) => rule.id),
  );
});

test('a page may have changed on the day that has begun east of Greenwich, and on none after it', async () => {
  for (const [updated, rules] of [
    ['2026-01-01', []],
    ['2026-01-02', []],
    ['2026-01-03', ['future-update']],
  ] as const) {
    const { problems } = await compileChanged({ 'topics/gamma.md': topic('A text.', `updated: ${updated}\n`) });
    assert.equal(
      problems.map(({ rule }) => rule),
      rules,
      updated,
    );
  }
});

test('a site with the word proxy in its name is no proxy of a library', async () => {
  const { problems } = await compileChanged({
    'topics/gamma.md': topic('See [it](https://www.proxymonitor.test/votes).'),
  });
  assert.equal(problems, []);
});

test('a product of two variables is no word, though one may be written like it', async () => {
  const { problems } = await compileChanged({ 'topics/gamma.md': topic('Let $ax + by = c$ and $y = at + b$.') });
  assert.equal(problems, []);
});

test('a word of a formula with a sign on one side alone is a word', async () => {
  for (const formula of ['$x = 1 or -1$', '$y = if z$', '$x is |y|$']) {
    const { problems } = await compileChanged({ 'topics/gamma.md': topic(`Let ${formula}.`) });
    assert.equal(
      problems.map(({ rule }) => rule),
      ['formula-words'],
      formula,
    );
  }
});

test('a path in an address is suggested as the file will be called', async () => {
  const { problems } = await compileChanged({ 'topics/gamma.md': topic('See [it](file:///Users/ada/My%20Data.csv).') });
  assert.equal(
    problems.map(({ rule, suggestion }) => [rule, suggestion]),
    [['external-address', '/media/my-data.csv']],
  );
});

test('brackets with thousands of blanks or years are judged within seconds', async () => {
  await takesAtMost(400, async () => {
    for (const text of [
      `[@x${' '.repeat(150_000)}y]`,
      `(2020 ${' '.repeat(150_000)}x)`,
      `(${'2020 '.repeat(40_000)}`,
    ]) {
      const { problems } = await compileChanged({ 'topics/gamma.md': topic(text) });
      assert.equal(
        problems.map(({ rule }) => rule).filter((rule) => rule === 'typed-citation'),
        [],
      );
    }
  });
});

test('authors named in brackets are known by either apostrophe', async () => {
  const study = readFileSync('test/fixtures/base/content/references/doe-2020-study.md', 'utf8');
  for (const [name, typed] of [
    ["Ada N'Diaye", 'N’Diaye'],
    ['Ada N’Diaye', "N'Diaye"],
  ] as const) {
    const { problems } = await compileChanged({
      'references/doe-2020-study.md': study.replace('Jane Doe', name),
      'topics/gamma.md': topic(`It is so (${typed} & Roe, 2020).`),
    });
    const [found] = problems.filter(({ rule }) => rule === 'typed-citation');
    assert.is(found?.suggestion, '[@doe-2020-study]', name);
  }
});

test('a picture under a name with a space is to be renamed as its address is to be written', async () => {
  const name = 'GC-MS Gerät.JPEG';
  const { problems } = await compileChanged({
    [`media/${name}`]: 'no picture',
    'topics/gamma.md': topic(`![A machine](/media/${name})`),
  });
  const suggested = (rule: string) => problems.find((problem) => problem.rule === rule)?.suggestion;
  assert.is(suggested('file-name'), 'gc-ms-gerat.jpg');
  assert.is(suggested('link-form'), '![A machine](/media/gc-ms-gerat.jpg)');
});

test('a picture or a download is told by its name in media/, whatever folder was written before it', async () => {
  const told = async (text: string) => {
    const { problems } = await compileChanged({ 'topics/gamma.md': topic(text) });
    return problems.map(({ rule, suggestion }) => [rule, suggestion]);
  };
  assert.equal(await told('![A curve](/assets/img/picture.svg)'), [['missing-media', '/media/picture.svg']]);
  assert.equal(await told('See [it](/assets/img/Picture.SVG).'), [['missing-media', '/media/picture.svg']]);
  assert.equal(await told('![A curve](/assets/img/other-one.jpg)'), [['missing-media', null]]);
  assert.equal(await told('![A curve](/assets/Pic ture.svg)'), [['link-form', '![A curve](/assets/Pic-ture.svg)']]);
  assert.equal(await told('![A curve](/assets/my img/picture.svg)'), [['link-form', '![A curve](/media/picture.svg)']]);
});

test('a folder of pictures with a space in its name is to be renamed as the address is to be written', async () => {
  const { problems } = await compileChanged({
    'media/My Pictures/a.png': 'no picture',
    'topics/gamma.md': topic('![A machine](/media/My Pictures/a.png)'),
  });
  const suggested = (rule: string) => problems.find((problem) => problem.rule === rule)?.suggestion;
  assert.is(suggested('file-name'), 'my-pictures');
  assert.is(suggested('link-form'), '![A machine](/media/my-pictures/a.png)');
});

test('of two papers of one title, each on a publication, it is said where a preprint belongs', async () => {
  const paper = readFileSync('test/fixtures/base/content/papers/paper-one.md', 'utf8').replace(/^aliases: .*\n/m, '');
  const hintOf = async (first: string, second: string) => {
    const { problems } = await compileChanged({
      'papers/paper-one.md': paper.replace('---\n', `---\n${first}`),
      'papers/paper-two.md': paper.replace('---\n', `---\n${second}`).replace('order: 10', 'order: 20'),
    });
    return problems.find(({ rule }) => rule === 'duplicate-title')?.hint ?? '';
  };
  const cite = (id: string) => `publication: ${id}\nreferences: [${id}]\n`;
  assert.match(await hintOf(cite('doe-2020-study'), cite('roe-2021-essay')), /under `links` .* `preprint`/);
  assert.is(await hintOf(cite('doe-2020-study'), ''), 'Say in the title of one what it has of its own.');
});

test('the smallest valid site has no problems', async () => {
  assert.equal((await compileChanged({})).problems, []);
});

test('an address that cannot stand in a link is suggested for none', async () => {
  const { problems } = await compileChanged({
    'topics/My note.md': topic('Words.').replace('Gamma', 'My note').replace('order: 10', 'order: 30'),
    'topics/gamma.md': topic('See [[My note]].'),
  });
  assert.equal(
    problems.filter(({ rule }) => rule === 'link-form').map(({ suggestion }) => suggestion),
    [null],
  );
});

test('names that Windows keeps and names that are too long are no slugs', async () => {
  const topic = readFileSync('test/fixtures/base/content/topics/delta.md', 'utf8');
  const long = 'a'.repeat(101);
  const { problems } = await compileChanged({
    'topics/con.md': topic.replace('title: Delta', 'title: Con').replace('order: 20', 'order: 30'),
    [`topics/${long}.md`]: topic.replace('title: Delta', 'title: Long').replace('order: 20', 'order: 40'),
  });
  assert.equal(
    problems.map(({ path, rule, reason }) => ({ path, rule, reason })),
    [
      {
        path: `content/topics/${long}.md`,
        rule: 'slug-format',
        reason: `\`${'a'.repeat(30)}…\` has 101 characters; 100 are the limit.`,
      },
      { path: 'content/topics/con.md', rule: 'slug-format', reason: '`con` is a name that Windows does not allow.' },
    ],
  );
});

test('a file that cannot be read hides no mistake of another file', async () => {
  const { problems } = await compileChanged({
    'topics/alpha.md': '---\ntitle: "Alpha\n---\n\nText.\n',
    'topics/gamma.md': null,
  });
  assert.equal(
    problems.map(({ path, line, rule }) => `${path}:${line} ${rule}`),
    ['content/topics/alpha.md:2 yaml-syntax'],
  );
});

test('a fixed page whose name was mistyped is found again among the free ones', async () => {
  const contact = readFileSync('test/fixtures/base/content/pages/contact.md', 'utf8');
  const { problems } = await compileChanged({ 'pages/contact.md': null, 'pages/contakt.md': contact });
  assert.equal(
    problems.map(({ path, rule, suggestion }) => ({ path, rule, suggestion })),
    [{ path: 'content/pages/contact.md', rule: 'missing-file', suggestion: 'pages/contakt.md' }],
  );
});

/** The reason and the hint of all that is wrong with a text. */
async function told(text: string): Promise<readonly (string | null)[]> {
  const { problems } = await compileChanged({ 'topics/gamma.md': topic(text) });
  return problems.flatMap(({ reason, hint }) => [reason, hint]);
}

test('a comparison that is read as a tag is told to be one', async () => {
  assert.equal(await told('It sells if c<p and q>0.'), [
    '`<p and q>` is HTML, which is not part of the text.',
    'Write `\\<` for a less-than sign.',
  ]);
});

test('a document under the name of a page is told to be one, and nothing else is', async () => {
  for (const [text, reason] of [
    ['PK\u0003\u0004\u0014word/document.xml', 'The file is a document of Word or LibreOffice, whatever its name says.'],
    ['{\\rtf1\\ansi Words.}', 'The file is rich text, as TextEdit and WordPad save it, whatever its name says.'],
    ['<!DOCTYPE html>\n<html><p>Words.</p></html>', 'The file is a web page, whatever its name says.'],
  ] as const) {
    const { problems } = await compileChanged({ 'topics/gamma.md': text });
    assert.equal(
      problems.map((problem) => problem.reason),
      [reason],
    );
  }
});

test('of a portrait that site.md names it is not said that no page shows it while site.md is gone', async () => {
  const portrait = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
  const { problems } = await compileChanged({ 'site.md': null, 'media/ada-writer.svg': portrait });
  assert.equal(
    problems.map(({ path, rule }) => `${path} ${rule}`),
    ['content/site.md missing-file'],
  );
});

test('a description whose second line holds a colon is told to go on', async () => {
  const text = topic('Words.').replace('this page.', 'a page\nof mine: the first.');
  const { problems } = await compileChanged({ 'topics/gamma.md': text });
  assert.equal(
    problems.map(({ line, rule, hint }) => [line, rule, hint]),
    [
      [
        4,
        'unknown-key',
        'A key is one word. If the line goes on with the one above it, join the two, and put the value in quotes.',
      ],
    ],
  );
});

test.run();
