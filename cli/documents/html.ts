/** Reads HTML as Markdown: web pages, and what other documents were converted to. */
import type { Element, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { raiseSigns, type Script } from '../core/scripts.ts';
import { tableOf } from '../core/table.ts';
import { linkHeadings } from './anchors.ts';
import { takeFootnotes } from './footnotes.ts';
import { reportFormatting } from './formatting.ts';
import { readGoogle } from './google.ts';
import { findElement, hasClass, idsOf, isElement, listElements, textOfElement } from './hast.ts';
import { markMath } from './html-math.ts';
import { lowerCaptions, normalizeTables } from './html-tables.ts';
import type { Losses } from './losses.ts';
import { listEntries } from './moderncv.ts';
import {
  openLayoutTables,
  quoteIndented,
  removeFrame,
  splitParagraphs,
  tellLanguages,
  unwrapFonts,
} from './old-html.ts';
import { removeNodes } from './replace-nodes.ts';
import { readBlocks, readFacts, removeFurniture } from './saved-page.ts';
import type { Formula } from './source.ts';
import { quoteWords } from './tex.ts';
import { isTooDeep } from './too-deep.ts';
import { makeLists, nestLists } from './word-lists.ts';

/** Elements that are not part of the text, with what is reported of them; null for those that nobody misses. */
const left = tableOf<string | null>({
  script: null,
  style: null,
  template: null,
  noscript: null,
  head: null,
  link: null,
  meta: null,
  nav: 'The navigation of the page is left out.',
  form: 'A form is left out.',
  button: null,
  iframe: 'A page in a frame is left out.',
  object: 'An embedded object is left out.',
  embed: 'An embedded object is left out.',
  canvas: 'A drawing that a script makes is left out.',
  video: 'A film is left out: put it into `media/`.',
  audio: 'A recording is left out.',
  svg: 'A drawing inside the page is left out: save it as a file of its own, and put it in.',
});

/** The same by ARIA role. */
const roles = tableOf<string | null>({
  navigation: 'The navigation of the page is left out.',
  search: null,
  banner: null,
  contentinfo: null,
});

/** Whether a link within the page is a mere sign, and no place to which others lead. */
function isSign(link: Element): boolean {
  const isWithin = String(link.properties.href).startsWith('#') && idsOf(link).length === 0;
  return isWithin && /^[#¶🔗]$/u.test(textOfElement(link));
}

/** What is reported of an element that is removed, null for nothing; undefined for one that stays. */
function lossOf(element: Element): string | null | undefined {
  // Manuals put a link to each heading behind it.
  if (element.tagName === 'a' && (hasClass(element, 'headerlink', 'anchorjs-link') || isSign(element))) return null;
  if (hasClass(element, 'msocomoff', 'msocomtxt')) return null;
  if (hasClass(element, 'msocomanchor') || isLinkTo(element, '#cmnt')) return 'A comment is left out.';
  if (isGoogleComment(element)) return null;
  const loss = left[element.tagName];
  return loss === undefined ? roles[String(element.properties.role)] : loss;
}

/** Whether a node is a link to one of the anchors that Google Docs numbers. */
function isLinkTo(node: Nodes | undefined, anchor: string): boolean {
  return isElement(node) && node.tagName === 'a' && String(node.properties.href).replace(/\d+$/, '') === anchor;
}

/** Whether an element is a comment of Google Docs: its first paragraph begins with a link back to the text. */
function isGoogleComment({ tagName, children: [first] }: Element): boolean {
  const begin = tagName === 'div' && isElement(first) && first.tagName === 'p' ? first.children[0] : first;
  return /^(?:div|p)$/.test(tagName) && isLinkTo(begin, '#cmnt_ref');
}

/**
 * The text of an HTML page as a Markdown tree, with its title if it has one. A part of a page keeps all headings. Throws
 * a RangeError, as a full stack does, where its elements are nested too deep.
 */
export function readHtml(html: string, formulas: readonly Formula[], losses: Losses, { isPart = false } = {}) {
  const page = fromHtml(html);
  if (isTooDeep<Nodes>(page)) throw new RangeError('The elements are nested too deep.');
  const title = findElement(page, ({ tagName }) => tagName === 'title');
  const root: Parents = (isPart ? undefined : findMain(page)) ?? page;
  const facts = readFacts(page);
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
  const shown = isPart ? undefined : takeTitle(root);
  linkFrames(root, losses);
  removeElements(root, losses);
  removeContents(root, losses);
  if (!isPart) tellLanguages(page, root, losses);
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

function removeElements(root: Nodes, losses: Losses): void {
  let block: Nodes | undefined;
  visit(root, 'element', (element, index, parent) => {
    if (/^(?:p|li|td|th|h[1-6])$/.test(element.tagName)) block = element;
    const loss = lossOf(element);
    if (loss === undefined || parent === undefined || index === undefined) return undefined;
    parent.children.splice(index, 1);
    if (loss !== null) losses.add(loss, block === undefined ? '' : textOfElement(block));
    return [SKIP, index];
  });
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

/** Removes empty elements within a line, such as bookmarks: at each of them, the conversion looks through all that follow. */
function removeHollow(root: Nodes): void {
  removeNodes<Nodes>(
    root,
    (node) =>
      isElement(node) &&
      /^(?:a|b|em|font|i|s|span|strong|u)$/.test(node.tagName) &&
      node.children.length === 0 &&
      node.properties.tex === undefined,
  );
}

/** Removes the table of contents that Word writes: paragraphs that hold only a link to a heading. */
function removeContents(root: Nodes, losses: Losses): void {
  let isMet = false;
  removeNodes<Nodes>(root, (node) => {
    if (!isElement(node) || node.tagName !== 'p') return false;
    const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    const isLink = others.length === 0 && isElement(only) && only.tagName === 'a';
    const isEntry = isLink && /^#_Toc/.test(String(only.properties.href));
    isMet ||= isEntry;
    return isEntry;
  });
  if (isMet) losses.add('The table of contents is left out: the page makes its own.');
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
