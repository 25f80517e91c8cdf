import type { Diagnostic } from '@codemirror/lint';
import { type Problem, writeMessage } from '../../core/problem.ts';
import type { Splice } from '../../core/splice.ts';
import type { OpenFile } from './state.ts';

/** How many lines the front matter has. */
function linesOf(frontMatter: string): number {
  return frontMatter.split('\n').length - 1;
}

/** Where a problem stands in the text below the front matter; null for one in the front matter. */
export function offsetInBody(
  { frontMatter, body }: Pick<OpenFile, 'frontMatter' | 'body'>,
  { line, column }: Problem,
): number | null {
  const own = line - linesOf(frontMatter) - 1;
  if (own < 0) return null;
  const before = body.split('\n').slice(0, own);
  return Math.min(body.length, before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1);
}

/** The problems of a text as the editor underlines them. */
export function listDiagnostics(
  file: Pick<OpenFile, 'frontMatter' | 'body' | 'problems'>,
  mend: (splices: readonly Splice[]) => void,
): Diagnostic[] {
  return file.problems.flatMap((problem) => {
    const from = offsetInBody(file, problem);
    if (from === null) return [];
    return [
      {
        from,
        to: Math.min(file.body.length, from + Math.max(1, problem.length)),
        severity: problem.level,
        actions: problem.mends.map(({ title, splices }) => ({
          name: title.replaceAll('`', ''),
          apply: () => mend(splices),
        })),
        message: writeMessage(problem),
      },
    ];
  });
}

/** The key of front matter that a problem is about: that of its line, or of the lines that it belongs to; null for one in the text. */
export function keyOfProblem({ frontMatter }: Pick<OpenFile, 'frontMatter'>, { line }: Problem): string | null {
  const lines = frontMatter.split('\n');
  if (line > linesOf(frontMatter)) return null;
  const keys = lines.slice(0, line).map((one) => /^([A-Za-z]\w*)\s*:/.exec(one)?.[1]);
  return keys.findLast((key) => key !== undefined) ?? null;
}
