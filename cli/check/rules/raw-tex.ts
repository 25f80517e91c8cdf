import { insideBrackets, type TexForm } from '../../parse/strays/tex.ts';
import { type Advice, type Rule, reportStrays, shorten } from '../rule.ts';

export const rawTex: Rule = {
  id: 'raw-tex',
  level: 'warning',
  finds: 'TeX stands outside of dollar signs, and readers would see its backslashes.',
  example: { wrong: 'The cost is \\(k \\cdot n\\).', right: 'The cost is $k \\cdot n$.' },
  checkDocument: ({ body }) => reportStrays(body.strays.tex, (form, text) => advice[form](text)),
};

const inLines = 'Put the formula between two lines that are `$$` alone';

const advice: Readonly<Record<TexForm, (text: string) => Advice>> = {
  inline: (text) => ({
    reason: `\`${shorten(text)}\` is not read as a formula: readers see brackets.`,
    hint: 'Write a formula between dollars.',
    suggestion: `$${shorten(insideBrackets(text), 200)}$`,
  }),
  display: (text) => ({
    reason: `\`${shorten(text)}\` is not read as a formula: readers see brackets.`,
    hint: `${inLines}, without \`\\[\` and \`\\]\`.`,
  }),
  dollars: (text) => ({
    reason: `\`${shorten(text)}\` is not read as a formula: ${text.startsWith('\\') ? 'a backslash makes a dollar a plain one' : 'a space follows the first dollar'}.`,
    hint: 'Write the dollars right at the formula.',
    suggestion: `$${shorten(text.replace(/^\\?\$\s*|\s*\\?\$$/g, ''), 200)}$`,
  }),
  line: (text) => ({
    reason: `\`${shorten(text)}\` stands in one line, and is set as small as in a text.`,
    hint: 'Write each `$$` on a line of its own, and the formula between them.',
  }),
  environment: (text) => stays(text, environmentHint(text.slice('\\begin{'.length, -1))),
  command: (text) => stays(`${shorten(text)}…}`, commandHint(/[a-zA-Z]+/.exec(text)?.[0] ?? '')),
  symbol: (text) => stays(text, symbolHint(text)),
  open: (text) => ({
    reason: `\`${text}\` begins a formula that no second dollar ends.`,
    hint: 'Write a second dollar right where the formula ends, or `\\$` for a dollar sign.',
  }),
  quotes: (text) => ({
    reason: `\`${shorten(text)}\` shows the quotes of TeX as they are written.`,
    hint: 'Write straight quotes: they become typographic by themselves.',
    suggestion: `"${shorten(text.slice(2, -2), 200)}"`,
  }),
  tie: () => ({
    reason: 'The `~` of TeX stays in the text.',
    hint: 'Write a space.',
  }),
  dash: (text) => ({
    reason: `\`${text}\` stays in the text as ${text.length} hyphens.`,
    hint: 'Write the dash itself.',
    suggestion: text.length === 2 ? '–' : '—',
  }),
  comment: (text) => ({
    reason: `\`${shorten(text)}\` is a comment of TeX, which readers would see.`,
    hint: 'Take the line out.',
  }),
};

function stays(text: string, hint: string): Advice {
  return { reason: `\`${text}\` is TeX and stays in the text as it is written.`, hint };
}

function symbolHint(text: string): string {
  if (text === '\\item') return 'Begin each item of a list with `- ` on a line of its own.';
  if (text.startsWith('$')) return 'Write a second dollar where the formula ends.';
  return /^\\(?:par|noindent|maketitle|newpage|bigskip|medskip)$/.test(text)
    ? 'Take it out: an empty line begins a paragraph.'
    : `Write it as a formula, \`$${text}$\`, or type the sign.`;
}

function environmentHint(name: string): string {
  if (/^(?:align|gather|multline|eqnarray|split)/.test(name))
    return `${inLines}, with \`\\begin{aligned}\` and \`\\end{aligned}\` around its lines.`;
  if (/^(?:equation|displaymath|math)/.test(name)) return `${inLines}, without \`\\begin\` and \`\\end\`.`;
  if (/^(?:itemize|enumerate|description)/.test(name))
    return 'Begin each item with `- ` (or `1. `) on a line of its own.';
  if (/^tabular|^table/.test(name))
    return 'Write a table of markdown: cells between bars, `|---|---|` below its header.';
  if (/^figure/.test(name)) return 'Write a picture: `![What it shows](/media/name.svg)`.';
  if (/^quot/.test(name)) return 'Begin each line of the quotation with `> `.';
  return 'Take out `\\begin` and `\\end`, and write what is between them in markdown.';
}

function commandHint(name: string): string {
  if (/^(?:textbf|bf|mathbf)$/.test(name)) return 'Write `**…**` for bold words.';
  if (/^(?:emph|textit|textsl|it)$/.test(name)) return 'Write `*…*` for emphasis.';
  if (/^(?:sub)*(?:section|chapter|paragraph)$/.test(name)) return 'Write a heading: `## …`.';
  if (name === 'footnote') return 'Write `[^a]` here, and further down a line `[^a]: the note`.';
  if (/^(?:url|href)$/.test(name)) return 'Write a link: `[words](https://…)`.';
  if (/^(?:eq|auto|page|c)?ref$|^label$/.test(name))
    return 'Write `[@fig:name]` for what has a label, and a link `[words](#its-anchor)` for a heading.';
  if (name === 'includegraphics') return 'Put the picture in `media/` and write `![What it shows](/media/name.svg)`.';
  if (name === 'texttt') return 'Write it between backticks.';
  if (/^(?:end|caption|centering|vspace|hspace)$/.test(name)) return 'Take it out.';
  return 'Write a formula between dollars, and anything else in markdown.';
}
