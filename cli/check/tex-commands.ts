/** Commands and environments of TeX in a text: how they are found, reported and mended. */
import { labelOfTex } from '../core/labels.ts';
import { lineAround } from '../core/splice.ts';
import type { ParsedBody } from '../parse/body.ts';
import { type ByName, type Form, findByName, lineBefore, type Match, type Remedy, type StraySpan } from './form.ts';
import { type Advice, shorten } from './rule.ts';

/** `\emph{`, where the words in braces may follow in the next line. */
export const command: Form = {
  patterns: [[/\\(?!(?:auto|foot|no|paren|text)?cite)[a-zA-Z]{2,}\*?(?:\[[^\]\n]*\])?\{/g]],
  advise: (text) => {
    const [, hint = 'Write a formula between dollars, and anything else in markdown.'] =
      findByName(commands, /[a-zA-Z]+/.exec(text)?.[0]) ?? [];
    return staysTex(`${shorten(text)}…}`, hint);
  },
  mend: ({ start, written }, text) => {
    const name = /^\\([a-zA-Z]+)\*?\{$/.exec(written)?.[1];
    const open = start + written.length;
    const words = /^[^{}\n*`\\]*(?=\})/.exec(text.slice(open))?.[0];
    if (name === undefined || words === undefined || words.trim() !== words || words === '') return null;
    const [, , mend] = findByName(commands, name) ?? [];
    return mend?.({ start, end: open + words.length + 1, words, name }, text) ?? null;
  },
};

/** `\begin{equation}` up to its `\end`, or to the end of the text if that is missing. */
export const environment: Form = {
  find: findEnvironments,
  advise: (text) => {
    const [, hint = 'Take out `\\begin` and `\\end`, and write what is between them in markdown.'] =
      findByName(environments, text.slice('\\begin{'.length, -1)) ?? [];
    return staysTex(text, hint);
  },
  mend: mendEnvironment,
};

/** What is reported of TeX that readers see. */
export function staysTex(text: string, hint: string): Advice {
  return { reason: `\`${text}\` is TeX and stays in the text as it is written.`, hint };
}

/** Mends a command with the words in its braces. */
type MendBraced = (found: Braced, text: string) => Remedy | null;
type Braced = Pick<StraySpan, 'start' | 'end'> & { readonly words: string; readonly name: string };

const bold = 'Write `**…**` for bold words.';
const emphasis = 'Write `*…*` for emphasis.';
const heading = 'Write a heading: `## …`.';
const link = 'Write a link: `[words](https://…)`.';
const pointer = 'Write `[@fig:name]` for what has a label, and a link `[words](#its-anchor)` for a heading.';

const commands: readonly ByName<MendBraced>[] = [
  [/^textbf$/, bold, markBy('**')],
  [/^(?:bf|mathbf)$/, bold],
  [/^(?:emph|textit|textsl)$/, emphasis, markBy('*')],
  [/^it$/, emphasis],
  [/^(?:sub){0,2}section$/, heading, writeHeading],
  [/^(?:sub)*(?:section|chapter|paragraph)$/, heading],
  [/^footnote$/, 'Write `[^a]` here, and further down a line `[^a]: the note`.'],
  [/^url$/, link, markBy('<', '>')],
  [/^href$/, link],
  [/^(?:eq|auto|c)?ref$/, pointer, writeReference],
  [/^(?:pageref|label)$/, pointer],
  [/^includegraphics$/, 'Put the picture in `media/` and write `![What it shows](/media/name.svg)`.'],
  [/^texttt$/, 'Write it between backticks.', markBy('`')],
  [/^(?:end|caption|centering|vspace|hspace)$/, 'Take it out.'],
];

/** Puts marks of markdown around the words. */
function markBy(before: string, after = before): MendBraced {
  return ({ start, end, words }) => {
    const piece = `${before}${words}${after}`;
    return { title: `Write \`${piece}\``, splices: [{ start, end, piece }] };
  };
}

/** Writes a heading, if the command is alone in its line. */
function writeHeading({ start, end, words, name }: Braced, text: string): Remedy | null {
  const line = lineAround(text, start);
  if (line.start !== start || text.slice(end, line.end).trim() !== '') return null;
  const marks = '#'.repeat(name.split('sub').length + 1);
  return { title: 'Write a heading', splices: [{ start, end, piece: `${marks} ${words}` }] };
}

/** Replaces a reference to an equation, with the word and brackets around it, which the site writes by itself. */
function writeReference({ start, end, words }: Braced, text: string): Remedy | null {
  if (!text.includes(`{#${labelOfTex(words)}}`)) return null;
  const inBrackets = text[start - 1] === '(' && text[end] === ')' ? 1 : 0;
  const word = /(?:\b[Ee]q(?:uation|\.)[ ~\u00a0])?$/.exec(lineBefore(text, start - inBrackets))?.[0].length ?? 0;
  const piece = `[@${labelOfTex(words)}]`;
  return {
    title: `Write \`${piece}\``,
    splices: [{ start: start - inBrackets - word, end: end + inBrackets, piece }],
  };
}

const inLines = 'Put the formula between two lines that are `$$` alone';

const plain = `${inLines}, without \`\\begin\` and \`\\end\`.`;
const aligned = `${inLines}, with \`\\begin{aligned}\` and \`\\end{aligned}\` around its lines.`;

/** Environments; those for a formula with what is written between dollars for the TeX in them. */
const environments: readonly ByName<(tex: string) => string>[] = [
  [/^(?:align|gather)$/, aligned, (tex) => `\\begin{aligned}\n${tex}\n\\end{aligned}`],
  [/^(?:align|gather|multline|eqnarray|split)/, aligned],
  [/^(?:equation|displaymath)$/, plain, (tex) => tex],
  [/^(?:equation|displaymath|math)/, plain],
  [/^(?:itemize|enumerate|description)/, 'Begin each item with `- ` (or `1. `) on a line of its own.'],
  [/^table|^tabular/, 'Write a table of markdown: cells between bars, `|---|---|` below its header.'],
  [/^figure/, 'Write a picture: `![What it shows](/media/name.svg)`.'],
  [/^quot/, 'Begin each line of the quotation with `> `.'],
];

function findEnvironments({ prose: { text } }: ParsedBody): StraySpan[] {
  const found: StraySpan[] = [];
  let end = 0;
  for (const { index, 0: words } of text.matchAll(/\\begin\{\s*[a-zA-Z]+/g)) {
    if (index < end) continue;
    const name = words.slice(words.indexOf('{') + 1).trim();
    const close = text.indexOf(`\\end{${name}`, index);
    end = close === -1 ? text.length : close + name.length + 5;
    found.push({ start: index, end, text: `\\begin{${name}}` });
  }
  return found;
}

function mendEnvironment({ start }: Match, text: string): Remedy | null {
  const end = endOfEnvironment(text, start);
  const [, name = '', inside = ''] = /^\\begin\{([a-z]+)\*?\}(.*)\\end\{\1\*?\}$/s.exec(text.slice(start, end)) ?? [];
  const [, , write] = findByName(environments, name) ?? [];
  if (write === undefined) return null;
  const [label, ...others] = Array.from(inside.matchAll(/\\label\{([^{}]*)\}/g), ([, one = '']) => one);
  const tex = inside.replace(/\\label\{[^{}]*\}/g, '').trim();
  const isMeant = label !== undefined && others.length === 0 && text.includes(`ref{${label}}`);
  return writeBlock({ start, end }, text, write(tex), isMeant ? `: {#${labelOfTex(label)}}` : null);
}

function endOfEnvironment(text: string, start: number): number {
  const name = /^\\begin\{([^{}]*)\}/.exec(text.slice(start, start + 40))?.[1] ?? '';
  const close = text.indexOf(`\\end{${name}}`, start);
  return close === -1 ? start : close + `\\end{${name}}`.length;
}

/** Writes a displayed formula in the place of a span, if that is on lines of its own. */
export function writeBlock(
  { start, end }: Pick<StraySpan, 'start' | 'end'>,
  text: string,
  tex: string,
  caption: string | null = null,
): Remedy | null {
  const before = lineBefore(text, start);
  if (before.trim() !== '' || before.length > 3) return null;
  const after = text.slice(end, lineAround(text, end).end);
  if (!/^\s*[.,;]?\s*$/.test(after)) return null;
  const behind = end + after.length;
  const label = caption === null ? '' : `\n\n${caption}${/^(?:\n\n|\n?$)/.test(text.slice(behind)) ? '' : '\n'}`;
  const piece = `$$\n${tex.trim().replace(/\n\s*\n/g, '\n')}${after.trim()}\n$$${label}`;
  return {
    title: 'Write it between two lines `$$`',
    splices: [{ start: start - before.length, end: behind, piece }],
  };
}
