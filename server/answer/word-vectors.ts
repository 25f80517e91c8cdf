import { readFileSync } from 'node:fs';

/** The direction that a word points in, of length 1; words that stand in like company point alike. */
export type Direct = (word: string) => Float32Array | undefined;

/**
 * Reads the directions of 19,000 words, the site's and common English ones, from GloVe's vectors (trained on Wikipedia
 * and news, in the public domain), rounded to a byte a number; make-word-vectors.ts says where they come from.
 * The file begins with a line of its counts and a line for each word.
 */
export function readWordVectors(): Direct {
  const bytes = readFileSync(new URL('./word-vectors.bin', import.meta.url));
  const firstLine = bytes.indexOf('\n');
  const [count = 0, size = 0] = bytes.toString('latin1', 0, firstLine).split(' ').map(Number);
  const from = bytes.length - count * size;
  const words = bytes
    .toString('latin1', firstLine + 1, from)
    .trimEnd()
    .split('\n');
  const at = new Map(words.map((word, index) => [word, from + index * size]));
  const known = new Map<string, Float32Array>();
  return (word) => {
    const start = at.get(word);
    const found = known.get(word);
    if (start === undefined || found !== undefined) return found;
    const numbers = Float32Array.from({ length: size }, (_, index) => bytes.readInt8(start + index));
    const length = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0));
    const direction = numbers.map((number) => number / length);
    known.set(word, direction);
    return direction;
  };
}
