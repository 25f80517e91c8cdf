import type { Prose } from '../prose.ts';
import { matchPatterns, type Patterns, type Stray } from './stray.ts';

const patterns = [
  ['wiki', /(?<!\\)!?\[\[(?![_\0]?TOC)[^\][\n]+\]\]/g],
  ['address', /(?<!\\)!?\[[^\][]*\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g],
  ['unclosed', /(?<!\\)!?\[[^\][]*\]\([^()\n]*(?:\([^()\n]*\)?[^()\n]*)?$/gm],
  ['gap', /(?<!\\)\[[^\][\n]+\][ \u00a0]+\((?:https?:|www\.|mailto:|\/)[^)\s]*\)?/g],
  ['bracket', /(?<!\\)\[[^\][()\n]+\((?:https?:\/\/|www\.|\/)[^)\s]*\)?/g],
  ['reversed', /\([^()\n]+\)\[(?:https?:|www\.|\/)[^\]\s]*\]/g],
  ['wide', /[[［][^\][［］\n]+[\]］](?:（[^（）\n]*）|\((?:https?:|www\.|\/)[^)\s]*\))/g],
  ['name', /(?<![\\\]]|\\[a-z]*cite[a-z]*\*?)\[(?![@^])[^\][\n]+\]\[(?![@^]|\d+\])[^\][\n]*\]/g],
] as const satisfies Patterns;

export type LinkForm = (typeof patterns)[number][0];

/** Invalid links and pictures, in reading order. */
export function findStrayLinks({ text }: Prose): Stray<LinkForm>[] {
  if (!/[\][［］]/.test(text)) return [];
  const found = matchPatterns<LinkForm>(text, patterns).filter(
    ({ form, text: words }) => form !== 'wide' || /[［］（）]/.test(words),
  );
  return found.sort((a, b) => a.start - b.start).filter((one, index, all) => one.start >= (all[index - 1]?.end ?? 0));
}
