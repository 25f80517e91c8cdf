import { type Features, type MdastNode, markdownToMdast } from 'satteri';
import { maskDollars } from './dollars.ts';
import { type Nodes, type Root, spanOf, walkTree } from './tree.ts';

/** The characters that the native parser may copy: it copies a whole text node for each quote in it. */
const mostCopied = 40_000_000;

/**
 * The tree with typographic quotes, one character for one, so that offsets do not change. They stay straight where tens
 * of thousands in one paragraph would fill the memory.
 */
function parseQuotes(text: string): Root {
  const parse = (quotes: boolean) =>
    parseNative(text, { smartPunctuation: { quotes, dashes: false, ellipses: false } }) as Root;
  if (countCopied(text) <= mostCopied) return parse(true);
  const straight = parse(false);
  let copied = 0;
  walkTree(straight, (node) => {
    if (node.type === 'text') copied += countCopied(node.value);
  });
  return copied > mostCopied ? straight : parse(true);
}

function countCopied(text: string): number {
  return text.replace(/[^"']+/g, '').length * text.length;
}

/** The signs after which the native parser looks through a paragraph again or copies it, and how much it may do so. */
const costlySigns = /[&_]/g;
const mostLooked = 200_000_000;

/** The paragraph at which a text would cost the parser its memory, or minutes, such as 40,000 `&amp;` in one. */
export function findCostly(text: string): Nodes | undefined {
  if (countLooked(text) <= mostLooked) return undefined;
  let looked = 0;
  let found: Nodes | undefined;
  walkTree(parseMarkdown(text.replace(costlySigns, 'x')), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      looked += countLooked(text.slice(...spanOf(node)));
    if (looked > mostLooked) found ??= node;
  });
  return found;
}

function countLooked(text: string): number {
  return text.replace(/[^&_]+/g, '').length * text.length;
}

/** The most cells that a table may have: those of a text of 256 KB whose rows are written out. */
const mostCells = 150_000;

/** The offset of the line at which the tables of a text have too many cells, as short rows are filled up to the head. */
export function findEndlessTable(text: string): number | undefined {
  let [columns, cells, offset] = [0, 0, 0];
  for (const line of text.split('\n')) {
    if (/^[\s>|:-]+$/.test(line) && line.includes('-')) columns = line.split('|').length;
    else if (/^[\s>]*$/.test(line)) columns = 0;
    cells += columns;
    if (cells > mostCells) return offset;
    offset += line.length + 1;
  }
  return undefined;
}

/**
 * The native parser with the features that authors may use, plus the given ones. A test checks that its trees are those
 * of remark.
 */
export function parseNative(text: string, others: Features = {}): MdastNode {
  return markdownToMdast(text, { features: { gfm: true, math: true, frontmatter: false, ...others } });
}

/** The markdown tree of a text: CommonMark with tables, footnotes and math; a dollar sign for money stays text. */
export function parseMarkdown(text: string): Root {
  return maskDollars(text, parseQuotes);
}
