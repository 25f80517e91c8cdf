import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { h } from './elements.ts';

/** Opening marks before a formula, and punctuation or letters attached after it. */
const opening = /[(“‘]+$/;
const closing = /^(?:[,.;:?!)”’%–—]|-\p{L}+)+/u;

/** The number of characters of a formula that fit into a line of a narrow screen with large letters. */
const mostInLine = 12;

/**
 * Wraps a formula, the punctuation attached to it and a citation mark in one span, because browsers may break a line
 * between a formula and a comma, unlike between a word and a comma. A long formula gets its own span, which scrolls if
 * it is wider than the screen.
 */
export function keepFormulas(parent: { children: ElementContent[] }): void {
  for (const child of parent.children) if (child.type === 'element' && !isFormula(child)) keepFormulas(child);
  if (parent.children.some(isFormula)) parent.children = keepTogether(parent.children);
}

function keepTogether(children: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = [];
  const rest = [...children];
  for (let node = rest.shift(); node !== undefined; node = rest.shift()) {
    if (!isFormula(node)) kept.push(node);
    else {
      const before = cutText(kept.at(-1), opening);
      const after = cutText(rest[0], closing);
      const mark = isEmpty(rest[0]) ? rest[1] : rest[0];
      const isCited = mark?.type === 'element' && mark.properties.className?.toString() === 'citation';
      if (isCited) rest.splice(0, rest.indexOf(mark) + 1);
      const parts = [before, node, after, ...(isCited ? [mark] : [])].filter((part) => part !== '');
      const isShort = parts.length === 1 && textOf(node).length <= mostInLine;
      kept.push(isShort ? node : h('span', {}, ...parts));
    }
  }
  return kept;
}

function isFormula(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'math' && node.properties.display !== 'block';
}

/** Removes the match of a pattern from a text node and returns it. */
function cutText(node: ElementContent | undefined, pattern: RegExp): string {
  if (node?.type !== 'text') return '';
  const [cut = ''] = pattern.exec(node.value) ?? [];
  node.value = node.value.replace(pattern, '');
  return cut;
}

function isEmpty(node: ElementContent | undefined): boolean {
  return node?.type === 'text' && node.value === '';
}
