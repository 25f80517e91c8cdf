import { foldAccents } from '../../core/text.ts';

/** Whether a text has every word of another, whatever their case and accents. */
export function hasWords(text: string, wanted: string): boolean {
  const folded = foldAccents(text);
  return foldAccents(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
