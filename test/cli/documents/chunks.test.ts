import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf } from '../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.qmd', text))?.body;

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

test('passages of Quarto lose what encloses them, but for callouts, and code that nobody saw is left out', async () => {
  const draft = await draftOf(
    '.qmd',
    `::::: {.grid}
:::: {.callout-note}
### Mind
::: {.csl-entry}
It *is*.
:::
::::
:::::

\`\`\`{r}
#| include: false
a <- 1
\`\`\`

\`\`\`{r setup, echo=FALSE}
b <- 1
\`\`\`

\`\`\`{r}
#| label: one

c <- 1
\`\`\`

\`\`\`{=html}
<p>Raw <b>words</b></p>
\`\`\`

There are \`r nrow(data)\`.`,
  );
  assert.is(
    draft?.body,
    '> [!NOTE] Mind\n>\n> It *is*.\n\n```r\nc <- 1\n```\n\nRaw **words**\n\nThere are `r nrow(data)`.',
  );
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (2 times, at “.grid”, “.csl-entry”)',
    'Code that readers did not see is left out. (at “a <- 1”)',
    'Code that readers did not see is left out, and so is what it may have shown: put in the picture, table or words. (at “b <- 1”)',
    'Code that another program runs is only shown: put in what it prints or draws. (2 times, at “r nrow(data)”, “#| label: one c <- 1”)',
  ]);
});

test('code in a sentence that is run is told, whatever it reads, and a formula is not', async () => {
  for (const [code, isTold] of [
    ['r d$n', true],
    ['r round (x)', true],
    ['{python} n', true],
    ['{r}f(x)', true],
    ['r = cor(x, y)', false],
    ['r < f(x)', false],
    ['r package', false],
  ] as const)
    assert.is((await draftOf('.qmd', `So \`${code}\`.`))?.lost.length, Number(isTold), code);
});

test('code whose braces begin with a space is run, too', async () => {
  const draft = await draftOf('.qmd', '```{ r, echo=FALSE}\nx\n```\n\n```{ r}\ny\n```');
  assert.is(draft?.body, '```r\ny\n```');
});

test.run();
