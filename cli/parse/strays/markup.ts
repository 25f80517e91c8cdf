import type { Code } from 'mdast';
import type { Prose } from '../prose.ts';
import { spanOf } from '../tree.ts';
import { matchStrays, type Stray } from './stray.ts';

export type MarkupForm =
  | 'directive'
  | 'attributes'
  | 'shortcode'
  | 'contents'
  | 'highlight'
  | 'emoji'
  | 'definition'
  | 'emphasis'
  | 'raised'
  | 'number'
  | 'indent'
  | 'assistant';

/** Paragraphs that became code because their first line is indented, as word processors do. */
export function findIndented(source: string, code: readonly Code[]): Stray<MarkupForm>[] {
  return code.flatMap((node): Stray<MarkupForm>[] => {
    const [start, end] = spanOf(node);
    const isFenced = /^[`~]/.test(source.slice(start, start + 1));
    if (isFenced || !/^\s*["“]?\p{Lu}[^{}=;]*(?: [^\s{}=;]+){3}[^{}=;]*[.!?]["”]?\s*$/u.test(node.value)) return [];
    return [{ form: 'indent', start, end, text: node.value }];
  });
}

/** Marks of other dialects of markdown, and emphasis that is none, in reading order. */
export function findStrayMarkup(prose: Prose): Stray<MarkupForm>[] {
  const { text } = prose;
  const found: Stray<MarkupForm>[] = [
    ...matchStrays(text, 'assistant', /【[^【】\n]*†[^【】\n]*】/g, '【'),
    ...matchStrays(text, 'assistant', /:contentReference\[oaicite:\d+\](?:\{[^{}\n]*\})?/g, ':contentReference'),
    ...matchStrays(text, 'shortcode', /\{\{[<%{]?[^{}\n]*\}\}|\{%[^%\n]*%\}/g, '{'),
    ...matchStrays(text, 'contents', /\[\[_TOC_\]\]|(?<!\[)\[toc\](?!\])/gi, '['),
    ...matchStrays(
      text,
      'attributes',
      /(?<!figure|\[oaicite:\d{1,3}\])\{\s*(?:[#.][\w-]+|[\w-]+=["“]?[\w%.-]+["”]?)(?:\s[^{}\n]*)?\}/g,
      '{',
    ),
    ...matchStrays(text, 'highlight', /(?<![=\w])==(?=\S)[^=\n\0]+(?<=\S)==(?![=\w])/g, '=='),
    ...matchStrays(text, 'emoji', /(?<![\w:]):[a-z][a-z_]{2,}:(?![\w:])/g),
    ...matchStrays(text, 'emphasis', /(?<![\\*])\*\*(?!\*)/g, '**'),
    ...matchStrays(text, 'emphasis', /(?<![\\\w])__(?=\p{L})|(?<=\p{L})__(?!\w)/gu, '__'),
    ...matchStrays(text, 'raised', /(?<=\w)\^[\w+-]{1,8}\^/g, '^'),
    ...matchStrays(text, 'number', /(?<![\\\]])\[\d{1,3}(?:[,–-] ?\d{1,3})*\](?![\][(:])/g, '['),
  ];
  for (const { start, text: line, paragraph } of prose.lines) {
    const mark = (form: MarkupForm, words: string) =>
      found.push({ form, start, end: start + words.length, text: words });
    const directive = /^:::+(?! ?figure) ?[\w-]*|^[!?]{3}\+? \w+/.exec(line)?.[0];
    if (directive !== undefined) mark('directive', directive.trim());
    // At the beginning of a paragraph it is a caption.
    if (/^: +\S/.test(line) && start !== prose.paragraphs[paragraph]?.[0]) mark('definition', ':');
  }
  return found.sort((a, b) => a.start - b.start);
}
