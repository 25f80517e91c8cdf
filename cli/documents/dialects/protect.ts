/** What no passage is looked for in: code, comments and formulas. */
import type { Code, Html, InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseNative } from '../../parse/markdown.ts';
import { spanOf } from '../../parse/tree.ts';
import type { Write } from './passage.ts';

/** From where to where something stands in a text. */
type Stretch = readonly [start: number, end: number];

/**
 * A formula between dollars without a backslash, by Pandoc's rule; one that begins within a line ends in its paragraph.
 */
const formula =
  /(?<!(?<!\\)\\)(?:\$\$(?:(?<=^[ \t>]*\$\$)[\s\S]*?|(?:[^\n]|\n(?![ \t>]*\n))*?)\$\$|\$(?=\S)[^$\n]*?(?<=\S)(?<!(?<!\\)\\)\$(?!\d))/gm;

/** Where code and comments begin and end. */
function findCode(text: string): readonly Stretch[] {
  return findNodes(text, ({ type, value }) => type !== 'html' || /^<(?:!--|pre|script|style)/i.test(value));
}

function findNodes(text: string, test: (node: Code | InlineCode | Html) => boolean): readonly Stretch[] {
  const found: Stretch[] = [];
  visit(parseNative(text) as Root, ['code', 'inlineCode', 'html'], (node) => {
    if (test(node as Code | InlineCode | Html)) found.push(spanOf(node));
  });
  return found;
}

function findFormulas(text: string): readonly Stretch[] {
  return Array.from(text.matchAll(formula), ({ index, 0: { length } }) => [index, index + length]);
}

/** Whether a place is within one of some stretches, which are in the order of the text and apart. */
function isWithin(stretches: readonly Stretch[], at: number): boolean {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stretches[middle]?.[1] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return (stretches[low]?.[0] ?? Number.POSITIVE_INFINITY) <= at;
}

/** Replaces a pattern in a text, but for what begins in code, in a comment or, unless it is looked for there, in a formula. */
export function replaceOutside(text: string, pattern: RegExp, write: Write, inFormulas = false): string {
  if (text.search(pattern) === -1) return text;
  // What begins with the dollars of a formula is the formula itself.
  const formulas = inFormulas ? [] : findFormulas(text).map(([start, end]) => [start + 1, end] as const);
  const code = findCode(text);
  return text.replace(pattern, (...found) => {
    const offset = found.findIndex((part) => typeof part === 'number');
    const at = found[offset];
    return isWithin(code, at) || isWithin(formulas, at) ? found[0] : write(found.slice(0, offset), text, at);
  });
}

const hiddenDollar = '\ue004';

/**
 * Hides the dollars that would begin formulas: those of code, and of prices in a text that has its formulas between
 * brackets with backslashes, which are written between dollars.
 */
export function hideDollars(text: string): string {
  if (!text.includes('$')) return text;
  const edges = [0, ...findCode(text).flat(), text.length];
  const pieces = edges.slice(1).map((end, index) => {
    const piece = text.slice(edges[index], end);
    return index % 2 === 1 ? piece.replaceAll('$', hiddenDollar) : piece;
  });
  return text.includes('\\(') ? hidePrices(pieces.join('')) : pieces.join('');
}

function hidePrices(text: string): string {
  const html = findNodes(text, ({ type }) => type === 'html');
  const formulas = findFormulas(text);
  return text.replace(/(?<!\\)\$(?=\d)/g, (dollar, at: number) => {
    if (isWithin(formulas, at)) return dollar;
    // HTML knows no backslashes.
    return isWithin(html, at) ? hiddenDollar : `\\${hiddenDollar}`;
  });
}

/** Shows the dollars that were hidden. */
export function showDollars(text: string): string {
  return text.replaceAll(hiddenDollar, '$');
}
