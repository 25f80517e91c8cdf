import type { AnyDocument } from '../parse/document.ts';

const wordsPerMinute = 220;

/** The day of the last change; the date from git comes before the author's. */
export function emitUpdated(document: AnyDocument): string | null {
  return document.changed ?? ('updated' in document.frontMatter ? (document.frontMatter.updated ?? null) : null);
}

/** Reading time in whole minutes, at least 1. */
export function countMinutes(document: AnyDocument): number {
  const words = document.body.blocks.reduce((sum, { text }) => sum + countWords(text), 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** The number of words in a plain text with single spaces. */
function countWords(text: string): number {
  if (text === '') return 0;
  let words = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words += 1;
  return words;
}
