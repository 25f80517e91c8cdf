import type { Colors } from 'picocolors/types.js';
import { groupBy } from '../core/group-by.ts';
import type { Level, Problem } from '../core/problem.ts';
import { plural } from '../core/text.ts';
import { countLevels } from './count-levels.ts';
import { drawFrame, showText } from './frame.ts';

const levelColors = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Level, string>;

/**
 * A report for people, grouped by file: each problem with its position, a code frame and a hint, and a last line with the
 * counts. A problem on line 0 is not in a file, and `path` is a name.
 */
export function formatPretty(
  problems: readonly Problem[],
  textOf: (path: string) => string | undefined,
  colors: Colors,
): string {
  const byPath = groupBy(problems, ({ path }) => path);
  const parts = [...byPath].map(([path, list]) => {
    const entries = list.map((problem) => formatProblem(problem, textOf(path), colors));
    return `${colors.underline(showText(path))}\n\n${entries.join('\n\n')}`;
  });
  return `${[...parts, closingLine(problems, colors)].join('\n\n')}\n`;
}

function formatProblem(problem: Problem, text: string | undefined, colors: Colors): string {
  const paint = colors[levelColors[problem.level]];
  const place = problem.line === 0 ? '' : `${colors.bold(`${problem.path}:${problem.line}:${problem.column}`)}  `;
  const lines = [`  ${place}${paint(problem.level)}  ${showText(problem.reason)}  ${colors.dim(problem.rule)}`];
  if (text !== undefined)
    lines.push(...drawFrame(text, problem, { dim: colors.dim, mark: paint }).map((line) => `    ${line}`));
  if (problem.suggestion !== null && !problem.reason.includes(`\`${problem.suggestion}\``))
    lines.push(`    Did you mean ${colors.bold(showText(`\`${problem.suggestion}\``))}?`);
  if (problem.hint !== null) lines.push(`    ${showText(problem.hint)}`);
  return lines.join('\n');
}

function closingLine(problems: readonly Problem[], colors: Colors): string {
  if (problems.length === 0) return colors.green('No problems');
  const counts = countLevels(problems, (level, text) => colors[levelColors[level]](text));
  const files = new Set(problems.flatMap(({ path, line }) => (line === 0 ? [] : [path]))).size;
  return `${counts}${files === 0 ? '' : ` in ${plural(files, 'file')}`}`;
}
