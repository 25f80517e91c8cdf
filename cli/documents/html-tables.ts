import type { Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { findElement, isElement, wordsOf } from './hast.ts';
import type { Losses } from './losses.ts';

/** The caption of a table stands in it there, and below it here. */
export function lowerCaptions(root: Nodes): void {
  visit(root, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || parent === undefined || index === undefined) return;
    const shown = table.children.find((child) => isElement(child) && child.tagName === 'caption');
    if (!isElement(shown) || wordsOf(shown) === '') return;
    table.children = table.children.filter((child) => child !== shown);
    parent.children.splice(index + 1, 0, { ...shown, tagName: 'figcaption' });
  });
}

/** Names what a cell of a page cannot be. */
export function countMerged(root: Nodes, losses: Losses): void {
  visit(root, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName !== 'td' && tagName !== 'th') return;
    if (findElement(element, (one) => one.tagName === 'table') !== undefined)
      losses.add('A table inside a cell of another is words on one line now.');
    if (Number(properties.colSpan ?? 1) > 1 || Number(properties.rowSpan ?? 1) > 1)
      losses.add('A cell of a table that covers several is now the first of them, and the others are empty.');
  });
}
