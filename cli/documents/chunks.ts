/** What readers saw of the code that Quarto and R Markdown run, besides the code itself. */
import type { Code, Paragraph, Root } from 'mdast';
import { slugify } from '../core/slug.ts';
import { parseNative } from '../parse/markdown.ts';
import { readFrontMatter } from './front-matter.ts';
import type { Losses } from './losses.ts';

const drew = 'A picture that code drew is left out: save it, and put it in';
const made = 'A table that code made is left out: write it';
const place = 'above the words that stand in its place, with `: ` before these.';

/** The captions of the pictures and tables that a piece of code made, with their labels, to stand in their places. */
export function readResults(code: Code, losses: Losses): readonly Paragraph[] {
  if (!isRun(code)) return [];
  const written = [...code.value.matchAll(/^#\| ?(.*)$/gm)].map(([, line]) => line).join('\n');
  const options = readFrontMatter(written, losses, 'The options of a piece of code cannot be read as YAML.');
  const [, name = options.label] = /^\{\w+[ ,]+([\w:-]+) *[,}]/.exec(headOf(code)) ?? [];
  const [, , inHead] = /\bfig\.cap *= *(["'])(.*?)\1/.exec(headOf(code)) ?? [];
  const [kind, said] =
    options['tbl-cap'] === undefined ? ['fig', options['fig-cap'] ?? inHead] : ['tab', options['tbl-cap']];
  const captions = [said].flat().filter((one) => typeof one === 'string');
  return captions.map((words, index): Paragraph => {
    losses.add(`${kind === 'fig' ? drew : made} ${place}`, words);
    const own = slugify(String(name ?? '').replace(/^(?:fig|tbl|tab)[-:]/, ''));
    const label = own === '' ? '' : ` {#${kind}:${own}${captions.length > 1 ? `-${index + 1}` : ''}}`;
    const [first] = (parseNative(words.trim()) as Root).children;
    const inner = first?.type === 'paragraph' ? first.children : [{ type: 'text' as const, value: words }];
    return { type: 'paragraph', children: [...inner, { type: 'text', value: label }] };
  });
}

/** Whether a piece of code is not shown itself, as its first line or those below it say. */
export function isUnseen(code: Code): boolean {
  return (
    /\b(?:include|echo) *= *(?:F|FALSE)\b/.test(headOf(code)) || /^#\| *(?:include|echo): *false\b/m.test(code.value)
  );
}

/** Whether a piece of code is run, and what it makes is shown. */
export function isRun(code: Code): boolean {
  return !(
    /\b(?:include|eval) *= *(?:F|FALSE)\b/.test(headOf(code)) ||
    /^#\| *(?:include|eval|output): *false\b/m.test(code.value)
  );
}

function headOf({ lang, meta }: Code): string {
  return `${lang} ${meta ?? ''}`;
}
