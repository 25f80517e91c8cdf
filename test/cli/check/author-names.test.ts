import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takesAtMost } from '../../support/takes-at-most.ts';
import { compileChanged } from '../../support/workspace.ts';

const place = 'references/doe-2020-study.md';
const reference = readFileSync(`test/fixtures/base/content/${place}`, 'utf8');

async function reasonsFor(author: string): Promise<string[]> {
  const changed = reference.replace(/^authors:.*(?:\n +-.*)*/m, `authors: ["${author}"]`);
  assert.is.not(changed, reference);
  const { problems } = await compileChanged({ [place]: changed });
  return problems.filter(({ rule }) => rule === 'author-names').map(({ reason }) => reason);
}

test('what a title page puts around a name is told of, however much of it there is', async () => {
  assert.equal(await reasonsFor(`Jane Doe${' *'.repeat(100)}`), [
    `\`Jane Doe${' *'.repeat(100)}\` is more than a name, and citations would take all of it for one.`,
  ]);
});

test('behind a family name alone M.A. and M.D. are initials, and behind a whole name degrees', async () => {
  for (const author of ['Taylor, M.D.', 'Smith, M.A.', 'Smith, MA', 'van Dam, M.D.'])
    assert.equal(await reasonsFor(author), []);
  for (const author of ['Jane Taylor, M.D.', 'Taylor, Jane, MA', 'Taylor, PhD'])
    assert.equal(await reasonsFor(author), [
      `\`${author}\` is more than a name, and citations would take all of it for one.`,
    ]);
});

test('a family name of two words is told of where another page of the site has it', async () => {
  const person = (title: string) => `---\ntitle: "${title}"\nrelation: co-author\n---\n`;
  const authors = (names: string) => reference.replace(/^authors:.*(?:\n +-.*)*/m, `authors: [${names}]`);
  const { problems } = await compileChanged({
    'people/de-luca.md': person('De Luca, Matteo'),
    [place]: authors('Matteo De Luca, Ana Maria Luca, "De Luca, Matteo"'),
  });
  assert.equal(
    problems.filter(({ rule }) => rule === 'author-names').map(({ reason, suggestion }) => [reason, suggestion]),
    [
      [
        'The family name of `Matteo De Luca` is read as `Luca`, and this site knows it as `De Luca`.',
        '"De Luca, Matteo"',
      ],
    ],
  );
  for (const [title, name] of [
    ['Matteo De Luca', 'Matteo De Luca'],
    ['Muñoz, Ana María', 'Ana Maria Munoz'],
  ] as const) {
    const alike = await compileChanged({ 'people/a-person.md': person(title), [place]: authors(name) });
    assert.not.ok(
      alike.problems.some(({ rule }) => rule === 'author-names'),
      name,
    );
  }
});

test('a name with many blanks in it is judged at once', async () => {
  await takesAtMost(240, async () => {
    assert.equal(await reasonsFor(`Jane${' '.repeat(30)}Doe`), []);
    for (const name of ['x ', 'a,', 'x, MD y']) await reasonsFor(name.repeat(25_000));
  });
});

test.run();
