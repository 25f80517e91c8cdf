import type { Heading } from '../parse/body.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { readSearchText } from './search-text.ts';

/** The plain text of a page by sections with an anchor (headings of level 2 and 3); text above them has no heading, and empty sections are included. */
export function listSectionTexts({ body }: AnyDocument, model: Model) {
  const sections: { heading: Heading | null; parts: string[] }[] = [{ heading: null, parts: [] }];
  for (const [index, node] of body.root.children.entries()) {
    const heading = body.headingOf.get(node);
    if (heading !== undefined && heading.depth <= 3) {
      sections.push({ heading, parts: [] });
      continue;
    }
    const words = readSearchText(node, body.blocks[index], model);
    if (words !== '') sections.at(-1)?.parts.push(words);
  }
  return sections.map(({ heading, parts }) => ({ heading, text: parts.join('\n') }));
}
