import type { Heading } from '../parse/body.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { createNoteReader } from './note-text.ts';
import { readSearchText, sayHeading } from './search-text.ts';

/**
 * The plain text of a page by sections with an anchor (headings of level 2 and 3), and that of the footnotes which each
 * mentions first; text above them has no heading, and empty sections are included.
 */
export function listSectionTexts({ body }: AnyDocument, model: Model) {
  const sections: { heading: Heading | null; parts: string[]; notes: string[] }[] = [];
  const open = (heading: Heading | null) => void sections.push({ heading, parts: [], notes: [] });
  const listNotes = createNoteReader(body, model);
  open(null);
  for (const [index, node] of body.root.children.entries()) {
    const heading = body.headingOf.get(node);
    if (heading !== undefined && heading.depth <= 3) {
      open(sayHeading(node, heading));
      continue;
    }
    const words = readSearchText(node, body.blocks[index], model);
    if (words === '') continue;
    sections.at(-1)?.parts.push(words);
    sections.at(-1)?.notes.push(...listNotes(node).map(({ text }) => text));
  }
  return sections.map(({ heading, parts, notes }) => ({ heading, text: parts.join('\n'), notes }));
}
