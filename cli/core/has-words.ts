import { foldAccents } from './text.ts';

/** What has the words, that first which begins with them. `read` gives the text of each. */
export function findByWords<T>(all: readonly T[], wanted: string, read: (one: T) => string): T[] {
  const found = all.filter((one) => hasWords(read(one), wanted));
  const begins = (one: T) => Number(foldAccents(read(one)).startsWith(foldAccents(wanted.trim())));
  return found.sort((a, b) => begins(b) - begins(a));
}

/** Whether a text has every word of another, whatever their case and accents. */
export function hasWords(text: string, wanted: string): boolean {
  const folded = foldAccents(text);
  return foldAccents(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
