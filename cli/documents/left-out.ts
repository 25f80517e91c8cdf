/** Takes out what is no part of the text of a page. */
import type { Element, Nodes } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { tableOf } from '../core/table.ts';
import { hasClass, idsOf, isElement, textOfElement } from './hast.ts';
import type { Losses } from './losses.ts';
import { removeNodes } from './replace-nodes.ts';

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

/** Removes what is not part of the text, and tells what readers may miss. */
export function removeElements(root: Nodes, losses: Losses): void {
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

/** Removes empty elements within a line, such as bookmarks: at each of them, the conversion looks through all that follow. */
export function removeHollow(root: Nodes): void {
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
export function removeContents(root: Nodes, losses: Losses): void {
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
