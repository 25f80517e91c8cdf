import type { Element, Nodes, Parents } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { letterAt } from '../core/labels.ts';
import { escapePattern } from '../core/text.ts';
import { emptyBefore, findElement, hasClass, idsOf, isElement, listElements, textOfElement } from './hast.ts';

type Elements = ReadonlyMap<Element, Parents | undefined>;

interface Footnote {
  /** All marks in the text that link to it. */
  readonly links: Element[];
  readonly body: Element;
  /** The link that leads back to the mark, if there is one. */
  readonly back: Element | undefined;
}

/**
 * Finds footnotes, whichever program wrote them, by pairs of links that lead to each other, or by a link to a
 * text that begins with the same sign. The first link becomes an element `note-mark`; the text around the second becomes an element `note` at the end of the document.
 */
export function takeFootnotes(root: Parents): void {
  linkNotesInPlace(root);
  const elements = listElements(root);
  const footnotes = findFootnotes(elements);
  const [first] = footnotes;
  if (first !== undefined) detachOpening(first.body, elements);
  for (const [index, { links, body, back }] of footnotes.entries()) {
    const name = letterAt(index);
    if (back !== undefined) detach(back, elements);
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
    const names = [link, parent, emptyBefore(link, elements), emptyBefore(parent, elements)].flatMap((one) =>
      isElement(one) ? idsOf(one) : [],
    );
    const body = bodyOf(target, elements);
    const back = findElement(body, (one) => names.includes(addressOf(one) ?? ''));
    if (back === link || (back === undefined && !takeSign(body, link, parent))) continue;
    const footnote = { links: [link], body, back };
    known.set(target, footnote);
    found.push(footnote);
    for (const one of listElements(body).keys()) inside.add(one);
  }
  return found;
}

/** Puts notes that stand behind their marks, as a plugin of WordPress shows them at a click, at the end, with links. */
function linkNotesInPlace(root: Parents): void {
  const found = [...listElements(root)].filter(([one]) => hasClass(one, 'modern-footnotes-footnote__note'));
  for (const [index, [note, parent]] of found.entries()) {
    const siblings: readonly Nodes[] = parent?.children ?? [];
    const mark = siblings[siblings.indexOf(note) - 1];
    const link = isElement(mark) ? findElement(mark, ({ tagName }) => tagName === 'a') : undefined;
    if (parent === undefined || link === undefined) continue;
    const [id, backId] = [`note-in-place-${index}`, `mark-in-place-${index}`];
    link.properties = { href: `#${id}`, id: backId };
    parent.children = parent.children.filter((child) => child !== note) as typeof parent.children;
    const back: Element = { type: 'element', tagName: 'a', properties: { href: `#${backId}` }, children: [] };
    root.children.push({ type: 'element', tagName: 'p', properties: { id }, children: [...note.children, back] });
  }
}

/** Whether a note without a link back begins with the sign of its mark, which is taken out of it. */
function takeSign(body: Element, link: Element, parent: Parents | undefined): boolean {
  const sign = /^[[(]?(\d{1,3}|[*†‡]{1,3})[\])]?$/.exec(textOfElement(link))?.[1];
  const isRaised = (parent !== undefined && isRaise(parent)) || findElement(link, isRaise) !== undefined;
  // A number on the line may be a citation, whose list stays.
  if (sign === undefined || (/\d/.test(sign) && !isRaised) || !/^(?:p|li|dd|div)$/.test(body.tagName)) return false;
  let isMet = false;
  visit(body, 'text', (text) => {
    if (text.value.trim() === '') return undefined;
    const left = text.value.replace(new RegExp(`^\\s*[[(]?${escapePattern(sign)}(?!\\d)[\\]).:]?\\s*`), '');
    isMet = left !== text.value;
    text.value = left;
    return EXIT;
  });
  return isMet;
}

function isRaise(node: Nodes): boolean {
  return isElement(node) && node.tagName === 'sup';
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
  if (
    isElement(parent) &&
    ['ol', 'ul', 'blockquote', 'section', 'div', 'sup', 'span'].includes(parent.tagName) &&
    isHollow(parent)
  )
    detach(parent, elements);
}

/** Removes the heading of the notes and the rule between them and the text. */
function detachOpening(body: Element, elements: Elements): void {
  const parent = elements.get(body);
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const before = siblings
    .slice(0, siblings.indexOf(body))
    .filter((node) => node.type !== 'text' || node.value.trim() !== '');
  if (before.length === 0 && isElement(parent) && /^(?:ol|ul|div|section)$/.test(parent.tagName))
    detachOpening(parent, elements);
  for (let last = before.pop(); isElement(last) && isOpening(last); last = before.pop()) detach(last, elements);
}

/** Whether an element is a rule or the heading of the notes, alone in an element around it or not. */
function isOpening({ tagName, children }: Element): boolean {
  const [only, ...others] = children.filter(isElement);
  if (tagName === 'div' && only !== undefined && others.length === 0) return isOpening(only);
  return tagName === 'hr' || (/^h[1-6]$/.test(tagName) && notes.test(children.map(textOfElement).join('').trim()));
}

/** What notes are headed in the languages in which most old pages are written. */
const notes = /^(?:end|foot|fuß|fot|slut|voet|eind)?not(?:es?|en|er|as?)\b|^anmerkungen\b|^einzelnachweise\b/i;

function isHollow(element: Element): boolean {
  const shown = (node: Nodes) => isElement(node) && !['hr', 'br', 'a'].includes(node.tagName);
  return textOfElement(element) === '' && !element.children.some(shown);
}
