import { findClose } from '../edit/front-matter.ts';
import type { Site } from '../site.ts';
import { completeBody } from './complete-body.ts';
import { completeFrontMatter } from './complete-front-matter.ts';
import type { Completion } from './completion.ts';

/**
 * Completions at an offset of a file: publications after `[@`, addresses after `](`, anchors after `#`, figures, and the
 * keys and values of front matter.
 */
export function complete(site: Site, path: string, offset: number): readonly Completion[] {
  const document = site.documentOf(path);
  if (document === undefined) return [];
  const cursor = { site, document, offset };
  return isInFrontMatter(document.text, offset) ? completeFrontMatter(cursor) : completeBody(cursor);
}

/** Whether an offset is between the two `---` lines; the second may not be there yet. */
function isInFrontMatter(text: string, offset: number): boolean {
  if (!text.startsWith('---')) return false;
  const close = findClose(text);
  return offset > 3 && (close === -1 || offset <= close);
}
