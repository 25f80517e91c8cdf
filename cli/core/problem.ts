/** A range within one line of a file: lines and columns count from 1, `length` is what a code frame underlines. */
export interface Span {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** An `info` is only a note and never makes a check fail. */
export type Level = 'error' | 'warning' | 'info';

/**
 * What is wrong and where: `reason` says what, `hint` says what to do, `suggestion` is the nearest valid name, without
 * quotes.
 */
export interface Finding {
  readonly at: Span;
  readonly reason: string;
  readonly hint?: string | undefined;
  readonly suggestion?: string | undefined;
  /** The file or folder below content/ whose absence causes this. */
  readonly missing?: string | undefined;
  /** Which of the mistakes that its rule knows this is, for what mends it. */
  readonly form?: string | undefined;
}

/** A finding with the rule that reported it. Problems are values: no stage throws for an author's mistake. */
export interface Problem extends Span {
  readonly level: Level;
  readonly rule: string;
  readonly reason: string;
  readonly hint: string | null;
  readonly suggestion: string | null;
  /** Not part of a report: problems with the same missing file are grouped by it. */
  readonly missing?: string;
  /** Not part of a report either: what mends the problem goes by it. */
  readonly form?: string;
}

/** The problem for a rule's finding. */
export function createProblem(rule: string, level: Level, finding: Finding): Problem {
  const { at, reason, hint = null, missing, form } = finding;
  const suggestion = isTyped(finding) ? null : (finding.suggestion ?? null);
  const { path, line, column, length } = at;
  const problem = { path, line, column, length, level, rule, reason, hint, suggestion };
  return { ...problem, ...(missing !== undefined && { missing }), ...(form !== undefined && { form }) };
}

/** Whether a suggestion looks the same as the first quotation in the reason, which is what the author typed. */
function isTyped({ at, reason, suggestion }: Finding): boolean {
  if (suggestion === undefined) return false;
  const typed = /`([^`]+)`/.exec(reason)?.[1];
  return typed?.length === at.length && typed.normalize('NFC').trim() === suggestion.normalize('NFC').trim();
}

/** The first character of a file, for problems with the file as a whole. */
export function startOf(path: string): Span {
  return { path, line: 1, column: 1, length: 1 };
}

/** The reason, the suggestion and the hint in one paragraph. */
export function writeMessage({ reason, suggestion, hint }: Problem): string {
  const meant = suggestion === null ? null : `Did you mean \`${suggestion}\`?`;
  return [reason, meant, hint].filter((part) => part !== null).join(' ');
}

/** Rules whose problems cause others, so that they are reported first. */
const causes = new Set(['gone-folder', 'gone-file', 'merge-conflict']);

/**
 * The problems without duplicates, in reading order (path, line, column, rule). Notes come after the mistakes of their
 * file, and problems that cause others come first.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [identify(problem), problem]));
  return [...unique.values()].sort(
    (a, b) =>
      Number(causes.has(b.rule)) - Number(causes.has(a.rule)) ||
      compareText(a.path, b.path) ||
      Number(a.level === 'info') - Number(b.level === 'info') ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.rule, b.rule) ||
      compareText(a.reason, b.reason),
  );
}

/** Whether any problem is an error, in which case nothing is written. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.level === 'error');
}

/** Compares by code units, which gives the same order on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function identify(problem: Problem): string {
  return JSON.stringify([problem.path, problem.line, problem.column, problem.rule, problem.reason]);
}
