import type { Element, Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { visit } from 'unist-util-visit';
import { limits } from '../lib/limits.ts';

/**
 * How many elements a text may have on the page, and how deeply they may be nested; a larger text is shown as typed.
 */
export const budget = { elements: 2000, depth: 12 } as const;

/** Characters that open or close emphasis and links: the parser compares each with those before it. */
const mostMarks = 1000;
/** A line that begins with more quotes and lists than may be nested: the parser's time grows with their square. */
const nestedTooDeep = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))){${budget.depth + 1}}`, 'm');

interface File {
  readonly data: Record<string, unknown>;
}

/** Whether a text can be parsed quickly: no longer than a reply may be, not nested too deeply, and not mostly marks. */
export function canBeParsed(text: string): boolean {
  if (text.length > limits.reply || nestedTooDeep.test(text)) return false;
  return (text.match(/[*_~[\]]/g)?.length ?? 0) <= mostMarks;
}

/**
 * Empties a tree whose tables are over the budget: the next step would pad every short row, up to half a million cells.
 */
export function remarkTableBudget() {
  return (tree: MarkdownRoot, file: File): void => {
    let cells = 0;
    visit(tree, 'table', ({ children, align }) => {
      cells += children.length * (align?.length ?? 0);
    });
    if (cells <= budget.elements) return;
    tree.children = [];
    file.data.overBudget = true;
  };
}

/** Replaces a tree that is over the budget by one paragraph with the text as typed. */
export function rehypeBudget() {
  return (tree: Root, file: File): void => {
    if (file.data.overBudget !== true && isWithin(tree)) return;
    tree.children = [
      { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: String(file) }] },
    ];
  };
}

function isWithin(tree: Root): boolean {
  let elements = 0;
  let level: readonly Element[] = tree.children.filter(isElement);
  for (let depth = 0; level.length > 0; depth += 1) {
    elements += level.length;
    if (depth === budget.depth || elements > budget.elements) return false;
    level = level.flatMap(({ children }) => children.filter(isElement));
  }
  return true;
}

function isElement(node: { readonly type: string }): node is Element {
  return node.type === 'element';
}
