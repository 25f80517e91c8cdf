import { DOMParser } from '@xmldom/xmldom';

/** A parsed XML text; null if it is not well-formed. */
export function readXml(text: string): Document | null {
  let isBroken = false;
  const fail = () => {
    isBroken = true;
  };
  try {
    const document = new DOMParser({ errorHandler: { warning: () => {}, error: fail, fatalError: fail } });
    const read: Document | undefined = document.parseFromString(text, 'text/xml');
    return isBroken || !read?.documentElement ? null : read;
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

/** All descendants with a name, in document order. */
export function allOf(root: Document | Element, name: string): Element[] {
  return Array.from(root.getElementsByTagName(name));
}

/** The text of the paragraph around an element, without the element's own. */
export function paragraphOf(element: Node): string {
  let at: Node | null = element;
  while (at !== null && !/^(?:w|text):[ph]$/.test(at.nodeName)) at = at.parentNode;
  return (at?.textContent ?? '').replace(element.textContent ?? '', '');
}
