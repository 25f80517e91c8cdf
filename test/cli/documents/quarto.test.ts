import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../cli/documents/dialects/rewrite.ts';
import { draftOf, png } from '../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.qmd', text))?.body;

test('labels in brackets, with the name of what they point at or with others, are those of this site', async () => {
  const figures = '$$\nx\n$$ {#eq-one}\n\n$$\ny\n$$ {#eq-two}';
  assert.is(
    (await bodyOf(`As [@eq-one], [Equation @eq-one] and [@eq-one; -@eq-two] say.\n\n${figures}`))?.split('\n')[0],
    'As [@eq:one], [@eq:one] and [@eq:one], [@eq:two] say.',
  );
});

test('what points at a part in R Markdown does so here where that has its label, and is told where not', async () => {
  const draft = await draftOf(
    '.rmd',
    '## Begin {#begin}\n\nSee Table \\@ref(tab:one), Figure \\@ref(fig:plot), Section \\@ref(begin) and \\@ref(end).\n\n| a |\n|---|\n| 1 |\n\n: (\\#tab:one) Prices',
  );
  assert.is(
    draft?.body,
    '## Begin\n\nSee [@tab:one], Figure \\@fig:plot, [the section](#begin) and \\@sec-end.\n\n| a |\n| - |\n| 1 |\n\n: Prices {#tab:one}',
  );
  assert.equal(draft?.lost, [
    'What points at a figure, a table or a section of its program is plain text now. (2 times, at “fig:plot”, “sec-end”)',
  ]);
});

test('what points at a part in R Markdown does not take the longer label of another for it', async () => {
  assert.is(
    await bodyOf('## Data {#data-sources}\n\n## More {#more .unnumbered}\n\nSee \\@ref(data) and \\@ref(more).'),
    '## Data\n\n## More\n\nSee \\@sec-data and [the section](#more).',
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

test('the place of the list of references is left out with its heading, and told', async () => {
  const draft = await draftOf(
    '.qmd',
    'Words.\n\n## References {.unnumbered}\n\n::: {#refs}\n:::\n\n## Appendix\n\nMore.',
  );
  assert.is(draft?.body, 'Words.\n\n## Appendix\n\nMore.');
  assert.equal(draft?.lost, ['The list of references is left out: the page makes its own.']);
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

test('lines that begin with a bar keep their ends, and a table its bars', async () => {
  assert.is(
    await bodyOf('| A line\n|   and another\n\n| a |\n|---|\n| 1 |\n\n| b\n|---\n| 2'),
    'A line\\\nand another\n\n| a |\n| - |\n| 1 |\n\n| b |\n| - |\n| 2 |',
  );
});

test('words with a style of their own are words, which is told', async () => {
  const draft = await draftOf('.qmd', 'So **[bold]{style="color:red"}**.');
  assert.is(draft?.body, 'So **bold**.');
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (at “style="color:red"”)',
  ]);
});

test('examples are numbered through the text, and what points at them has their number', async () => {
  assert.is(
    await bodyOf('(@one) First.\n(@two) Second.\n\nAs (@two) says.\n\n(@three) Third, and (@other) not.'),
    '1. First.\n2. Second.\n\nAs (2) says.\n\n3. Third, and (\\@other) not.',
  );
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

test('the parameter of a command and the degree of a root are no words with looks', async () => {
  const formula = '$\\newcommand{\\half}[1]{#1/2}\\half{x} = \\sqrt[3]{.5}$';
  assert.is(await bodyOf(formula), '$\\def\\half#1{#1/2}\\half{x} = \\sqrt[3]{.5}$');
});

test('a figure of this site keeps its name', async () => {
  assert.is(await bodyOf('::figure{name="curves"}'), '\\::figure{name="curves"}');
});

test('a picture or table that code made keeps its caption and label in its place, and is told', async () => {
  const code = (options: string) => `\`\`\`{r}\n${options}\nplot(d)\n\`\`\``;
  const draft = await draftOf(
    '.qmd',
    [
      code('#| label: fig-share\n#| fig-cap: "Share of *first* hypotheses"'),
      code('#| label: tbl-rep\n#| tbl-cap: Replications\n#| echo: false'),
      code('#| label: fig-noise\n#| echo: false\n#| fig-cap:\n#|   - Raw\n#|   - Model'),
      code('#| label: tbl-none\n#| tbl-cap: "Never made"\n#| eval: false'),
      '```{r old, fig.cap="An old plot", echo=FALSE}\nplot(1)\n```',
    ].join('\n\n'),
  );
  assert.is(
    draft?.body,
    [
      '```r\nplot(d)\n```\n\nShare of *first* hypotheses {#fig:share}',
      'Replications {#tab:rep}',
      'Raw {#fig:noise-1}\n\nModel {#fig:noise-2}',
      '```r\nplot(d)\n```',
      'An old plot {#fig:old}',
    ].join('\n\n'),
  );
  assert.equal(draft?.lost.slice(0, 3), [
    'A picture that code drew is left out: save it, and put it in above the words that stand in its place, with `: ` before these. (4 times, at “Share of *first* hypotheses”, “Raw”, “Model”)',
    'A table that code made is left out: write it above the words that stand in its place, with `: ` before these. (at “Replications”)',
    'Code that readers did not see is left out. (3 times, at “plot(d)”, “plot(1)”)',
  ]);
});

test('code that the top of a page or the set-up hides is not shown, but for what says otherwise', async () => {
  const code = '```{r}\na <- 1\n```\n\n```{r}\n#| echo: fenced\nb <- 1\n```';
  for (const hiding of [
    '---\nexecute:\n  echo: false\n---\n\n',
    '---\nformat:\n  html:\n    echo: false\n---\n\n',
    '```{r setup, include=FALSE}\nknitr::opts_chunk$set(fig.dim = c(7, 5), echo = FALSE)\n```\n\n',
  ])
    assert.is(await bodyOf(hiding + code), '```r\nb <- 1\n```', hiding);
  assert.is(await bodyOf(`---\nexecute:\n  warning: false\n---\n\n${code}`), '```r\na <- 1\n```\n\n```r\nb <- 1\n```');
});

test('code that readers did not see may have shown something, which is told', async () => {
  const draft = await draftOf(
    '.qmd',
    '```{r}\n#| echo: false\nknitr::kable(d)\n```\n\n```{r}\n#| include: false\nd <- 1\n```',
  );
  assert.is(draft?.body, '');
  assert.equal(draft?.lost, [
    'Code that readers did not see is left out, and so is what it may have shown: put in the picture, table or words. (at “knitr::kable(d)”)',
    'Code that readers did not see is left out. (at “d <- 1”)',
  ]);
});

test('a citation that cannot be read says how one is written', async () => {
  const draft = await draftOf('.qmd', 'So [@one and others @two] say, and [@one2010 and others @two].');
  assert.is(draft?.body, 'So [\\@one and others \\@two] say, and \\[\\@one2010 and others \\@two\\].');
  assert.equal(draft?.lost.slice(0, 1), [
    '`[@one and others @two]` is plain text: write `[@id]`, `[@id, p. 7]` or `[@one; @two]`.',
  ]);
});

test('a citation that stands in the margin stays one', async () => {
  assert.is(rewriteDialects('Text.[@one]{.aside} And [words]{.aside}'), 'Text.[@one]{: .aside} And words{: .aside}');
});

test.run();
