import { allOf, childOf } from './xml.ts';

/** The styles of a document by their ids. */
export type Styles = ReadonlyMap<string, Element>;

/** The value of a setting, such as `w:numId`; empty where there is none. */
export function settingOf(element: Element | undefined): string {
  return element?.getAttribute('w:val') ?? '';
}

/** A property that a style gives its paragraphs, by itself or through one that it is based on. */
export function propertyOfStyle(styles: Styles, id: string, name: string): Element | undefined {
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

/** The styles in the part of a document that lists them; none where it has no such part. */
export function indexStyles(part: Document | null): Styles {
  return new Map(allOf(part, 'w:style').map((style) => [style.getAttribute('w:styleId') ?? '', style]));
}
