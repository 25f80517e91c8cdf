/** Reads HTML as Markdown: web pages, and what other documents were converted to. */
import type { Element, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { raiseSigns, type Script } from '../core/scripts.ts';
import { tableOf } from '../core/table.ts';
import { linkHeadings } from './anchors.ts';
import { takeFootnotes } from './footnotes.ts';
import { reportFormatting } from './formatting.ts';
import { readGoogle } from './google.ts';
import { findElement, hasClass, isElement, listElements, textOfElement } from './hast.ts';
import { markMath } from './html-math.ts';
import { lowerCaptions, normalizeTables } from './html-tables.ts';
import { removeContents, removeElements, removeHollow } from './left-out.ts';
import type { Losses } from './losses.ts';
import { listEntries } from './moderncv.ts';
import {
  markLanguages,
  openLayoutTables,
  quoteIndented,
  removeFrame,
  splitParagraphs,
  unwrapFonts,
} from './old-html.ts';
import { readBlocks, readFacts, removeFurniture } from './saved-page.ts';
import type { Formula } from './source.ts';
import { quoteWords } from './tex.ts';
import { takeTitleBlock } from './title-block.ts';
import { isTooDeep } from './too-deep.ts';
import { makeLists, nestLists } from './word-lists.ts';

/**
 * The text of an HTML page as a Markdown tree, with its title if it has one. A part of a page keeps all headings. Throws
 * a RangeError, as a full stack does, where its elements are nested too deep.
 */
export function readHtml(html: string, formulas: readonly Formula[], losses: Losses, { isPart = false } = {}) {
  const page = fromHtml(html);
  if (isTooDeep<Nodes>(page)) throw new RangeError('The elements are nested too deep.');
  const title = findElement(page, ({ tagName }) => tagName === 'title');
  const root: Parents = (isPart ? undefined : findMain(page)) ?? page;
  const { said, address } = readFacts(page);
  if (!isPart) removeFurniture(root, losses);
  readBlocks(root, losses);
  readGoogle(page);
  markMath(root, formulas);
  unwrapFonts(root);
  listEntries(root);
  makeLists(root, losses);
  nestLists(root);
  quoteIndented(root, losses);
  splitParagraphs(root);
  openLayoutTables(root, losses);
  const block = isPart ? {} : takeTitleBlock(root);
  const shown = isPart ? undefined : takeTitle(root);
  linkFrames(root, losses);
  removeElements(root, losses);
  removeContents(root, losses);
  if (!isPart) markLanguages(page, root);
  reportFormatting(root, losses);
  takeFootnotes(root);
  linkHeadings(root);
  normalizeTables(root, losses);
  showCitations(root);
  nameCaptions(root);
  lowerCaptions(root);
  removeHollow(root);
  const tree = toMdast(
    { type: 'root', children: root.children },
    { handlers, newlines: false, document: true },
  ) as Root;
  const named = shown ?? (title && textOfElement(title));
  const facts = { said: { ...block, ...said }, address };
  return { tree, title: isPart ? named : removeFrame(tree, named, losses), facts };
}

/** The part of a page that is its text, if it says so: of several articles what stands closest around them. */
function findMain(page: Nodes): Element | undefined {
  const isMain = ({ tagName, properties }: Element) => tagName === 'main' || properties.role === 'main';
  const elements = listElements(page);
  const [main] = [...elements.keys()].filter(isMain);
  const [article, ...others] = [...elements.keys()].filter(({ tagName }) => tagName === 'article');
  if (main !== undefined || article === undefined) return main;
  for (let at: Nodes | undefined = article; isElement(at); at = elements.get(at)) {
    const within = listElements(at);
    if (others.every((other) => within.has(other))) return at;
  }
  return undefined;
}

/** Superscripts and subscripts as Unicode characters where they exist, or else as TeX; ordinals and marks such as ™ stay plain. */
const script =
  (kind: Script): Handle =>
  (state, node) => {
    const children = state.all(node);
    const words = textOfElement(node);
    const isPlain = words === '' || /^(?:st|nd|rd|th|\(R\)|\(TM\)|®|™|\[.*\])$/i.test(words);
    if (isPlain || children.some((child) => child.type !== 'text')) return children as never;
    const raised = raiseSigns(kind, words);
    if (raised !== null) return { type: 'text', value: raised };
    const tex = /^\p{L}$/u.test(words) ? words : quoteWords(words);
    return { type: 'inlineMath', value: `{}${kind}{${tex}}` } as never;
  };

const caption: Handle = (state, node) => ({ type: 'caption', children: state.all(node) }) as never;

const handlers = tableOf<Handle>({
  span(state, node) {
    const { tex, display } = node.properties;
    if (tex === undefined) return state.all(node) as never;
    return { type: display === 'block' ? 'math' : 'inlineMath', value: String(tex) } as never;
  },
  foreign: (state, node) =>
    ({ type: 'foreign', language: String(node.properties.language), children: state.all(node) }) as never,
  sup: script('^'),
  sub: script('_'),
  'note-mark': (_state, node) => ({ type: 'footnoteReference', identifier: String(node.properties.name) }),
  note: (state, node) => ({
    type: 'footnoteDefinition',
    identifier: String(node.properties.name),
    children: state.toFlow(state.all(node)) as never,
  }),
  p(state, node, parent) {
    if (hasClass(node, 'caption')) return caption(state, node, parent);
    const children = state.all(node);
    return children.length === 0 ? undefined : { type: 'paragraph', children: children as never };
  },
  figcaption: caption,
});

/** Removes and returns the title: the heading that is marked as one, or the only one of level one. */
function takeTitle(root: Nodes): string | undefined {
  const first = [...listElements(root).keys()].filter((one) => one.tagName === 'h1' || isTitle(one));
  const title =
    first.find((one) => hasClass(one, 'title') || isTitle(one)) ?? (first.length === 1 ? first[0] : undefined);
  if (title === undefined) return undefined;
  const text = textOfElement(title).replace(/\s*¶$/, '');
  Object.assign(title, { children: [], tagName: 'template' });
  return text === '' ? undefined : text;
}

/** Whether an element is a title as Word and Google Docs write it, a paragraph with that style. */
function isTitle(element: Element): boolean {
  if (element.tagName !== 'p') return false;
  return hasClass(element, 'MsoTitle') || (hasClass(element, 'title') && /^h\./.test(String(element.properties.id)));
}

/** Makes links of the pages of other sites that are shown in a frame, such as films. */
function linkFrames(root: Nodes, losses: Losses): void {
  visit(root, 'element', (element) => {
    const { src, title } = element.properties;
    if (element.tagName !== 'iframe' || !/^https?:/.test(String(src))) return;
    losses.add('A page in a frame is a link now.', String(src));
    const words = { type: 'text', value: String(title || src) } as const;
    Object.assign(element, { tagName: 'a', properties: { href: src }, children: [words] });
  });
}

/** Makes captions of the boxes that al-folio writes below its pictures. */
function nameCaptions(root: Nodes): void {
  visit(root, 'element', (element) => {
    if (element.tagName === 'div' && hasClass(element, 'caption')) element.tagName = 'figcaption';
    // What is left out of a figure leaves words, which are no caption of what stands above it.
    const words = element.tagName === 'figure' ? element.children.find(isCaption) : undefined;
    if (words !== undefined && isElement(words) && !holdsMore(element, words)) words.tagName = 'p';
  });
}

const isCaption = (node: Nodes) => isElement(node) && node.tagName === 'figcaption';

/** Whether a figure shows something besides its caption. */
function holdsMore(figure: Element, words: Element): boolean {
  const isShown = ({ tagName, properties }: Element) => /^(?:img|table)$/.test(tagName) || properties.tex !== undefined;
  return textOfElement(figure) !== textOfElement(words) || findElement(figure, isShown) !== undefined;
}

/** Writes out Pandoc's citations, whose ids are in an attribute; the element itself is often empty. */
function showCitations(root: Nodes): void {
  visit(root, 'element', (element) => {
    const { dataCites } = element.properties;
    if (typeof dataCites !== 'string' || dataCites === '') return;
    const cited = dataCites.split(' ').map((id) => `@${id}`);
    element.children = [{ type: 'text', value: `[${cited.join('; ')}]` }];
  });
}
