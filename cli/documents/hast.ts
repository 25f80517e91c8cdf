import type { Element, Nodes, Parents } from 'hast';
import { visit } from 'unist-util-visit';

/** Whether a node is an element. */
export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element';
}

/** The first element that passes a test, in document order. */
export function findElement(root: Nodes, test: (element: Element) => boolean): Element | undefined {
  return [...listElements(root).keys()].find(test);
}

/** All elements of a tree in document order, each with its parent. */
export function listElements(root: Nodes): ReadonlyMap<Element, Parents | undefined> {
  const elements = new Map<Element, Parents | undefined>();
  visit(root, 'element', (element, _index, parent) => void elements.set(element, parent));
  return elements;
}

/** Whether an element has one of some classes. */
export function hasClass({ properties: { className } }: Element, ...names: readonly string[]): boolean {
  return Array.isArray(className) && className.some((name) => names.includes(String(name)));
}

/** The ids and names by which a link can target an element. */
export function idsOf({ properties: { id, name } }: Element): string[] {
  return [id, name].filter((one): one is string => typeof one === 'string' && one !== '');
}

/** The text of an element on one line. */
export function textOfElement(element: Nodes): string {
  let text = '';
  visit(element, (node) => {
    if (node.type === 'text') text += node.value;
    else if (isElement(node) && node.tagName === 'br') text += ' ';
  });
  return text.replace(/\s+/g, ' ').trim();
}
