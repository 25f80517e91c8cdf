import type { Element, Nodes, Parents } from 'hast';
import { letterAt } from '../core/labels.ts';
import { findElement, idsOf, isElement, listElements, textOfElement } from './hast.ts';

type Elements = ReadonlyMap<Element, Parents | undefined>;

interface Footnote {
  /** All marks in the text that link to it. */
  readonly links: Element[];
  readonly body: Element;
  /** The link that leads back to the mark. */
  readonly back: Element;
}

/**
 * Finds footnotes, whichever program wrote them, by pairs of links that lead to each other. The first link becomes an
 * element `note-mark`; the text around the second becomes an element `note` at the end of the document.
 */
export function takeFootnotes(root: Parents): void {
  const elements = listElements(root);
  const footnotes = findFootnotes(elements);
  const [first] = footnotes;
  if (first !== undefined) detachRule(first.body, elements);
  for (const [index, { links, body, back }] of footnotes.entries()) {
    const name = letterAt(index);
    detach(back, elements);
    detach(body, elements);
    for (const link of links) {
      const outer = elements.get(link);
      if (isElement(outer) && outer.tagName === 'sup') outer.tagName = 'span';
      Object.assign(link, { tagName: 'note-mark', properties: { name }, children: [] });
    }
    root.children.push({ type: 'element', tagName: 'note', properties: { name }, children: body.children });
  }
}

function findFootnotes(elements: Elements): Footnote[] {
  const targets = new Map<string, Element>();
  for (const element of elements.keys())
    for (const id of idsOf(element)) if (!targets.has(id)) targets.set(id, element);
  const found: Footnote[] = [];
  const inside = new Set<Element>();
  const known = new Map<Element, Footnote>();
  for (const [link, parent] of elements) {
    const target = inside.has(link) ? undefined : targets.get(addressOf(link) ?? '');
    if (target === undefined) continue;
    known.get(target)?.links.push(link);
    if (inside.has(target)) continue;
    const names = [...idsOf(link), ...(isElement(parent) ? idsOf(parent) : [])];
    const body = bodyOf(target, elements);
    const back = findElement(body, (one) => names.includes(addressOf(one) ?? ''));
    if (back === undefined || back === link) continue;
    const footnote = { links: [link], body, back };
    known.set(target, footnote);
    found.push(footnote);
    for (const one of listElements(body).keys()) inside.add(one);
  }
  return found;
}

/** The whole text of a note: a list item, or the largest element around the target that holds no other note. */
function bodyOf(target: Element, elements: Elements): Element {
  if (!['a', 'sup', 'span'].includes(target.tagName)) return target;
  let body = target;
  for (let outer = elements.get(body); isElement(outer); outer = elements.get(outer)) {
    if (!['sup', 'span', 'p', 'li', 'div'].includes(outer.tagName)) break;
    const isAlone = [...listElements(outer).keys()].filter((one) => addressOf(one) !== undefined).length === 1;
    if (['div', 'li'].includes(body.tagName) || (outer.tagName === 'div' && !isAlone)) break;
    body = outer;
  }
  return body;
}

function addressOf({ tagName, properties: { href } }: Element): string | undefined {
  return tagName === 'a' && typeof href === 'string' && /^#./.test(href) ? href.slice(1) : undefined;
}

/** Removes an element from its tree, and any parent that is empty without it, such as the list of notes. */
function detach(element: Element, elements: Elements): void {
  const parent = elements.get(element);
  if (parent === undefined) return;
  parent.children = parent.children.filter((child) => child !== element) as typeof parent.children;
  if (isElement(parent) && ['ol', 'ul', 'section', 'div', 'sup', 'span'].includes(parent.tagName) && isHollow(parent))
    detach(parent, elements);
}

/** Removes the rule between the text and its notes. */
function detachRule(body: Element, elements: Elements): void {
  const siblings = elements.get(body)?.children ?? [];
  const before = siblings
    .slice(0, siblings.indexOf(body))
    .filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const rule = before.at(-1);
  if (isElement(rule) && rule.tagName === 'hr') detach(rule, elements);
}

function isHollow(element: Element): boolean {
  const shown = (node: Nodes) => isElement(node) && !['hr', 'br', 'a'].includes(node.tagName);
  return textOfElement(element) === '' && !element.children.some(shown);
}
