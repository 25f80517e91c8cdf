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

/**
 * The empty element right before another, or at the end of the paragraph before it, in which some programs and authors
 * put a name for links to what follows.
 */
export function emptyBefore(
  node: Nodes | undefined,
  elements: ReadonlyMap<Element, Parents | undefined>,
): Element | undefined {
  const siblings: readonly Nodes[] = (isElement(node) && elements.get(node)?.children) || [];
  const before = lastShown(siblings, siblings.indexOf(node as Nodes));
  const last = isElement(before) && before.tagName === 'p' ? lastShown(before.children) : before;
  return isElement(last) && last.children.length === 0 ? last : undefined;
}

/** The last of some nodes before an index that is not only white space. */
function lastShown(nodes: readonly Nodes[], end = nodes.length): Nodes | undefined {
  let at = end - 1;
  for (let one = nodes[at]; one?.type === 'text' && one.value.trim() === ''; one = nodes[at]) at -= 1;
  return nodes[at];
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
