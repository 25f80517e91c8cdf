/** Whether the front matter of a text can be told from its body, and if not, why; `start` and `end` are offsets. */
export type Fences =
  | { readonly kind: 'found' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'language'; readonly name: string }
  | { readonly kind: 'unclosed'; readonly guess: number }
  | { readonly kind: 'crooked'; readonly start: number; readonly end: number };

/**
 * Finds the two lines `---` around the front matter. A language after the first (`---js`) is refused, and a
 * closing line that is more than three hyphens is named, because a lenient reader would cut there all the same.
 */
export function findFences(text: string): Fences {
  const lines = text.split('\n');
  const first = lines[0] ?? '';
  if (!first.startsWith('---') || first.startsWith('----')) return { kind: 'missing' };
  if (first.trimEnd() !== '---') return { kind: 'language', name: first.slice(3).trim() };
  let offset = first.length + 1;
  for (const line of lines.slice(1)) {
    if (line.startsWith('---')) {
      return line.trimEnd() === '---'
        ? { kind: 'found' }
        : { kind: 'crooked', start: offset, end: offset + line.length };
    }
    offset += line.length + 1;
  }
  return { kind: 'unclosed', guess: guessEnd(lines) };
}

/** The line (from 1) after which the closing fence was probably forgotten: the last of the keys and lists at the top. */
function guessEnd(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|\s+\S|\s*- |\s*#\s)/.test(line));
  return end === -1 ? lines.length : end;
}
