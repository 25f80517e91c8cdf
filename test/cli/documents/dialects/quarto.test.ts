import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../../cli/documents/dialects/rewrite.ts';
import { draftOf, png } from '../../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.qmd', text))?.body;

const bodyOfMd = async (text: string) => (await draftOf('.md', text))?.body;

test('labels in brackets, with the name of what they point at or with others, are those of this site', async () => {
  const figures = '$$\nx\n$$ {#eq-one}\n\n$$\ny\n$$ {#eq-two}';
  assert.is(
    (await bodyOf(`As [@eq-one], [Equation @eq-one] and [@eq-one; -@eq-two] say.\n\n${figures}`))?.split('\n')[0],
    'As [@eq:one], [@eq:one] and [@eq:one], [@eq:two] say.',
  );
});

test('what points at a section begins a sentence with a capital, and has no word twice', async () => {
  assert.is(
    await bodyOf(
      '@sec-one has it. @sec-one, too.\n\n- @sec-one\n\nSo Section [-@sec-one],\nand\n@sec-one say.\n\n## One {#sec-one}',
    ),
    '[The section](#one) has it. [The section](#one), too.\n\n- [The section](#one)\n\nSo [the section](#one),\nand\n[the section](#one) say.\n\n## One',
  );
});

test('a film with a title is a link with these words', async () => {
  assert.is(
    await bodyOf('{{< video https://youtu.be/a title="A talk" >}}\n\n{{< video https://youtu.be/b >}}'),
    '[A talk](https://youtu.be/a)\n\n[https://youtu.be/b](https://youtu.be/b)',
  );
});

test('a theorem is a proposition, to which the text points', async () => {
  const draft = await draftOf(
    '.qmd',
    '::: {#thm-race}\n## Independence\nThen $x$.\n:::\n\n::: {#cor-race name="So"}\nWords.\n:::\n\n::: {#lem-own}\nMore.\n:::\n\nBy @thm-race, [Corollary @cor-race] and @lem-none.',
  );
  assert.is(
    draft?.body,
    '> [!PROPOSITION] Independence {#prop:thm-race}\n> Then $x$.\n\n> [!PROPOSITION] So {#prop:cor-race}\n> Words.\n\n> [!PROPOSITION] {#prop:lem-own}\n> More.\n\nBy [@prop:thm-race], [@prop:cor-race] and \\@lem-none.',
  );
  assert.equal(draft?.lost, [
    'A callout is of another kind now, or a quotation. (3 times, at “theorem”, “corollary”, “lemma”)',
    'What points at a figure, a table or a section of its program is plain text now. (at “lem-none”)',
  ]);
});

test('a formula in a theorem or a callout keeps its label', async () => {
  assert.is(
    await bodyOf(
      '::: {#thm-race}\nThen\n\n$$\nx\n$$ {#eq-race}\n\nholds.\n:::\n\n::: {.callout-note}\nSo\n\n$$\ny\n$$ {#eq-so}\n:::\n\nBy @eq-race and @eq-so.',
    ),
    '> [!PROPOSITION] {#prop:thm-race}\n> Then\n>\n> $$\n> x\n> $$\n>\n> : {#eq:race}\n>\n> holds.\n\n> [!NOTE]\n> So\n>\n> $$\n> y\n> $$\n>\n> : {#eq:so}\n\nBy [@eq:race] and [@eq:so].',
  );
});

test('a label with capitals or underscores has small letters and hyphens here', async () => {
  assert.is(
    await bodyOf(
      '| a |\n|---|\n| 1 |\n\n: Rows {#tbl-All_Rows}\n\n$$\nx\n$$ {#eq-B}\n\nSee @tbl-All_Rows and [@eq-B], not `[@fig:One]`.',
    ),
    '| a |\n| - |\n| 1 |\n\n: Rows {#tab:all-rows}\n\n$$\nx\n$$\n\n: {#eq:b}\n\nSee [@tab:all-rows] and [@eq:b], not `[@fig:One]`.',
  );
});

test('a picture or table with a passage of its own has the last words there as its caption', async () => {
  const draft = await draftOf(
    '.qmd',
    '::: {#tbl-one .striped}\n\n| a |\n|---|\n| 1 |\n\nRows *of* all\nsorts\n:::\n\nSee @tbl-one.',
  );
  assert.is(draft?.body, '| a |\n| - |\n| 1 |\n\n: Rows *of* all\nsorts {#tab:one}\n\nSee [@tab:one].');
  assert.equal(draft?.lost, []);
  const data = `data:image/png;base64,${png.toString('base64')}`;
  assert.is(
    await bodyOf(`::: {#fig-one}\n![](${data})\n\nA curve\n:::`),
    '![Replace these words by what the picture shows](/media/draft-1.png)\n\n: A curve {#fig:one}',
  );
});

test('a callout may hold a theorem or a passage of pictures', async () => {
  assert.is(
    rewriteDialects('::: {.callout-note}\n::: {#fig-both}\nOne.\n:::\n\n::: {#thm-a}\nTwo.\n:::\n:::').includes(':::'),
    false,
  );
});

test('words with a style of their own are words, which is told', async () => {
  const draft = await draftOf('.qmd', 'So **[bold]{style="color:red"}**.');
  assert.is(draft?.body, 'So **bold**.');
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (at “style="color:red"”)',
  ]);
});

test('pictures that Quarto made one of are told to stand apart', async () => {
  const draft = await draftOf('.qmd', '::: {#fig-both layout-ncol=2}\nOne.\n\nTwo.\n\nBoth.\n:::');
  assert.is(draft?.body, 'One.\n\nTwo.\n\nBoth.');
  assert.equal(draft?.lost, [
    'Pictures or tables that were parts of one stand by themselves now: a caption and a label are for each alone. (at “#fig-both layout-ncol=2”)',
  ]);
});

test('a callout whose lines have no braces is one', async () => {
  assert.is(
    await bodyOf('::: callout-tip\nWords.\n:::\n\n::: {.callout-note}\nMore.\n:::'),
    '> [!NOTE]\n> Words.\n\n> [!NOTE]\n> More.',
  );
});

test('the parameter of a command and the degree of a root are no words with looks', async () => {
  const formula = '$\\newcommand{\\half}[1]{#1/2}\\half{x} = \\sqrt[3]{.5}$';
  assert.is(await bodyOf(formula), '$\\def\\half#1{#1/2}\\half{x} = \\sqrt[3]{.5}$');
});

test('a figure of this site keeps its name', async () => {
  assert.is(await bodyOf('::figure{name="curves"}'), '\\::figure{name="curves"}');
});

test('a citation that stands in the margin stays one', async () => {
  assert.is(rewriteDialects('Text.[@one]{.aside} And [words]{.aside}'), 'Text.[@one]{: .aside} And words{: .aside}');
});

test('a link to a heading with an id of its own leads to that heading', async () => {
  assert.is(
    await bodyOfMd(
      'See [it](#own), @sec-two and @sec-three.\n\n## One *more* {#own .unnumbered}\n\n## Two {#sec-two}\n',
    ),
    'See [it](#one-more), [the section](#two) and \\@sec-three.\n\n## One *more*\n\n## Two',
  );
});

test('labels of Quarto and what points at them are those of this site, where both are there', async () => {
  const draft = await draftOf(
    '.qmd',
    '@eq-one, @tbl-one and @fig-none [see @one].\n\n$$\nx\n$$ {#eq-one}\n\n| a |\n|---|\n| 1 |\n\n: Prices {#tbl-one tbl-colwidths="[1]"}',
  );
  assert.is(
    draft?.body,
    '[@eq:one], [@tab:one] and \\@fig-none (see \\[\\@one\\]).\n\n$$\nx\n$$\n\n: {#eq:one}\n\n| a |\n| - |\n| 1 |\n\n: Prices {#tab:one}',
  );
});

test('what points at a part that has no label here is told as such', async () => {
  const draft = await draftOf(
    '.qmd',
    'See @fig-plot and @sec-one, and [@one].\n\n![A plot](index_files/plot.png){#fig-plot}',
  );
  assert.is(draft?.body, 'See \\[\\@fig:plot\\] and \\@sec-one, and \\[\\@one\\].\n\nA plot {#fig:plot}');
  assert.equal(draft?.lost, [
    'A picture (“A plot”) was not found: save it as a .png file, and put it in.',
    'What points at a figure, a table or a section of its program is plain text now. (2 times, at “fig:plot”, “sec-one”)',
    '`[@one]` is plain text: bring its reference in, and take the backslashes out.',
  ]);
});

test('what Quarto shows in one place alone stays between its lines, and a citation of Distill is one', async () => {
  const draft = await draftOf('.qmd', '::: {.content-visible when-format="html"}\nWords.\n:::');
  assert.match(draft?.lost.join() ?? '', 'What another program fills in stays as it is');
  assert.is(rewriteDialects('So <d-cite key="one, two"></d-cite>.'), 'So [@one; @two].');
});

test('each kind of passage that Quarto numbers is told where something points at it', async () => {
  for (const kind of ['lst', 'thm', 'lem', 'cor', 'prp', 'def', 'exm', 'exr', 'rem'])
    assert.match(
      (await draftOf('.qmd', `See @${kind}-one.`))?.lost.join() ?? '',
      `is plain text now. (at “${kind}-one”)`,
    );
});

test.run();
