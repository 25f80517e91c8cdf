import { ownText } from '../core/text.ts';
import type { TocEntry } from '../kinds/shapes/parts.ts';
import type { AnyDocument } from '../parse/document.ts';
import { sayHeading } from './search-text.ts';

const wordsPerMinute = 220;

/**
 * The day of the last change; the date from git, if it counts, comes before the author's. For readers, a page that
 * waited for its day is no older than that.
 */
export function emitUpdated({ changed, frontMatter }: AnyDocument, doesGitCount = true): string | null {
  const day = (doesGitCount ? changed : null) ?? ('updated' in frontMatter ? frontMatter.updated : undefined) ?? null;
  const appeared = ('publishAt' in frontMatter ? frontMatter.publishAt : undefined) ?? '';
  return day !== null && day < appeared ? appeared : day;
}

/** Reading time in whole minutes, at least 1. */
export function countMinutes(document: AnyDocument): number {
  const words = document.body.blocks.reduce((sum, { text }) => sum + countWords(text), 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The headings of the second and the third level. */
export function listHeadings({ body }: AnyDocument): TocEntry[] {
  return [...body.headingOf].flatMap(([node, heading]) => {
    const { id, title, depth } = sayHeading(node, heading);
    return depth === 2 || depth === 3 ? [{ id, title: ownText(title), depth }] : [];
  });
}

/** The number of words in a plain text with single spaces. */
function countWords(text: string): number {
  if (text === '') return 0;
  let words = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words += 1;
  return words;
}
