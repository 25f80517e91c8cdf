import type { Span } from '../core/problem.ts';

interface Paint {
  readonly dim: (text: string) => string;
  readonly mark: (text: string) => string;
}

/** Only this many characters of a line are shown, around the marked part. */
const frameWidth = 100;

/** The line of a span and the one before it, with the span underlined. Empty for an empty file. */
export function drawFrame(text: string, span: Span, paint: Paint): string[] {
  const lines = text.split('\n');
  const source = lines[span.line - 1];
  if (source === undefined || text === '') return [];
  const gutter = String(span.line).length;
  const start = span.column - 1;
  const cut = start + span.length <= frameWidth ? 0 : Math.max(0, start - 20);
  const show = (line: string) => showText(line.slice(cut, cut + frameWidth).replace(/\t/g, ' '));
  const row = (label: string, line: string) =>
    `${paint.dim(`${label.padStart(gutter)} |`)}${line === '' ? '' : ` ${line}`}`;
  const before = lines[span.line - 2];
  const frame = before === undefined || before.trim() === '' ? [] : [row(String(span.line - 1), show(before))];
  const length = Math.max(1, Math.min(span.length, source.length - start, cut + frameWidth - start));
  return [
    ...frame,
    row(String(span.line), show(source)),
    row('', `${' '.repeat(start - cut)}${paint.mark('^'.repeat(length))}`),
  ];
}

/** Replaces control characters, which could move the cursor of a terminal or change its colours. */
export function showText(text: string): string {
  return text.replace(/\p{Cc}/gu, '\ufffd');
}
