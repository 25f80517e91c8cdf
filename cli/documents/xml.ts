import { DOMParser } from '@xmldom/xmldom';
import { isTooDeep } from './too-deep.ts';

/** A parsed XML file; null if it is missing, not well-formed, or nested too deep. */
export function readXml(bytes: Uint8Array | undefined): Document | null {
  const fail = (message: string) => {
    throw new Error(message);
  };
  try {
    const parser = new DOMParser({ errorHandler: { warning: () => {}, error: fail, fatalError: fail } });
    const document: Document | undefined = parser.parseFromString(new TextDecoder().decode(bytes), 'text/xml');
    return document?.documentElement && !isTooDeep(document.documentElement, childrenOf) ? document : null;
  } catch {
    return null;
  }
}

/** The child elements of an element. */
export function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}

/** The first child element with a name. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element && childrenOf(element).find((child) => child.nodeName === name);
}

/** All descendants with a name, in document order; none of a file that could not be read. */
export function allOf(root: Document | Element | null, name: string): Element[] {
  return Array.from(root?.getElementsByTagName(name) ?? []);
}

/** A run of Word that holds a text. */
export function makeRun(document: Document, text: string): Element {
  const run = document.createElement('w:r');
  const words = document.createElement('w:t');
  words.appendChild(document.createTextNode(text));
  run.appendChild(words);
  return run;
}

/** The text of the paragraph around an element, without the element's own. */
export function paragraphOf(element: Node): string {
  let at: Node | null = element;
  while (at !== null && !/^(?:w|text):[ph]$/.test(at.nodeName)) at = at.parentNode;
  return (at?.textContent ?? '').replace(element.textContent ?? '', '');
}
