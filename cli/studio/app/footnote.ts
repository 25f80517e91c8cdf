import { letterAt } from '../../core/labels.ts';

const example = 'The words of the note.';

/**
 * A text from where a new footnote has its mark, which is a place or behind the last words before it: with the note at
 * the end, under a letter that is free. Also gives where the words of the note begin in the piece, and their length.
 */
export function writeFootnote(text: string, at: number) {
  const written = text.trimEnd();
  const start = Math.min(at, written.length);
  let number = 0;
  while (text.includes(`[^${letterAt(number)}]`)) number += 1;
  const mark = `[^${letterAt(number)}]`;
  const before = `${mark}${written.slice(start)}\n\n${mark}: `;
  return { start, piece: `${before}${example}\n`, words: before.length, length: example.length };
}
