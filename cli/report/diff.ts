import { diffArrays } from 'diff';

/** A line of one text or of both, with its line end. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly line: string;
}

/** A text as lines that keep their ends; the last may have none. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/** The shortest way from one list of lines to another. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((line): DiffLine => ({ kind: added ? 'added' : removed ? 'removed' : 'same', line })),
  );
}

/** The lines in which two texts differ, with one on each side of them. */
export function diffTexts(before: string, after: string): DiffLine[] {
  const lines = diffLines(splitLines(before), splitLines(after));
  const isNear = (index: number) => [-1, 0, 1].some((step) => (lines[index + step]?.kind ?? 'same') !== 'same');
  return lines.filter((_, index) => isNear(index));
}

/** Lines shown around what differs. */
const context = 3;

/** The difference of two texts as `patch` and `git apply` read it; a null path is a file that is not there. */
export function formatDiff(from: string | null, to: string | null, before: string, after: string): string {
  const lines = diffLines(splitLines(before), splitLines(after));
  const head = [`--- ${from === null ? '/dev/null' : `a/${from}`}`, `+++ ${to === null ? '/dev/null' : `b/${to}`}`];
  const intro = [`diff --git a/${from ?? to} b/${to ?? from}`];
  if (from === null) intro.push('new file mode 100644');
  if (to === null) intro.push('deleted file mode 100644');
  if (from !== null && to !== null && from !== to) intro.push(`rename from ${from}`, `rename to ${to}`);
  const hunks = cutHunks(lines).map(formatHunk);
  return `${[...intro, ...(hunks.length > 0 ? head : [])].join('\n')}\n${hunks.join('')}`;
}

interface Hunk {
  readonly start: number;
  readonly lines: readonly DiffLine[];
  readonly before: number;
  readonly after: number;
}

function cutHunks(lines: readonly DiffLine[]): Hunk[] {
  const changed = lines.flatMap((line, index) => (line.kind === 'same' ? [] : [index]));
  const spans: { start: number; end: number }[] = [];
  for (const index of changed) {
    const last = spans.at(-1);
    if (last !== undefined && index - last.end <= 2 * context) last.end = index + 1;
    else spans.push({ start: index, end: index + 1 });
  }
  return spans.map(({ start, end }) => {
    const from = Math.max(0, start - context);
    const count = (kind: DiffLine['kind']) => lines.slice(0, from).filter((line) => line.kind !== kind).length;
    return { start: from, lines: lines.slice(from, end + context), before: count('added'), after: count('removed') };
  });
}

function formatHunk({ lines, before, after }: Hunk): string {
  const old = lines.filter((line) => line.kind !== 'added').length;
  const now = lines.filter((line) => line.kind !== 'removed').length;
  const range = (at: number, count: number) => `${count === 0 ? at : at + 1},${count}`;
  const mark = { same: ' ', removed: '-', added: '+' };
  const rows = lines.map(({ kind, line }) =>
    line.endsWith('\n') ? `${mark[kind]}${line}` : `${mark[kind]}${line}\n\\ No newline at end of file\n`,
  );
  return `@@ -${range(before, old)} +${range(after, now)} @@\n${rows.join('')}`;
}
