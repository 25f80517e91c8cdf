import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { visit } from 'unist-util-visit';
import { findElement, hasClass, isElement, wordsOf } from './hast.ts';

/** An item of a list, as Word's web pages have it: a paragraph that begins with its mark. */
interface Item {
  readonly isNumbered: boolean;
  readonly number: number;
  readonly level: number;
}

/** Makes lists of the paragraphs that Word writes for them in a web page: a mark, a run of spaces, and the text. */
export function makeLists(root: Parents): void {
  const parents = new Set<Parents>();
  visit(root, 'element', (element, _index, parent) => {
    if (parent !== undefined && isListParagraph(element)) parents.add(parent);
  });
  for (const parent of parents) parent.children = gather(parent.children as ElementContent[]);
}

function isListParagraph(element: Nodes): element is Element {
  return (
    isElement(element) &&
    element.tagName === 'p' &&
    (hasClass(element, ...listClasses) || /mso-list:\s*l\d/.test(styleOf(element)))
  );
}

const listClasses = ['', 'CxSpFirst', 'CxSpMiddle', 'CxSpLast'].map((end) => `MsoListParagraph${end}`);

/** The paragraphs of lists, and of all else what it was; a paragraph without a mark goes on with the item before it. */
function gather(children: readonly ElementContent[]): ElementContent[] {
  const gathered: ElementContent[] = [];
  let open: Element[] = [];
  for (const child of children) {
    const item = isListParagraph(child) ? takeMark(child) : null;
    const last = open.at(-1)?.children.at(-1);
    if (item !== null) open = append(gathered, open, item, child as Element);
    else if (isListParagraph(child) && isElement(last)) last.children.push(child);
    else if (child.type !== 'text' || child.value.trim() !== '') {
      open = [];
      gathered.push(child);
    }
  }
  return gathered;
}

/** Puts an item into the list of its level; gives the lists that are open now, the innermost last. */
function append(
  gathered: ElementContent[],
  open: readonly Element[],
  { isNumbered, number, level }: Item,
  text: Element,
): Element[] {
  const item: Element = { type: 'element', tagName: 'li', properties: {}, children: [text] };
  const tagName = isNumbered ? 'ol' : 'ul';
  const lists = open.slice(0, level);
  const list = lists.at(-1);
  if (list !== undefined && lists.length === level && list.tagName === tagName) {
    list.children.push(item);
    return lists;
  }
  const outer = lists.length === level ? lists.slice(0, -1) : lists;
  const fresh: Element = {
    type: 'element',
    tagName,
    properties: isNumbered ? { start: number } : {},
    children: [item],
  };
  const holder = outer.at(-1)?.children.at(-1);
  if (isElement(holder)) holder.children.push(fresh);
  else gathered.push(fresh);
  return [...outer, fresh];
}

/** Takes the mark of an item out of its paragraph; null where there is none. */
function takeMark(paragraph: Element): Item | null {
  const gap = findElement(
    paragraph,
    (one) => /font:\s*7\.0pt "Times New Roman"/.test(styleOf(one)) && wordsOf(one) === '',
  );
  if (gap === undefined) return null;
  const mark = paragraph.children.find((child) => isElement(child) && findElement(child, (one) => one === gap));
  const words = mark === undefined ? '' : wordsOf(mark);
  if (mark === undefined || words === '' || words.length > 6) return null;
  paragraph.children = paragraph.children.slice(paragraph.children.indexOf(mark) + 1);
  const level = Number(/mso-list:[^;]*level(\d)/.exec(styleOf(paragraph))?.[1] ?? indentOf(paragraph));
  return {
    isNumbered: /^\(?(?:\d+|[a-np-z]|[ivx]+)[.)]+$/i.test(words),
    number: Number.parseInt(words, 10) || 1,
    level,
  };
}

/** The level of a paragraph by its margin: half an inch each. */
function indentOf(paragraph: Element): number {
  const [, size = '0.5', unit = 'in'] = /margin-left:\s*([\d.]+)(in|cm|pt)/.exec(styleOf(paragraph)) ?? [];
  const inches = Number(size) / { in: 1, cm: 2.54, pt: 72 }[unit as 'in' | 'cm' | 'pt'];
  return Math.max(1, Math.round(inches * 2));
}

function styleOf({ properties: { style } }: Element): string {
  return typeof style === 'string' ? style.replaceAll("'", '"') : '';
}
