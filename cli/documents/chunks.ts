/** The code in a document that Quarto or R Markdown runs, or another program draws, and what readers saw of it. */
import type { Code, Nodes, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { slugify } from '../core/slug.ts';
import { parseNative } from '../parse/markdown.ts';
import { runHead, runInline } from '../parse/run-code.ts';
import { type AnyFrontMatter, readFrontMatter } from './front-matter.ts';
import type { Losses } from './losses.ts';
import { replaceNodes } from './replace-nodes.ts';

const drew = 'A picture that code drew is left out: save it, and put it in';
const made = 'A table that code made is left out: write it';
const place = 'above the words that stand in its place, with `: ` before these.';

/** Shows the code that another program runs, and keeps the captions of what it made; what cannot be kept is told. */
export function readChunks(tree: Root, execution: AnyFrontMatter, losses: Losses): void {
  replaceNodes<Nodes>(tree, (node) => {
    if (node.type !== 'code' || !runHead.test(`\`\`\`${headOf(node)}`)) return null;
    const results = readResults(node, execution, losses);
    if (!isUnseen(node, execution)) return [node, ...results];
    losses.add(results.length > 0 || !isRun(node, execution) ? unseen : unseenRun, withoutOptions(node));
    return results;
  });
  visit(tree, 'inlineCode', ({ value }) => {
    if (runInline.test(`\`${value}`)) losses.add(onlyShown, value);
  });
  visit(tree, 'code', (code) => {
    if (
      /^(?:mermaid|chartjs|echarts|plotly|vega_lite|pseudocode|geojson|diff2html|typograms|dataview(?:js)?|query|tasks)$/.test(
        code.lang ?? '',
      )
    )
      losses.add(onlyShown, code.value);
    const [, dot, language] = /^\{(\.?) *(\w+)/.exec(headOf(code)) ?? [];
    if (language === undefined) return;
    if (dot === '') losses.add(onlyShown, code.value);
    Object.assign(code, {
      lang: language,
      meta: null,
      value: withoutOptions(code).replace(/^\n+/, ''),
    });
  });
}

const onlyShown = 'Code that another program runs is only shown: put in what it prints or draws.';
const unseen = 'Code that readers did not see is left out.';
const unseenRun =
  'Code that readers did not see is left out, and so is what it may have shown: put in the picture, table or words.';

/** A piece of code without the lines that say how it is run. */
function withoutOptions({ value }: Code): string {
  return value.replace(/^#\|.*\n?/gm, '');
}

/** The captions of the pictures and tables that a piece of code made, with their labels, to stand in their places. */
function readResults(code: Code, execution: AnyFrontMatter, losses: Losses): readonly Paragraph[] {
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
function isUnseen(code: Code, execution: AnyFrontMatter): boolean {
  return !['include', 'echo'].every((key) => isOn(key, code, execution));
}

/** Whether a piece of code is run, and what it makes is shown. */
function isRun(code: Code, execution: AnyFrontMatter): boolean {
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
