import type { Prose } from '../prose.ts';
import { matchStrays, type Stray } from './stray.ts';

export type LinkForm = 'address' | 'unclosed' | 'gap' | 'bracket' | 'reversed' | 'wide' | 'wiki' | 'name';

/** Links and pictures that are written so that they are none, in reading order. */
export function findStrayLinks({ text }: Prose): Stray<LinkForm>[] {
  if (!/[\][［］]/.test(text)) return [];
  const found: Stray<LinkForm>[] = [
    ...matchStrays(text, 'wiki', /(?<!\\)!?\[\[(?![_\0]?TOC)[^\][\n]+\]\]/g),
    ...matchStrays(text, 'address', /(?<!\\)!?\[[^\][]*\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g),
    ...matchStrays(text, 'unclosed', /(?<!\\)!?\[[^\][]*\]\([^()\n]*(?:\([^()\n]*\)?[^()\n]*)?$/gm),
    ...matchStrays(text, 'gap', /(?<!\\)\[[^\][\n]+\][ \u00a0]+\((?:https?:|www\.|mailto:|\/)[^)\s]*\)?/g),
    ...matchStrays(text, 'bracket', /(?<!\\)\[[^\][()\n]+\((?:https?:\/\/|www\.|\/)[^)\s]*\)?/g),
    ...matchStrays(text, 'reversed', /\([^()\n]+\)\[(?:https?:|www\.|\/)[^\]\s]*\]/g),
    ...matchStrays(text, 'wide', /[[［][^\][［］\n]+[\]］](?:（[^（）\n]*）|\((?:https?:|www\.|\/)[^)\s]*\))/g).filter(
      ({ text: words }) => /[［］（）]/.test(words),
    ),
    ...matchStrays(text, 'name', /(?<![\\\]]|\\[a-z]*cite[a-z]*\*?)\[(?![@^])[^\][\n]+\]\[(?![@^]|\d+\])[^\][\n]*\]/g),
  ];
  return found.sort((a, b) => a.start - b.start).filter((one, index, all) => one.start >= (all[index - 1]?.end ?? 0));
}
