import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf } from '../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('an address that is its own words keeps its hyphens', async () => {
  for (const text of ['https://example.org/a---b/c', '<https://example.org/a---b>', 'www.example.org/a---b'])
    assert.not.match((await bodyOf(text)) ?? '', '—');
});

test('hyphens that stand for dashes are dashes, and those of commands stay', async () => {
  assert.is(
    await bodyOf('Won --- well done---on pages 3--12, with `a---b`, ls --all and git checkout -- content.'),
    'Won — well done—on pages 3–12, with `a---b`, ls --all and git checkout -- content.',
  );
});

test('a list of definitions is told, and a caption is none', async () => {
  const loss = 'A list of definitions is plain text now.';
  for (const [text, isTold] of [
    ['Term\n: Definition', true],
    ['Term\n\n: Definition', true],
    ['Words.\n\n: Prices\n\n| a |\n|---|\n| 1 |', false],
    ['$$\nx\n$$\n\n: {#eq:a}', false],
  ] as const)
    assert.is((await draftOf('.md', text))?.lost.join().startsWith(loss), isTold, text);
});

test('a footnote to which nothing points is left out, and told', async () => {
  const draft = await draftOf('.md', 'Words[^1].\n\n[^1]: One.\n\n[^2]: Two *words*.');
  assert.is(draft?.body, 'Words[^a].\n\n[^a]: One.');
  assert.equal(draft?.lost, ['A footnote to which nothing points is left out. (at “Two words.”)']);
});

test('a bar within a formula does not part the cell of a table', async () => {
  const table = '| a | b |\n| - | - |\n| $P(A\\|B)$ | x |';
  assert.is(await bodyOf(table), table);
});

test('the place of the list of references is left out with its heading, and told', async () => {
  const draft = await draftOf(
    '.qmd',
    'Words.\n\n## References {.unnumbered}\n\n::: {#refs}\n:::\n\n## Appendix\n\nMore.',
  );
  assert.is(draft?.body, 'Words.\n\n## Appendix\n\nMore.');
  assert.equal(draft?.lost, ['The list of references is left out: the page makes its own.']);
});

test('what is said of the looks of words, links and headings is left out, and told', async () => {
  const draft = await draftOf(
    '.md',
    '[Small words]{.smallcaps} and [*it*]{#id .x} by <https://example.org>{target="_blank"}. {style="text-align: justify;"}\n\nSee [the part](#one).\n\n## One {.unnumbered}\n\n## Two {-}\n\n## The set {-1, 1}',
  );
  assert.is(
    draft?.body,
    'Small words and *it* by [https://example.org](https://example.org).\n\nSee [the part](#one).\n\n## One\n\n## Two\n\n## The set {-1, 1}',
  );
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (4 times, at “.smallcaps”, “#id .x”, “target="_blank"”)',
  ]);
});

test('what is said of the looks of a link without quotes is left out, and words in braces behind one stay', async () => {
  const link = '[it](https://example.org)';
  const draft = await draftOf('.qmd', `${link}{.btn .btn-primary}, ${link}{#cv}, ${link}{so}.`);
  assert.is(draft?.body, `${link}, ${link}, ${link}{so}.`);
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (2 times, at “.btn .btn-primary”, “#cv”)',
  ]);
});

test.run();
