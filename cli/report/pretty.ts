import type { Colors } from 'picocolors/types.js';
import { groupBy } from '../core/group-by.ts';
import type { Level, Problem } from '../core/problem.ts';
import { plural } from '../core/text.ts';
import { countLevels } from './count-levels.ts';
import { drawFrame, showText } from './frame.ts';

const levelColors = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<Level, string>;

/** From how many files on a problem that several files have as a whole is told once, as after an import. */
const fewest = 4;

/**
 * A report for people, grouped by file: each problem with its position, a code frame and a hint, and a last line with the
 * counts. What many files have as a whole comes before that, with one hint for all. A problem on line 0 is not in a file,
 * and `path` is a name.
 */
export function formatPretty(
  problems: readonly Problem[],
  textOf: (path: string) => string | undefined,
  colors: Colors,
): string {
  const shared = [...groupBy(problems.filter(isWhole), ({ rule, level, hint }) => `${rule} ${level} ${hint}`).values()];
  const common = shared.filter((list) => list.length >= fewest);
  const told = new Set(common.flat());
  const blocks = common.map((list) => formatCommon(list, colors));
  const others = problems.filter((problem) => !told.has(problem));
  const parts = [...groupBy(others, ({ path }) => path)].map(([path, list]) => {
    const entries = list.map((problem) => formatProblem(problem, textOf(path), colors));
    return `${colors.underline(showText(path))}\n\n${entries.join('\n\n')}`;
  });
  return `${[...blocks, ...parts, closingLine(problems, colors)].join('\n\n')}\n`;
}

/** Whether a problem is about its file as a whole. */
function isWhole({ line, column, length }: Problem): boolean {
  return line === 1 && column === 1 && length === 1;
}

/** A problem of many files, a line for each. */
function formatCommon(problems: readonly Problem[], colors: Colors): string {
  const [first] = problems;
  const files = plural(new Set(problems.map(({ path }) => path)).size, 'file');
  const hint = first?.hint == null ? [] : [`    ${showText(first.hint)}`];
  return [
    `${colors.underline(files)}\n`,
    ...problems.map((problem) => [formatLine(problem, colors), ...suggest(problem, colors)].join('  ')),
    ...hint,
  ].join('\n');
}

function formatLine({ path, line, column, level, reason, rule }: Problem, colors: Colors): string {
  const position = line === 0 ? '' : `${colors.bold(`${path}:${line}:${column}`)}  `;
  return `  ${position}${colors[levelColors[level]](level)}  ${showText(reason)}  ${colors.dim(rule)}`;
}

function formatProblem(problem: Problem, text: string | undefined, colors: Colors): string {
  const paint = colors[levelColors[problem.level]];
  const lines = [formatLine(problem, colors)];
  if (text !== undefined)
    lines.push(...drawFrame(text, problem, { dim: colors.dim, mark: paint }).map((line) => `    ${line}`));
  lines.push(...suggest(problem, colors).map((meant) => `    ${meant}`));
  if (problem.hint !== null) lines.push(`    ${showText(problem.hint)}`);
  return lines.join('\n');
}

/** What was meant, unless the reason says it. */
function suggest({ suggestion, reason }: Problem, colors: Colors): string[] {
  if (suggestion === null || reason.includes(`\`${suggestion}\``)) return [];
  return [`Did you mean ${colors.bold(showText(`\`${suggestion}\``))}?`];
}

function closingLine(problems: readonly Problem[], colors: Colors): string {
  if (problems.length === 0) return colors.green('No problems');
  const counts = countLevels(problems, (level, text) => colors[levelColors[level]](text));
  const files = new Set(problems.flatMap(({ path, line }) => (line === 0 ? [] : [path]))).size;
  return `${counts}${files === 0 ? '' : ` in ${plural(files, 'file')}`}`;
}
