import type { Diagnostic } from '@codemirror/lint';
import { type Problem, writeMessage } from '../../core/problem.ts';
import { offsetOf } from '../../core/splice.ts';
import type { Mend } from '../contract.ts';
import { type FileText, type OpenFile, textOf } from './state.ts';

/** The offset of a problem in the text below the front matter; null for one in the front matter. */
export function offsetInBody(file: FileText, problem: Problem): number | null {
  const offset = offsetOf(textOf(file), problem) - file.frontMatter.length;
  return offset < 0 ? null : offset;
}

/** The problems of a text as the editor's diagnostics. */
export function listDiagnostics(
  file: FileText & Pick<OpenFile, 'problems'>,
  mend: (mend: Mend) => Promise<void>,
): Diagnostic[] {
  return file.problems.flatMap((problem) => {
    const from = offsetInBody(file, problem);
    if (from === null) return [];
    const to = Math.min(file.body.length, from + Math.max(1, problem.length));
    const actions = problem.mends.map((one) => ({
      name: one.title.replaceAll('`', ''),
      apply: () => void mend(one),
    }));
    return { from, to, severity: problem.level, actions, message: writeMessage(problem) };
  });
}

/** The top-level key of front matter that a problem is in; null for one in the text. */
export function keyOfProblem(file: FileText, problem: Problem): string | null {
  if (offsetInBody(file, problem) !== null) return null;
  const lines = file.frontMatter.split('\n').slice(0, problem.line);
  return lines.flatMap((line) => /^([A-Za-z]\w*)\s*:/.exec(line)?.[1] ?? []).at(-1) ?? null;
}
