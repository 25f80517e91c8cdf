/** A range of a text, as offsets, and its replacement. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly piece: string;
}

/** Replaces ranges of a text that do not overlap; everything else stays the same, byte by byte. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  return [...splices]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, piece }) => rest.slice(0, start) + piece + rest.slice(end), text);
}

/** The one range in which two lists or texts differ, with its end in each; empty in both if they are equal. */
export function rangeBetween<T>(before: ArrayLike<T>, after: ArrayLike<T>) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  const rest = countAtEnd(before, after, most - start);
  return { start, end: before.length - rest, endAfter: after.length - rest };
}

/** How many members two lists or texts have in common at their ends, up to a number. */
function countAtEnd<T>(before: ArrayLike<T>, after: ArrayLike<T>, most: number): number {
  let count = 0;
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) count += 1;
  return count;
}

/** The splice that makes one text of another; none if they are equal. */
export function spliceBetween(before: string, after: string): Splice[] {
  if (before === after) return [];
  const { start, end, endAfter } = rangeBetween(before, after);
  return [{ start, end, piece: after.slice(start, endAfter) }];
}

/** Splices of a text for what it has become; null if it has changed at one of them. */
export function moveSplices(splices: readonly Splice[], before: string, after: string): readonly Splice[] | null {
  const [change] = spliceBetween(before, after);
  if (change === undefined) return splices;
  // Of two equal lines one after the other, nobody can tell which of them is new.
  const same = countAtEnd(before, after, Math.min(before.length, after.length));
  const first = Math.min(change.start, before.length - same);
  if (splices.some(({ start, end }) => start <= change.end && end >= first)) return null;
  const by = after.length - before.length;
  return splices.map((one) => (one.start < change.start ? one : { ...one, start: one.start + by, end: one.end + by }));
}

/** The offset of a line and a column, both counted from 1. */
export function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}

/** The span of the line around an offset, without the line break. */
export function lineAround(text: string, offset: number): { readonly start: number; readonly end: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { start, end: end === -1 ? text.length : end };
}
