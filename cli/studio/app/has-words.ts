import { fold } from '../../core/text.ts';

/** Whether a text has every word of another, whatever their case and accents. */
export function hasWords(text: string, wanted: string): boolean {
  const folded = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
