import { DOMParser } from '@xmldom/xmldom';

/** The document that an XML text is, or null where it is none. */
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

/** The elements directly inside one. */
export function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((node): node is Element => node.nodeType === 1);
}

/** The first element directly inside one that has this name. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element && childrenOf(element).find((child) => child.nodeName === name);
}

/** All elements of this name below one, in the order of the text. */
export function allOf(root: Document | Element, name: string): Element[] {
  return Array.from(root.getElementsByTagName(name));
}

/** The text of the paragraph in which an element stands, without its own. */
export function paragraphOf(element: Node): string {
  let at: Node | null = element;
  while (at !== null && !/^(?:w|text):[ph]$/.test(at.nodeName)) at = at.parentNode;
  return (at?.textContent ?? '').replace(element.textContent ?? '', '');
}
