import type { Span } from '../core/problem.ts';

/** Converts offsets of one text into places. */
export type Lines = ReturnType<typeof indexLines>;

/** Converts offsets into lines and columns from 1; a span over several lines is cut at the end of its first line. */
export function indexLines(path: string, text: string) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    at(start: number, end: number): Span {
      const line = findLine(starts, start);
      const from = starts[line] ?? 0;
      const lineEnd = (starts[line + 1] ?? text.length + 1) - 1;
      return { path, line: line + 1, column: start - from + 1, length: Math.max(1, Math.min(end, lineEnd) - start) };
    },
  };
}

/** Index of the last start that is not after the offset. */
function findLine(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
