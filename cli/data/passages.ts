import type { Passage } from '../core/shapes.ts';
import type { Heading } from '../parse/body.ts';
import type { AnyDocument } from '../parse/document.ts';
import { routeOf } from '../resolve/addresses.ts';
import { readSearchText } from './search-text.ts';

/** A passage is closed once it has this many characters: a paragraph or two. */
const passageLength = 600;

/** The text of a page in pieces of a paragraph or two; no piece runs past a heading. */
export function emitPassages(document: AnyDocument): Passage[] {
  const path = routeOf(document.kind, document.slug);
  if (path === null || !('title' in document.matter)) return [];
  const page = document.matter.title ?? document.slug;
  const passages: Passage[] = [];
  let heading: Heading | undefined;
  let text = '';
  const flush = () => {
    const id = `${path}#${passages.length + 1}`;
    if (text !== '')
      passages.push({ id, path, anchor: heading?.id ?? null, page, heading: heading?.title ?? null, text });
    text = '';
  };
  for (const [index, node] of document.body.root.children.entries()) {
    const next = document.body.headingOf.get(node);
    if (next !== undefined) {
      flush();
      heading = next;
      continue;
    }
    const words = readSearchText(node, document.body.blocks[index]);
    text = [text, words].filter((part) => part !== '').join('\n');
    if (text.length >= passageLength) flush();
  }
  flush();
  return passages;
}
