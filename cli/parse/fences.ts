/** Whether the front matter of a text can be told from its body, and if not, why; `start` and `end` are offsets. */
export type Fences =
  /** Of the line that closes it. */
  | { readonly kind: 'found'; readonly start: number; readonly end: number }
  | { readonly kind: 'missing'; readonly cause: MissingCause; readonly start: number; readonly end: number }
  | { readonly kind: 'language'; readonly name: string }
  | { readonly kind: 'unclosed'; readonly guess: number }
  | { readonly kind: 'crooked' | 'ended'; readonly start: number; readonly end: number };

/** What stands where the front matter should begin. */
export type MissingCause = 'text' | 'empty' | 'blank' | 'crooked' | 'code' | 'toml' | 'keys' | 'below' | 'bibtex';

/** What word processors make of three hyphens, and what hands make of them. */
const crooked = /^\s*(?:[–—]|[-–—−‐‑]{2,8})\s*$/;

/**
 * Finds the two lines `---` around the front matter. A language after the first (`---js`) is refused, a line that only
 * looks like one of the two is named, because a lenient reader would cut there all the same, and so is `...`, behind
 * which YAML reads nothing.
 */
export function findFences(text: string): Fences {
  const first = lineAt(text, 0);
  if (!first.startsWith('---') || first.startsWith('----')) return findCause(text, text.split('\n'));
  if (first.trim() === '---' && /[^-\t ]/.test(first)) return { kind: 'crooked', start: 0, end: first.length };
  if (first.trimEnd() !== '---') return { kind: 'language', name: first.slice(3).trim() };
  for (let start = first.length + 1; start <= text.length; ) {
    const line = lineAt(text, start);
    const span = { start, end: start + line.length };
    if (line.startsWith('---')) return { kind: line.trimEnd() === '---' ? 'found' : 'crooked', ...span };
    if (line.trimEnd() === '...') return { kind: 'ended', ...span };
    if (crooked.test(line)) return { kind: 'crooked', ...span };
    start = span.end + 1;
  }
  return { kind: 'unclosed', guess: guessEnd(text.split('\n')) };
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? text.length : end);
}

/** The line (from 1) after which the closing fence was probably forgotten: the last of the keys and lists at the top. */
function guessEnd(lines: readonly string[]): number {
  const end = lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|\s+\S|\s*- |\s*#\s)/.test(line));
  return end === -1 ? lines.length : end;
}

const isKey = (line: string | undefined) => /^[A-Za-z][\w-]*:(?:\s|$)/.test(line ?? '');

function findCause(text: string, lines: readonly string[]): Fences {
  const index = lines.findIndex((line) => line.trim() !== '');
  const line = lines[index] ?? '';
  const start = lines.slice(0, Math.max(index, 0)).reduce((sum, one) => sum + one.length + 1, 0);
  const say = (cause: MissingCause, end = start + line.length): Fences => ({ kind: 'missing', cause, start, end });
  if (index === -1) return say('empty', 1);
  if (index > 0 && line.trimEnd() === '---') return say('blank');
  if (/^[\s\u200b-\u200f\u2060\ufeff]*---\s*$/.test(line) || crooked.test(line))
    return isKey(lines[index + 1]) ? say('crooked') : say('text', 1);
  if (/^(?:```|~~~)/.test(line) && lines.slice(index + 1, index + 3).some((one) => one.trim() === '---' || isKey(one)))
    return say('code');
  if (/^\+{3}\s*$/.test(line)) return say('toml');
  if (/^@\w+\s*\{/.test(line)) return say('bibtex');
  if (isKey(line)) return say('keys');
  return /^---[ \t]*\n[A-Za-z][\w-]*:\s/m.test(text.slice(0, 2000)) ? say('below') : say('text', 1);
}
