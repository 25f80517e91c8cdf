import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileChanged, topic } from '../../support/workspace.ts';

const inLines = 'Put the formula between two lines that are `$$` alone';

for (const [text, hint] of [
  ['\\item One', 'Begin each item of a list with `- ` on a line of its own.'],
  ['If $\\alpha is', 'Write a second dollar where the formula ends.'],
  ['\\noindent The end.', 'Take it out: an empty line begins a paragraph.'],
  [environment('align'), `${inLines}, with \`\\begin{aligned}\` and \`\\end{aligned}\` around its lines.`],
  [environment('equation'), `${inLines}, without \`\\begin\` and \`\\end\`.`],
  [environment('itemize'), 'Begin each item with `- ` (or `1. `) on a line of its own.'],
  [environment('tabular'), 'Write a table of markdown: cells between bars, `|---|---|` below its header.'],
  [environment('figure'), 'Write a picture: `![What it shows](/media/name.svg)`.'],
  [environment('quote'), 'Begin each line of the quotation with `> `.'],
  [environment('proof'), 'Take out `\\begin` and `\\end`, and write what is between them in markdown.'],
  ['So \\emph{it} is.', 'Write `*…*` for emphasis.'],
  ['\\section{One}', 'Write a heading: `## …`.'],
  ['So\\footnote{it}.', 'Write `[^a]` here, and further down a line `[^a]: the note`.'],
  ['See \\url{it}.', 'Write a link: `[words](https://…)`.'],
  ['See \\ref{it}.', 'Write `[@fig:name]` for what has a label, and a link `[words](#its-anchor)` for a heading.'],
  ['\\includegraphics{it}', 'Put the picture in `media/` and write `![What it shows](/media/name.svg)`.'],
  ['So \\texttt{it} is.', 'Write it between backticks.'],
  ['\\caption{One}', 'Take it out.'],
  ['So \\other{it} is.', 'Write a formula between dollars, and anything else in markdown.'],
] as const) {
  test(`\`${text.split('\n')[0]}\` gets the advice that fits it`, async () => {
    const { problems } = await compileChanged({ 'topics/gamma.md': topic(text) });
    assert.equal(
      problems.map(({ rule, hint: given }) => [rule, given]),
      [['raw-tex', hint]],
    );
  });
}

function environment(name: string): string {
  return `\\begin{${name}}\nWords.\n\\end{${name}}`;
}

test.run();
