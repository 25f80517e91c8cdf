/**
 * The position of a line among the headings of a text: 2.5 is halfway from the second heading to the third. The page has
 * the same headings, so that it can scroll along whatever its height. Lines count from 1 and may be fractions.
 */
export function scrollPosition(text: string, line: number): number {
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
