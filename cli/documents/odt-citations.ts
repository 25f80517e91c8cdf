import type { Losses } from './losses.ts';
import { citationKept, isCitation, isList, listLeftOut, removeListHeading, type Works } from './managed-citations.ts';
import { allOf } from './xml.ts';

/**
 * Writes the citations of Zotero in the syntax of this site, and takes out its list of references, unless a citation stays
 * as it was typed.
 */
export function takeCitations(text: Element, works: Works, losses: Losses): void {
  let isWhole = true;
  for (const start of allOf(text, 'text:reference-mark-start')) {
    const code = start.getAttribute('text:name') ?? '';
    if (!isCitation(code)) continue;
    const shown = listUntilEnd(start, code);
    const words = shown.map((node) => node.textContent).join('');
    const written = shown.length === 0 ? null : works.cite(code, words);
    if (written === null) {
      isWhole = false;
      losses.add(citationKept, words);
    } else {
      start.parentNode?.insertBefore(start.ownerDocument.createTextNode(written), start);
      for (const node of shown) node.parentNode?.removeChild(node);
    }
  }
  if (!isWhole) return;
  for (const list of allOf(text, 'text:section').filter((one) => isList(one.getAttribute('text:name') ?? ''))) {
    losses.add(listLeftOut);
    removeListHeading(list);
    list.parentNode?.removeChild(list);
  }
}

/** What stands between the marks of a reference. */
function listUntilEnd(start: Element, name: string): Node[] {
  const found: Node[] = [];
  for (let node = start.nextSibling; node !== null; node = node.nextSibling) {
    if (node.nodeName === 'text:reference-mark-end' && (node as Element).getAttribute('text:name') === name)
      return found;
    found.push(node);
  }
  return [];
}
