/**
 * Where a line of a text is among its headings: 2.5 is half of the way from its second heading to the third. The page
 * has the same headings, whatever height its figures give it. Lines count from 1, parts of a line included.
 */
export function readingPlace(text: string, line: number): number {
  const lines = text.split('\n');
  const bounds = [1, ...listHeadings(lines), lines.length + 1];
  const index = bounds.findLastIndex((bound, at) => at < bounds.length - 1 && bound <= Math.max(1, line));
  const [from = 1, to = 1] = bounds.slice(index);
  return index + Math.min(1, Math.max(0, line - from) / Math.max(1, to - from));
}

function listHeadings(lines: readonly string[]): number[] {
  let isCode = false;
  return lines.flatMap((line, index) => {
    if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode;
    return !isCode && /^#{2,4} /.test(line) ? [index + 1] : [];
  });
}
