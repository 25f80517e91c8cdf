import { createProblem, type Level, type Problem } from '../core/problem.ts';

/** A problem of an entry in a bibliography, at the line of the entry. */
export function reportEntry(level: Level, path: string, line: number, reason: string, hint?: string): Problem {
  return createProblem('import-entry', level, { at: { path, line, column: 1, length: 1 }, reason, hint });
}
