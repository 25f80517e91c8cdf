import type { ElementContent, Properties, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { htmlToHast } from 'satteri';
import temml from 'temml';
import { h } from './elements.ts';

/** TeX as MathML, or the reason why it cannot be parsed. */
export type Typeset = { readonly nodes: readonly ElementContent[] } | { readonly fault: string };

/** The last formulas, because the check, the page and the plain text of a page each ask for all of its formulas. */
const known = new Map<string, Typeset>();
const mostKnown = 2000;

/** Typesets TeX at build time; the browser needs no script for it. Do not change the nodes: others get the same. */
export function typesetMath(tex: string, displayMode: boolean): Typeset {
  const key = `${displayMode} ${tex}`;
  const typeset = known.get(key) ?? typesetAnew(tex, displayMode);
  known.set(key, typeset);
  const [oldest = key] = known.keys();
  if (known.size > mostKnown) known.delete(oldest);
  return typeset;
}

function typesetAnew(tex: string, displayMode: boolean): Typeset {
  try {
    const html = temml.renderToString(tex, {
      displayMode,
      throwOnError: true,
      strict: false,
      trust: false,
      maxExpand: 1000,
      maxSize: [20, 20],
    });
    const { children } = htmlToHast(html, { fragment: true }) as Root;
    const nodes = (children as ElementContent[]).map(slim);
    return { nodes: displayMode ? nodes : nodes.map(layInLine) };
  } catch (error) {
    return {
      fault:
        error instanceof Error
          ? error.message.replace(/^\s*(?:ParseError:)?\s*| at (?:position \d+|end of input)[\s\S]*$/g, '')
          : String(error),
    };
  }
}

/** Brackets that browsers stretch and classify by default. */
const bracket = /^[()[\]{}]$/;
/** Browsers set a single letter in italics by default; Greek letters are always left to that default. */
const letter = /^[a-zα-ω]$/iu;
const greek = /^[α-ω]$/iu;

/** Removes attributes that are browser defaults from a formula, and marks upright letters. */
function slim(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const { tagName, properties } = node;
  const children = node.children.filter((child) => !isNothing(child)).map(slim);
  const [only] = children;
  const text = only?.type === 'text' ? only.value : '';
  const { className: _, fence: __, style, ...rest } = properties;
  if (tagName === 'mo' && bracket.test(text)) {
    const { form: _, stretchy, ...others } = rest;
    return { ...node, children, properties: { ...others, ...(stretchy !== 'true' && { stretchy }) } };
  }
  if (tagName === 'mtd') return { ...node, children, properties: readCell(properties) };
  if (tagName === 'mrow' && /\bborder:/.test(String(style)))
    return { ...node, tagName: 'menclose', children, properties: { notation: 'box' } };
  if (tagName === 'mi' && greek.test(text)) return { ...node, children, properties: {} };
  if (tagName === 'mi' && /^[./,]$/.test(text)) return { ...node, tagName: 'mtext', children, properties: {} };
  if (tagName === 'mi' && !letter.test(text))
    return { ...node, children, properties: { ...rest, mathvariant: 'normal' } };
  if (tagName === 'mrow' && children.length === 1 && only?.type === 'element') return only;
  if (tagName === 'math' && children.length === 1 && only?.type === 'element' && only.tagName === 'mrow')
    return { ...node, children: only.children, properties: rest };
  return { ...node, children, properties: rest };
}

/** What temml says by classes and styles of a cell: the side to which it is set, and on which sides it has a line. */
function readCell({ className = [], style = '' }: Properties): Properties {
  const [columnalign] = [className].flat().flatMap((name) => /^tml-(left|right)$/.exec(String(name))?.[1] ?? []);
  const lines = Array.from(String(style).matchAll(/\bborder-\w+/g), ([line]) => line);
  return { ...(columnalign !== undefined && { columnalign }), ...(lines.length > 0 && { className: lines }) };
}

/** Signs next to which a fraction with a slash is still read as one number. */
const between = /^[=≠≈<>≤≥+−±×,;.]$/;

/** Writes plain fractions as `1/2`, so that they do not change the line height. */
function layInLine(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const { children } = node;
  const isApart = (beside: ElementContent | undefined) => beside === undefined || between.test(textOf(beside));
  return {
    ...node,
    children: children.flatMap((child, index) =>
      isApart(children[index - 1]) && isApart(children[index + 1]) ? withSlash(child) : [child],
    ),
  };
}

/** A fraction of two letters or numbers, written with a slash. */
function withSlash(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  const [above, below] = node.children;
  if (node.tagName === 'mstyle' && above !== undefined && below === undefined) return withSlash(above);
  if (node.tagName !== 'mfrac' || above === undefined || below === undefined) return [node];
  const isPlain = [above, below].every((part) => part.type === 'element' && /^m[in]$/.test(part.tagName));
  return isPlain ? [above, h('mtext', {}, '/'), below] : [node];
}

/** Whether a node is a space of zero width. */
function isNothing(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'mspace' && node.properties.width === undefined;
}
