/** Reads pages that were written by hand, with line breaks for paragraphs and tables for the places of things. */
import type { Element, ElementContent, Nodes, Parents } from 'hast';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { findElement, hasClass, idsOf, isElement, listElements, textOfElement } from './hast.ts';
import { rowsOf } from './html-tables.ts';
import { indented, type Losses } from './losses.ts';

/** Takes out the elements that only choose a typeface, which old pages open and close across paragraphs. */
export function unwrapFonts(root: Nodes): void {
  visit(root, 'element', ({ tagName, children }, index, parent) => {
    if (!/^(?:font|basefont|big)$/.test(tagName) || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1, ...children);
    return index;
  });
}

const containers = /^(?:article|blockquote|body|center|dd|div|li|main|p|section|td)$/;
const blocks =
  /^(?:address|article|aside|blockquote|center|details|dir|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|ul)$/;

/** An address of a home page, of the top of the page, or of the page before. */
const home = /^(?=.)(?:(?:\.{1,2}\/)*(?:(?:index|default|home)\.\w+)?|\/|#|#top|javascript:.*)$/i;

/** Makes paragraphs of what two line breaks part, and of notes below each other. */
export function splitParagraphs(root: Parents): void {
  visit(root, 'element', (element, index, parent) => {
    if (!containers.test(element.tagName) || !element.children.some(isBreak)) return undefined;
    const runs = splitRuns(element.children);
    if (runs === null) return undefined;
    if (element.tagName !== 'p' || parent === undefined || index === undefined) {
      element.children = runs;
      return undefined;
    }
    for (const run of runs) if (run.tagName === 'p') run.properties = element.properties;
    parent.children.splice(index, 1, ...runs);
    return [SKIP, index + runs.length];
  });
}

/** The content of an element with its runs of words as paragraphs; null where nothing parts them. */
function splitRuns(children: readonly ElementContent[]): Element[] | null {
  const found: Element[] = [];
  let run: ElementContent[] = [];
  let isParted = false;
  const flush = () => {
    while (isBlank(run[0])) run.shift();
    while (isBlank(run.at(-1))) run.pop();
    if (run.length > 0) found.push({ type: 'element', tagName: 'p', properties: {}, children: run });
    run = [];
  };
  for (const [index, node] of children.entries()) {
    if (isElement(node) && blocks.test(node.tagName)) {
      flush();
      found.push(node);
      continue;
    }
    run.push(node);
    if (!isBreak(node)) continue;
    let next = index + 1;
    while (isSpace(children[next])) next += 1;
    if (!isBreak(children[next]) && !beginsLine(children[next])) continue;
    isParted = true;
    flush();
  }
  flush();
  return isParted ? found : null;
}

function isBreak(node: Nodes | undefined): boolean {
  return isElement(node) && node.tagName === 'br';
}

function isBlank(node: ElementContent | undefined): boolean {
  return isBreak(node) || isSpace(node);
}

function isSpace(node: Nodes | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === '';
}

/** Whether a note begins here, with a link to its mark that has a name of its own, or a link home. */
function beginsLine(node: Nodes | undefined): boolean {
  const link = isElement(node) ? findElement(node, ({ tagName }) => tagName === 'a') : undefined;
  const address = String(link?.properties.href);
  return link !== undefined && (home.test(address) || (idsOf(link).length > 0 && address.startsWith('#')));
}

/** Makes quotations of the paragraphs that are only indented, and tells it. */
export function quoteIndented(root: Nodes, losses: Losses): void {
  visit(root, 'element', (element, index, parent) => {
    const { style, className } = element.properties;
    const isIndented = /(?<![\w-])margin-left:\s*0*[1-9.](?!.*text-indent:\s*-)/.test(String(style));
    // Word names contents, notes and lists by their classes.
    const isPlain = className === undefined || hasClass(element, 'MsoNormal');
    if (element.tagName !== 'p' || !isIndented || !isPlain || parent === undefined || index === undefined)
      return undefined;
    if (isElement(parent) && /^(?:li|td|th|blockquote)$/.test(parent.tagName)) return undefined;
    losses.add(indented, textOfElement(element));
    parent.children[index] = { type: 'element', tagName: 'blockquote', properties: {}, children: [element] };
    return SKIP;
  });
}

/** The letters from which on a cell may hold the text of a page. */
const wholePage = 500;

/** Lays open the tables of which one cell holds most of a page, in paragraphs. */
export function openLayoutTables(root: Nodes, losses: Losses): void {
  visit(root, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const rows = rowsOf(table);
    const cells = rows.flatMap((row) => row.children.filter(isElement));
    const texts = cells.map(textOfElement);
    const isWhole = ({ children }: Element, index: number) => {
      const { length } = texts[index] ?? '';
      const parts = children.filter((one) => isElement(one) && blocks.test(one.tagName));
      return length >= wholePage && length * 2 > texts.join('').length && parts.length > 1;
    };
    const isHeaded = [...cells, ...table.children].some(
      (one) => isElement(one) && /^(?:th|caption)$/.test(one.tagName),
    );
    if (isHeaded || !cells.some(isWhole)) return;
    losses.add('A table that places the parts of the page is laid open: they stand below each other.', texts.join(' '));
    for (const element of [table, ...table.children.filter(isElement), ...rows, ...cells])
      Object.assign(element, { tagName: 'div', properties: {} });
  });
}

const block = /^(?:address|blockquote|d[dlt]|div|figure|h[1-6]|li|ol|p|pre|section|t(?:able|body|d|h|r)|ul)$/;

/** Marks the words in another language than what is around them. */
export function markLanguages(page: Nodes, text: Nodes): void {
  const whole = (name: string) => findElement(page, ({ tagName }) => tagName === name);
  const own = languageOf(whole('body')) || languageOf(whole('html'));
  const parents = listElements(text);
  const languageAround = (element: Element): string => {
    for (let at: Nodes | undefined = parents.get(element); isElement(at); at = parents.get(at))
      if (languageOf(at) !== '') return languageOf(at);
    return own;
  };
  const foreign = [...parents.keys()].filter((element) => {
    const language = languageOf(element);
    const isWhole = element.tagName === 'html' || element.tagName === 'body';
    return !isWhole && /^[a-z]{2,3}$/.test(language) && language !== languageAround(element);
  });
  for (const element of foreign)
    for (const line of listLines(element)) {
      const properties = { language: languageOf(element) };
      line.children = [{ type: 'element', tagName: 'foreign', properties, children: line.children }];
    }
}

/** The elements within one, or itself, that hold words and no block. */
function listLines(element: Element): readonly Element[] {
  const blocks = [element, ...listElements(element).keys()].filter(
    (one, index) => index === 0 || block.test(one.tagName),
  );
  return blocks.filter(
    (one) =>
      textOfElement(one) !== '' &&
      ![...listElements(one).keys()].some((inner) => inner !== one && block.test(inner.tagName)),
  );
}

/** The language of an element, without its country. */
function languageOf(element: Element | undefined): string {
  const { lang, xmlLang } = element?.properties ?? {};
  return String(lang || xmlLang || '')
    .replace(/[-_].*/, '')
    .toLowerCase();
}

/** Whether a block is a paragraph of nothing but links home or to the top, and signs between them. */
function isWayHome(block: Root['children'][number]): boolean {
  if (block.type !== 'paragraph' || !block.children.some(({ type }) => type === 'link')) return false;
  return block.children.every(
    (node) =>
      (node.type === 'link' && home.test(node.url)) || (node.type === 'text' && !/[\p{L}\p{N}]/u.test(node.value)),
  );
}

/** Takes out the paragraphs that only lead home or to the top, and what repeats the title at the beginning. Gives the title. */
export function removeFrame(tree: Root, title: string | undefined, losses: Losses): string | undefined {
  const kept: Root['children'] = [];
  for (const block of tree.children) {
    if (!isWayHome(block)) {
      kept.push(block);
      continue;
    }
    losses.add('The navigation of the page is left out.', textOf(block));
    if (kept.at(-1)?.type === 'thematicBreak') kept.pop();
  }
  tree.children = kept;
  const [first] = tree.children;
  const words = first === undefined ? '' : textOf(first).replace(/\s+/g, ' ').trim();
  const isHeading = first?.type === 'heading';
  const isSame =
    words === title ||
    (isHeading && words.length > 3 && (words.startsWith(`${title}:`) || title?.startsWith(`${words} `) === true));
  if (title === undefined || !isSame || (!isHeading && first?.type !== 'paragraph')) return title;
  tree.children.shift();
  return words;
}
