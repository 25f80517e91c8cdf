/** Makes the fixes of a rule. */
import type { Fix, Mended } from '../core/fix.ts';
import type { Problem } from '../core/problem.ts';
import { applySplices, type Splice, spliceBetween } from '../core/splice.ts';
import { parseFile } from '../parse/document.ts';
import { type Case, shorten } from './rule.ts';

/** A fixer that has no fixes for a problem where nothing else is suggested. */
export function asSuggested<C extends Case>(fix: (one: C, suggestion: string) => readonly Fix[]) {
  return (one: C): readonly Fix[] => (one.problem.suggestion === null ? [] : fix(one, one.problem.suggestion));
}

/** A fix with some splices in the problem's own file. */
export function mend({ problem }: Case, title: string, splices: readonly Splice[], isCertain = true): Fix {
  return { title, isCertain, path: problem.path, splices };
}

/** A fix that replaces the span of the problem. */
export function write(one: Case, piece: string, isCertain: boolean): Fix {
  const shown = shorten(piece);
  const title = shown === '' ? 'Take it out' : `Write \`${shown}\``;
  return mend(one, title, [{ start: one.start, end: one.end, piece }], isCertain);
}

/** A fix that is certain if the file no longer has the problem after it. */
export function tryMend(one: Case, title: string, splices: readonly Splice[]): Fix {
  return mend(one, title, splices, isMended(one, splices));
}

/** A fix that replaces the text of the file. */
export function rewrite(one: Case, { title, after }: Mended): Fix {
  return mend(one, title, spliceBetween(one.text, after));
}

/** What is wrong in a file by itself once some splices are applied. */
export function problemsAfter({ document, text }: Case, splices: readonly Splice[]): readonly Problem[] {
  if (document === undefined) return [];
  const { kind, slug, path, changed } = document;
  return parseFile({ kind, slug, path, changed, text: applySplices(text, splices) }).problems;
}

/** Whether a file no longer has the problem once some splices are applied. */
export function isMended(one: Case, splices: readonly Splice[]): boolean {
  const { problem, document } = one;
  if (document === undefined) return false;
  const after = problemsAfter(one, splices);
  const isSame = (other: Problem) =>
    other.rule === problem.rule && other.line === problem.line && other.reason === problem.reason;
  return !after.some(isSame);
}
