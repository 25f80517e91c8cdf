import { type Level, type Problem, writeMessage } from '../core/problem.ts';
import { countLevels } from './count-levels.ts';

const commands = { error: 'error', warning: 'warning', info: 'notice' } as const satisfies Record<Level, string>;

/** The problems as workflow commands, one per line; GitHub shows them at their lines of the change. */
export function formatGithub(problems: readonly Problem[]): string {
  return problems.map((problem) => `${writeCommand(problem)}\n`).join('');
}

function writeCommand(problem: Problem): string {
  const { path, line, column, length, rule, level } = problem;
  const properties = { file: path, line, col: column, endColumn: column + Math.max(length, 1), title: rule };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${commands[level]} ${written.join(',')}::${escapeData(writeMessage(problem))}`;
}

/** The most rows in a summary, since GitHub refuses one above a megabyte. */
const maxRows = 500;

/** The problems as a table for the step summary, since GitHub shows only ten annotations of a kind. */
export function formatSummary(problems: readonly Problem[]): string {
  if (problems.length === 0) return '### Content\n\nNo problems.\n';
  const rows = problems.slice(0, maxRows).map((problem) => {
    const position = `${problem.path}:${problem.line}:${problem.column}`;
    return `| ${problem.level} | \`${escapeCell(position)}\` | ${escapeCell(writeMessage(problem))} | ${problem.rule} |\n`;
  });
  const rest = problems.length > maxRows ? `\n… and ${problems.length - maxRows} more in the log.\n` : '';
  return `### Content\n\n${countLevels(problems)}.\n\n| level | place | problem | rule |\n| --- | --- | --- | --- |\n${rows.join('')}${rest}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function escapeCell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
}
