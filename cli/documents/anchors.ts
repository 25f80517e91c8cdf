import type { Nodes } from 'hast';
import { createSlugger } from '../parse/slugger.ts';
import { emptyBefore, idsOf, listElements, textOfElement } from './hast.ts';

/** Points links to a heading, or to a bookmark in or right before one, at the anchor that the heading will have on the page. */
export function linkHeadings(root: Nodes): void {
  const anchors = new Map<string, string>();
  const elements = listElements(root);
  const slug = createSlugger([]);
  for (const heading of elements.keys()) {
    if (!/^h[1-6]$/.test(heading.tagName)) continue;
    const anchor = slug(textOfElement(heading));
    const before = emptyBefore(heading, elements);
    for (const one of [...(before ? [before] : []), ...listElements(heading).keys()])
      for (const id of idsOf(one)) anchors.set(id, anchor);
  }
  for (const element of elements.keys()) {
    if (element.tagName !== 'a') continue;
    const { href } = element.properties;
    const anchor = typeof href === 'string' && href.startsWith('#') ? anchors.get(href.slice(1)) : undefined;
    if (anchor !== undefined) element.properties.href = `#${anchor}`;
  }
}
