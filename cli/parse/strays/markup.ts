import type { Code, Delete, InlineCode } from 'mdast';
import { tagCitation } from '../citations.ts';
import type { Prose } from '../prose.ts';
import { runHead, runInline } from '../run-code.ts';
import { spanOf } from '../tree.ts';
import { matchPatterns, type Patterns, type Stray } from './stray.ts';

/** What Jekyll, Hugo and other generators fill in. */
export const shortcode = /\{\{[<%{]?[^{}]{0,500}\}\}|\{%[^%]{0,500}%\}/g;

const patterns = [
  ['assistant', /【[^【】\n]*†[^【】\n]*】/g, '【'],
  ['assistant', /:contentReference\\?\[oaicite:\d+\](?:\{[^{}\n]*\})?/g, ':contentReference'],
  // A citation has a rule of its own.
  ['shortcode', new RegExp(`(?!${tagCitation.source})(?:${shortcode.source})`, 'g'), '{'],
  ['contents', /\[\[_TOC_\]\]|(?<!\[)\[toc\](?!\])/gi, '['],
  [
    'attributes',
    /(?<![Ff]igure ?|\[oaicite:\d{1,3}\])\{\s*(?:[#.][\w-]+|-|[\w-]+=(?:["“][^{}"”\n]*["”]|[\w%.-]+))(?:\s[^{}\n]*)?\}/g,
    '{',
  ],
  ['label', /\{(?:fig|tab|eq|prop):[\w-]+\}/g, '{'],
  ['lost-label', /\{#(?:fig|tab|eq|prop):[\w-]+\}/g, '{#'],
  // What an import could not carry over.
  ['lost-pointer', /\\@(?:fig|tab|tbl|eq|sec|lst|thm|lem|cor|prp|def|exm|exr|rem)[-:][\w-]*\w/g, '\\@'],
  ['lost-citation', /\\\[[^\][]*\\@[\w:.-]*\d{4}[^\][]*\\\]/g, '\\@'],
  ['highlight', /(?<![=\w])==(?=\S)[^=\n\0]+(?<=\S)==(?![=\w])/g, '=='],
  ['emoji', /(?<![\w:]):[a-z][a-z_]{2,}:(?![\w:])/g],
  ['emphasis', /(?<![\\*])\*\*(?!\*)/g, '**'],
  ['emphasis', /(?<![\\\w])__(?=\p{L})|(?<=\p{L})__(?!\w)/gu, '__'],
  ['code', /(?<![`\\])`(?!`)/g, '`'],
  ['raised', /(?<=\w)\^[\w+-]{1,8}\^/g, '^'],
  ['note', /\^\[[^[\]\n]+\]/g, '^['],
  // No reference has the number 0: `[0, 1]` is an interval.
  ['number', /(?<![\\\]])\[[1-9]\d{0,2}(?:[,–-] ?\d{1,3})*\](?![\][(:])/g, '['],
] as const satisfies Patterns;

export type MarkupForm =
  | (typeof patterns)[number][0]
  | 'directive'
  | 'definition'
  | 'indent'
  | 'struck'
  | 'chunk'
  | 'option';

/** A sentence, with its end or, where the text goes on in the next line, without. */
const sentence = /^\s*["“]?\p{Lu}[^{}=;]*(?: [^\s{}=;]+){3}[^{}=;]*[.!?]["”]?\s*$/u;
const beginning = /^["“]?\p{Lu}[^{}=;\n]*$/u;

/** What begins a block other than code: a figure, a picture, a footnote, a heading, a callout, a row of a table. */
const otherBlock = /^(?:::figure|!\[|\[\^|##|> ?\[!|\|.*\|)/;

/** Paragraphs that became code because their first line is indented, as word processors do. */
export function findIndented(source: string, code: readonly Code[]): Stray<MarkupForm>[] {
  return code.flatMap((node): Stray<MarkupForm>[] => {
    const [start, end] = spanOf(node);
    const isFenced = /^[`~]/.test(source.slice(start, start + 1));
    const goesOn = /^\n\S/.test(source.slice(end, end + 2)) && beginning.test(node.value);
    if (isFenced || !(goesOn || sentence.test(node.value) || otherBlock.test(node.value))) return [];
    return [{ form: 'indent', start, end, text: node.value }];
  });
}

/** Code that R Markdown and Quarto run, in blocks and in sentences, and the `#|` that says how. */
export function findChunks(
  source: string,
  blocks: readonly Code[],
  inline: readonly InlineCode[],
): Stray<MarkupForm>[] {
  const find = (node: Code | InlineCode, form: MarkupForm, pattern: RegExp): Stray<MarkupForm>[] => {
    const [start, end] = spanOf(node);
    const found = pattern.exec(source.slice(start, end));
    if (found === null) return [];
    const at = start + found.index;
    return [{ form, start: at, end: at + found[0].length, text: found[0] }];
  };
  const found = [
    ...blocks.flatMap((node) => [
      ...find(node, 'chunk', runHead),
      ...find(node, 'option', /(?<=^[`~]{3,}[^\n]*\n)[ \t]*#\|.*/),
    ]),
    ...inline.flatMap((node) => find(node, 'chunk', runInline)),
  ];
  return found.sort((a, b) => a.start - b.start);
}

/** Words between two single tildes, which lower them in other dialects and begin estimates: `H~2~O`, `10~20 or 30~40`. */
export function findStruck(source: string, struck: readonly Delete[]): Stray<MarkupForm>[] {
  return struck.flatMap((node): Stray<MarkupForm>[] => {
    const [start, end] = spanOf(node);
    const text = source.slice(start, end);
    return text.startsWith('~~') ? [] : [{ form: 'struck', start, end, text }];
  });
}

/** Words between two tildes, with these as signs of the text. */
export function escapeTildes(text: string): string {
  return `\\~${text.slice(1, -1)}\\~`;
}

/** Markup of other markdown dialects and invalid emphasis, in reading order. */
export function findStrayMarkup(prose: Prose, source: string): Stray<MarkupForm>[] {
  const { text } = prose;
  const found = matchPatterns<MarkupForm>(text, patterns);
  for (const { start, text: line, paragraph } of prose.lines) {
    const mark = (form: MarkupForm, words: string) =>
      found.push({ form, start, end: start + words.length, text: words });
    const directive = /^:::+(?! ?figure) ?[\w-]*|^[!?]{3}\+? \w+/.exec(line)?.[0];
    if (directive !== undefined) mark('directive', directive.trim());
    // At the beginning of a paragraph it is a caption, and behind a reference a colon of the sentence.
    const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
    if (/^: +\S/.test(line) && !/[^\s>*+.)\d-]/.test(before) && start !== prose.paragraphs[paragraph]?.[0])
      mark('definition', ':');
  }
  return found.sort((a, b) => a.start - b.start);
}
