import type { AnyDocument } from '../parse/document.ts';

const wordsPerMinute = 220;

/** The day of the last change: git knows better than an author. */
export function emitUpdated(document: AnyDocument): string | null {
  return document.changed ?? ('updated' in document.matter ? (document.matter.updated ?? null) : null);
}

/** Reading time in whole minutes, at least 1. */
export function countMinutes(document: AnyDocument): number {
  const words = document.body.blocks.reduce((sum, block) => sum + (block.text.match(/\S+/g)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
