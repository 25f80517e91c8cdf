import { bisect } from '../core/bisect.ts';
import type { Span } from '../core/problem.ts';

/** Converts offsets of one text into places. */
export type Lines = ReturnType<typeof indexLines>;

/** Converts offsets into lines and columns from 1; a span over several lines is cut at the end of its first line. */
export function indexLines(path: string, text: string) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    at(start: number, end: number): Span {
      const line = Math.max(bisect(starts.length, (index) => (starts[index] ?? 0) > start) - 1, 0);
      const from = starts[line] ?? 0;
      const lineEnd = (starts[line + 1] ?? text.length + 1) - 1;
      return { path, line: line + 1, column: start - from + 1, length: Math.max(1, Math.min(end, lineEnd) - start) };
    },
  };
}

/** What was found between two offsets of a file, each with its span. */
export function withSpans<T extends { readonly start: number; readonly end: number }>(
  { path, text }: { readonly path: string; readonly text: string },
  found: readonly T[],
): (T & { readonly at: Span })[] {
  if (found.length === 0) return [];
  const lines = indexLines(path, text);
  return found.map((one) => ({ ...one, at: lines.at(one.start, one.end) }));
}
