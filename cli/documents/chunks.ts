/** What readers saw of the code that Quarto and R Markdown run, besides the code itself. */
import type { Code, Paragraph, Root } from 'mdast';
import { slugify } from '../core/slug.ts';
import { parseNative } from '../parse/markdown.ts';
import { type AnyFrontMatter, readFrontMatter } from './front-matter.ts';
import type { Losses } from './losses.ts';

const drew = 'A picture that code drew is left out: save it, and put it in';
const made = 'A table that code made is left out: write it';
const place = 'above the words that stand in its place, with `: ` before these.';

/** The captions of the pictures and tables that a piece of code made, with their labels, to stand in their places. */
export function readResults(code: Code, execution: AnyFrontMatter, losses: Losses): readonly Paragraph[] {
  if (!isRun(code, execution)) return [];
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

/** What the top of a page, or the code that sets it up, says of all its code: `echo`, `eval`, `include`, `output`. */
export function readExecution({ execute, format }: AnyFrontMatter, text: string): AnyFrontMatter {
  const isHidden = /\bopts_chunk\$set\((?:[^()]|\([^()]*\))*?\becho *= *(?:F|FALSE)\b/.test(text);
  return { ...(isHidden && { echo: false }), ...keysOf(keysOf(format).html), ...keysOf(execute) };
}

function keysOf(value: unknown): AnyFrontMatter {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether a piece of code is not shown itself. */
export function isUnseen(code: Code, execution: AnyFrontMatter): boolean {
  return !['include', 'echo'].every((key) => isOn(key, code, execution));
}

/** Whether a piece of code is run, and what it makes is shown. */
export function isRun(code: Code, execution: AnyFrontMatter): boolean {
  return ['include', 'eval', 'output'].every((key) => isOn(key, code, execution));
}

/** Whether something is done with a piece of code, as its first line, those below it, or the page say. */
function isOn(key: string, code: Code, execution: AnyFrontMatter): boolean {
  const [, inHead] = new RegExp(`\\b${key} *= *(\\w+)`).exec(headOf(code)) ?? [];
  const [, said = inHead] = new RegExp(`^#\\| *${key}: *(\\w+)`, 'm').exec(code.value) ?? [];
  return said === undefined ? execution[key] !== false : !/^(?:f|false)$/i.test(said);
}

function headOf({ lang, meta }: Code): string {
  return `${lang} ${meta ?? ''}`;
}
