import { diffArrays, formatPatch, structuredPatch } from 'diff';

/** A line of one text or of both, with its line end. */
export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly line: string;
}

/** The lines of a text with their line ends; the last may have none. */
export function splitLines(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/** The shortest difference of two lists of lines. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((line): DiffLine => ({ kind: added ? 'added' : removed ? 'removed' : 'same', line })),
  );
}

/** The lines in which two texts differ, with one line of context. */
export function diffTexts(before: string, after: string): DiffLine[] {
  const lines = diffLines(splitLines(before), splitLines(after));
  const isNear = (index: number) => [-1, 0, 1].some((step) => (lines[index + step]?.kind ?? 'same') !== 'same');
  return lines.filter((_, index) => isNear(index));
}

/** The difference of two texts as a patch for `git apply`, with three lines of context; a null path is a missing file. */
export function formatDiff(from: string | null, to: string | null, before: string, after: string): string {
  return formatPatch({
    isGit: true,
    isCreate: from === null,
    isDelete: to === null,
    isRename: from !== null && to !== null && from !== to,
    oldFileName: from === null ? '/dev/null' : `a/${from}`,
    newFileName: to === null ? '/dev/null' : `b/${to}`,
    oldHeader: undefined,
    newHeader: undefined,
    hunks: structuredPatch('', '', before, after, '', '', { context: 3 }).hunks,
  });
}
