import { childOf } from './xml.ts';

/** The value of a setting, such as `w:numId`; empty where there is none. */
export function settingOf(element: Element | undefined): string {
  return element?.getAttribute('w:val') ?? '';
}

/** A property that a style gives its paragraphs, by itself or through one that it is based on. */
export function propertyOfStyle(styles: ReadonlyMap<string, Element>, id: string, name: string): Element | undefined {
  const met = new Set<string>();
  for (let at = id; at !== '' && !met.has(at); ) {
    met.add(at);
    const style = styles.get(at);
    const found = childOf(childOf(style, 'w:pPr'), name);
    if (found !== undefined) return found;
    at = settingOf(childOf(style, 'w:basedOn'));
  }
  return undefined;
}

/** The styles of a document by their ids. */
export function indexStyles(styles: readonly Element[]): ReadonlyMap<string, Element> {
  return new Map(styles.map((style) => [style.getAttribute('w:styleId') ?? '', style]));
}
