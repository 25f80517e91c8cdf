import type { Mended } from '../core/fix.ts';
import { offsetOf } from '../core/splice.ts';
import { tableOf } from '../core/table.ts';

/** The offsets of the line that closes the front matter of a text. */
export interface Fence {
  readonly start: number;
  readonly end: number;
}

/** Why front matter and body cannot be separated: what is at these offsets, and how to fix it. */
export interface NoFence extends Fence {
  readonly reason: string;
  readonly hint: string;
  /** The kind of mistake, where what follows depends on that; a `text` has no front matter at all. */
  readonly form?: keyof typeof causes | 'dots' | 'open';
}

/** What word processors turn three hyphens into, and common typing mistakes. */
const crooked = /^\s*(?:[–—]|[-–—−‐‑]{2,8}|[–—]{2,})\s*$/;

/**
 * Finds the two `---` lines around the front matter. It rejects a language after the first (`---js`), reports a line that
 * only looks like a fence, because a lenient parser would split there, and reports `...`, after which YAML reads nothing.
 */
export function findFences(text: string): Fence | NoFence {
  const first = lineAt(text, 0);
  if (!first.startsWith('---') || first.startsWith('----')) return findCause(text, text.split('\n'));
  if (first.trim() === '---' && /[^-\t ]/.test(first)) return refuseLine('beginning', 0, first.length);
  if (first.trimEnd() !== '---') {
    const name = first.slice(3).trim();
    const reason = `Front matter in \`${name}\` is not read.`;
    return { start: 0, end: name.length + 3, reason, hint: 'Write YAML after a line that is `---` alone.' };
  }
  for (let start = first.length + 1; start <= text.length; ) {
    const line = lineAt(text, start);
    const end = start + line.length;
    if (line.startsWith('---') && line.trimEnd() === '---') return { start, end };
    if (line.startsWith('---') || crooked.test(line)) return refuseLine('end', start, end, line);
    if (/^\.{3}(?:\s|$)/.test(line)) {
      const reason = '`...` ends the YAML here: what follows up to the next `---` would be left out.';
      const hint = 'Write `---` if the front matter ends here; otherwise take this line out.';
      return { start, end, form: 'dots', reason, hint };
    }
    start = end + 1;
  }
  const reason = 'The front matter is opened here and never closed.';
  return { start: 0, end: 3, form: 'open', reason, hint: `Add a line \`---\` after line ${guessEnd(text)}.` };
}

function refuseLine(where: 'beginning' | 'end', start: number, end: number, line = ''): NoFence {
  const reason = /[–—]/.test(line)
    ? `The three hyphens at the ${where} of the front matter have become dashes.`
    : `This line looks like the ${where} of the front matter and is not \`---\` alone.`;
  const hint = 'Write exactly three hyphens, at the margin, with nothing after them.';
  return { start, end, form: 'crooked', reason, hint };
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? text.length : end);
}

/** The line (from 1) after which the closing fence is probably missing: the last line of keys and lists at the top. */
function guessEnd(text: string): number {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && !/^(?:[\w-]+:|\s+\S|\s*- |\s*#\s)/.test(line));
  return end === -1 ? lines.length : end;
}

const isKey = (line: string | undefined) => /^[A-Za-z][\w-]*:(?:\s|$)/.test(line ?? '');

/** The text where the front matter should begin. */
function findCause(text: string, lines: readonly string[]): NoFence {
  const index = lines.findIndex((line) => line.trim() !== '');
  const line = lines[index] ?? '';
  const start = lines.slice(0, Math.max(index, 0)).reduce((sum, one) => sum + one.length + 1, 0);
  const say = (form: keyof typeof causes): NoFence => {
    const [reason, hint] = causes[form];
    return { start, end: start + line.length, form, reason, hint };
  };
  const sayOfFile = (form: keyof typeof causes): NoFence => ({ ...say(form), start: 0, end: 1 });
  if (index === -1) return sayOfFile('empty');
  if (line.startsWith('PK\u0003\u0004')) return sayOfFile('office');
  if (line.startsWith('{\\rtf')) return sayOfFile('rtf');
  if (/^<(?:!doctype )?html\b/i.test(line)) return sayOfFile('html');
  if (index > 0 && line.trimEnd() === '---') return say('blank');
  if (/^[\s\u200b-\u200f\u2060\ufeff]*---\s*$/.test(line) || crooked.test(line)) {
    const next = lines.slice(index + 1).find((one) => !/^\s*(?:#|$)/.test(one));
    if (!isKey(next)) return sayOfFile('text');
    return /[–—]/.test(line) ? refuseLine('beginning', start, start + line.length, line) : say('crooked');
  }
  if (/^(?:```|~~~)/.test(line) && lines.slice(index + 1, index + 3).some((one) => one.trim() === '---' || isKey(one)))
    return say('code');
  if (/^\+{3}\s*$/.test(line)) return say('toml');
  if (/^@\w+\s*\{/.test(line)) return say('bibtex');
  if (isKey(line)) return say('keys');
  return /^---[ \t]*\n[A-Za-z][\w-]*:\s/m.test(text.slice(0, 2000)) ? say('below') : sayOfFile('text');
}

const causes = {
  text: [
    'The file has no front matter.',
    'Begin the file with a line `---`, the keys, and a second line `---`; `npm run site -- new` writes such a file, and `npm run site -- import` makes one of a text.',
  ],
  empty: ['The file is empty.', 'Write the page, or remove the file; `npm run site -- new` makes one to fill in.'],
  office: [
    'The file is a document of Word or LibreOffice, whatever its name says.',
    'Let its name end with `.docx` or `.odt` again, and make a page of it with `npm run site -- import`.',
  ],
  rtf: [
    'The file is rich text, as TextEdit and WordPad save it, whatever its name says.',
    'Save it as plain text: in TextEdit with “Format”, “Make Plain Text”, elsewhere under “Save as”.',
  ],
  html: [
    'The file is a web page, whatever its name says.',
    'Let its name end with `.html`, and make a page of it with `npm run site -- import`.',
  ],
  blank: ['The front matter does not begin in the first line.', 'Take out the empty lines above this `---`.'],
  crooked: [
    'This line looks like the beginning of the front matter and is not `---` alone.',
    'Write exactly three hyphens in the first line, with nothing before or after them.',
  ],
  code: [
    'The front matter stands in a block of code, so it is none.',
    'Take out the lines of backticks around it: the file begins with `---`.',
  ],
  toml: [
    'Front matter between `+++` is TOML, which is not read.',
    'Write YAML between two lines `---`: `title: Example`.',
  ],
  keys: ['The line `---` above the keys is missing.', 'Add a line `---` above this one.'],
  below: [
    'Something stands above the front matter, so it is none.',
    'Begin the file with `---`; the title of a page stands in the front matter alone.',
  ],
  bibtex: [
    'This is an entry of BibTeX, not a page.',
    'Save it in a file such as `library.bib` outside of `content/`, and bring it in with `npm run site -- import library.bib`.',
  ],
} as const satisfies Readonly<Record<string, readonly [reason: string, hint: string]>>;

/** The text with its fences mended; it is not clear that the author meant it where a guess is needed. */
interface MendedFences extends Mended {
  readonly isClear?: boolean;
}

/** What mends a mistake in the fences, by its kind; null where only the author can. */
const mends = tableOf<(text: string, at: Fence) => MendedFences | null>({
  crooked: (text, { start }) => {
    const line = lineAt(text, start);
    const words = line.replace(/^[-–—−‐‑\s]+/, '');
    const rest = words === '' ? '' : `\n\n${words}`;
    const after = `${text.slice(0, start)}---${rest}${text.slice(start + line.length)}`;
    return { title: 'Write `---`', after, isClear: words === '' };
  },
  blank: (text, { start }) => ({ title: 'Take out the empty lines', after: text.slice(start) }),
  code: (text) => ({ title: 'Take out the lines of backticks', after: withoutCodeFence(text) }),
  keys: (text, { start }) => ({
    title: 'Add the line `---`',
    after: `${text.slice(0, start)}---\n${text.slice(start)}`,
  }),
  dots: (text, { start, end }) =>
    /^---[ \t]*$/m.test(text.slice(end))
      ? null
      : { title: 'Write `---`', after: `${text.slice(0, start)}---${text.slice(end)}` },
  open: (text) => {
    const guess = guessEnd(text);
    const at = offsetOf(text, { line: guess + 1, column: 1 });
    const after = `${text.slice(0, at)}---\n${text.slice(at)}`;
    return { title: `Add \`---\` after line ${guess}`, after, isClear: text[at] === '\n' };
  },
});

/** Mends a mistake in the fences of a text, which was reported between two offsets; null where only the author can. */
export function mendFences(text: string, at: Fence, form = ''): MendedFences | null {
  return mends[form]?.(text, at) ?? null;
}

/** Removes the code fence that chat assistants write around a page, or around its front matter; others stay. */
function withoutCodeFence(text: string): string {
  const [, fence = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
  const lines = text.replace(/^\s*(?:`{3,}|~{3,})[^\n]*\n/, '').split('\n');
  const close = lines.findIndex((line) => line.trimEnd() === fence);
  const head = lines.slice(0, close).filter((line) => line.trim() !== '');
  const isKeys = head.length > 0 && head.every((line) => /^(?:[\w-]+:|\s|- |#)/.test(line));
  if (close !== -1 && isKeys) return lines.with(close, '---').join('\n');
  if (close !== -1 && head.length > 1 && head.at(-1)?.trimEnd() === '---') return lines.toSpliced(close, 1).join('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const isUneven = lines.filter((line) => line.startsWith(fence)).length % 2 === 1;
  const isWhole = isUneven && lines[last]?.trimEnd() === fence;
  return isWhole ? `${lines.slice(0, last).join('\n')}\n` : lines.join('\n');
}
