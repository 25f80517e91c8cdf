import { createProblem, type Level, type Problem } from '../core/problem.ts';

/** What is wrong with an entry of a bibliography, at the line of the entry. */
export function tellEntry(level: Level, path: string, line: number, reason: string, hint?: string): Problem {
  return createProblem('import-entry', level, { at: { path, line, column: 1, length: 1 }, reason, hint });
}
