import type { Managed } from './reference-managers.ts';
import { allOf } from './xml.ts';

/** What Zotero keeps in a document of LibreOffice: references between two marks, and its list in a section. */
export function listOdtCitations(text: Element): Managed[] {
  const codeOf = (element: Element) => element.getAttribute('text:name') ?? '';
  const citations = allOf(text, 'text:reference-mark-start').map((start) => {
    return { code: codeOf(start), shown: listUntilEnd(start, codeOf(start)) };
  });
  const lists = allOf(text, 'text:section').map((section) => ({ code: codeOf(section), shown: [section] }));
  return [...citations, ...lists];
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
