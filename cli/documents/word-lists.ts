import type { Element, ElementContent, Nodes, Parents, Text } from 'hast';
import { visit } from 'unist-util-visit';
import { findElement, hasClass, isElement, textOfElement } from './hast.ts';
import { type Losses, lettered } from './losses.ts';
import { itemMark } from './source.ts';

/** What is before an item: a number, a number that is not in digits (`next`), a bullet, or nothing if it continues the item before it. */
type Sign = number | 'next' | 'bullet' | 'none';

interface Item {
  readonly sign: Sign;
  readonly level: number;
}

/** Makes lists of the paragraphs that stand for items: those with our marks, and those with a number or bullet and spaces, which Word writes in web pages. */
export function makeLists(root: Parents, losses: Losses): void {
  const parents = new Set<Parents>();
  visit(root, 'element', (element, _index, parent) => {
    if (parent !== undefined && isListParagraph(element)) parents.add(parent);
  });
  for (const parent of parents) parent.children = gather(parent.children as ElementContent[], losses);
  visit(root, 'text', (text, _index, parent) => {
    if (!itemMark.test(text.value)) return;
    text.value = text.value.replace(itemMark, '');
    if (isElement(parent) && /^h[1-6]$/.test(parent.tagName))
      losses.add('The number of a heading is left out.', textOfElement(parent));
  });
}

/** Puts lists that stand between the items of another, as Google Docs and mail programs write them, into the item before. */
export function nestLists(root: Nodes): void {
  const isList = (node: Nodes | undefined): node is Element => isElement(node) && /^[uo]l$/.test(node.tagName);
  visit(root, 'element', (list, index = 0, parent) => {
    if (!isList(list) || !isList(parent)) return undefined;
    const item = parent.children.slice(0, index).findLast(isElement);
    if (item === undefined) return undefined;
    parent.children.splice(index, 1);
    item.children.push(list);
    return index;
  });
}

function isListParagraph(element: Nodes): element is Element {
  if (!isElement(element) || !/^(?:p|pre)$/.test(element.tagName)) return false;
  return hasClass(element, ...listClasses) || /mso-list:\s*l\d/.test(styleOf(element)) || markOf(element) !== undefined;
}

const listClasses = ['', 'CxSpFirst', 'CxSpMiddle', 'CxSpLast'].map((end) => `MsoListParagraph${end}`);

/** Gathers list paragraphs into lists and keeps everything else; a list paragraph without a mark continues the item before it. */
function gather(children: readonly ElementContent[], losses: Losses): ElementContent[] {
  const gathered: ElementContent[] = [];
  let open: Element[] = [];
  for (const child of children) {
    const item = isListParagraph(child) ? takeMark(child, losses) : null;
    const lists = item?.sign === 'none' ? open.slice(0, item.level) : open;
    const last = lists.at(-1)?.children.at(-1);
    if (item !== null && item.sign !== 'none') open = append(gathered, open, item, child as Element);
    else if (isListParagraph(child) || item !== null) {
      open = lists;
      (isElement(last) ? last.children : gathered).push(child);
    } else if (child.type !== 'text' || child.value.trim() !== '') {
      open = [];
      gathered.push(child);
    }
  }
  return gathered;
}

/** Puts an item into the list of its level; gives the lists that are open then, the innermost last. */
function append(gathered: ElementContent[], open: readonly Element[], { sign, level }: Item, text: Element): Element[] {
  const item: Element = { type: 'element', tagName: 'li', properties: {}, children: [text] };
  const tagName = sign === 'bullet' ? 'ul' : 'ol';
  const lists = open.slice(0, level);
  const list = lists.at(-1);
  const next = Number(list?.properties.start) + (list?.children.length ?? 0);
  const goesOn = typeof sign !== 'number' || sign === next;
  if (list !== undefined && lists.length === level && list.tagName === tagName && goesOn) {
    list.children.push(item);
    return lists;
  }
  const outer = lists.length === level ? lists.slice(0, -1) : lists;
  const properties = tagName === 'ol' ? { start: typeof sign === 'number' ? sign : 1 } : {};
  const fresh: Element = { type: 'element', tagName, properties, children: [item] };
  const holder = outer.at(-1)?.children.at(-1);
  if (isElement(holder)) holder.children.push(fresh);
  else gathered.push(fresh);
  return [...outer, fresh];
}

function markOf({ children: [first] }: Element): Text | undefined {
  return first?.type === 'text' && itemMark.test(first.value) ? first : undefined;
}

/** Removes the mark of an item from its paragraph and returns it; null if there is none. */
function takeMark(paragraph: Element, losses: Losses): Item | null {
  const own = markOf(paragraph);
  if (own !== undefined) {
    const [mark = '', level, sign = ''] = itemMark.exec(own.value) ?? [];
    own.value = own.value.slice(mark.length);
    return { level: Number(level), sign: sign === 'bullet' || sign === 'none' ? sign : Number(sign) };
  }
  const gap = findElement(
    paragraph,
    (one) => /font:\s*7\.0pt "Times New Roman"/.test(styleOf(one)) && textOfElement(one) === '',
  );
  if (gap === undefined) return null;
  const mark = paragraph.children.find((child) => isElement(child) && findElement(child, (one) => one === gap));
  const words = mark === undefined ? '' : textOfElement(mark);
  if (mark === undefined || words === '' || words.length > 6) return null;
  paragraph.children = paragraph.children.slice(paragraph.children.indexOf(mark) + 1);
  const level = Number(/mso-list:[^;]*level(\d)/.exec(styleOf(paragraph))?.[1] ?? indentOf(paragraph));
  if (!/^\(?(?:\d+|[a-np-z]|[ivx]+)[.)]+$/i.test(words)) return { sign: 'bullet', level };
  const number = Number.parseInt(words.replace('(', ''), 10);
  if (Number.isNaN(number)) losses.add(lettered, textOfElement(paragraph));
  return { sign: number || 'next', level };
}

/** The level of a paragraph by its margin, half an inch each. */
function indentOf(paragraph: Element): number {
  const [, size = '0.5', unit = 'in'] = /margin-left:\s*([\d.]+)(in|cm|pt)/.exec(styleOf(paragraph)) ?? [];
  const inches = Number(size) / { in: 1, cm: 2.54, pt: 72 }[unit as 'in' | 'cm' | 'pt'];
  return Math.max(1, Math.round(inches * 2));
}

function styleOf({ properties: { style } }: Element): string {
  return typeof style === 'string' ? style.replaceAll("'", '"') : '';
}
