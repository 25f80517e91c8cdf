import { groupBy } from '../core/group-by.ts';
import { compareText, type Problem, writeMessage } from '../core/problem.ts';
import { escapeXml } from '../core/xml.ts';

/**
 * A report as JUnit XML for test dashboards: a suite for each file with a case for each problem. An error is a failure, a
 * warning or a note a skipped case. A file of `paths` without problems has one case that passed.
 */
export function formatJunit(problems: readonly Problem[], paths: readonly string[]): string {
  const none = paths.map((path): [string, Problem[]] => [path, []]);
  const found = new Map([...none, ...groupBy(problems, ({ path }) => path)]);
  const suites = [...found].sort(([a], [b]) => compareText(a, b)).map(([path, list]) => writeSuite(path, list));
  const tests = [...found.values()].reduce((sum, list) => sum + Math.max(list.length, 1), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="content" ${writeCounts(tests, problems)}>
${suites.join('')}</testsuites>
`;
}

function writeSuite(path: string, problems: readonly Problem[]): string {
  const cases = problems.length === 0 ? [writePassed(path)] : problems.map(writeCase);
  return `  <testsuite name="${inAttribute(path)}" ${writeCounts(cases.length, problems)}>\n${cases.join('')}  </testsuite>\n`;
}

function writeCounts(tests: number, problems: readonly Problem[]): string {
  const failures = problems.filter((problem) => problem.level === 'error').length;
  return `tests="${tests}" failures="${failures}" errors="0" skipped="${problems.length - failures}"`;
}

function writePassed(path: string): string {
  return `    <testcase classname="${inAttribute(path)}" name="no problem"/>\n`;
}

function writeCase(problem: Problem): string {
  const { path, line, column, level, rule } = problem;
  const position = `${path}:${line}:${column}`;
  const message = writeMessage(problem);
  const name = inAttribute(`${rule} at ${line}:${column}`);
  const verdict =
    level === 'error'
      ? `<failure type="${rule}" message="${inAttribute(message)}">${escapeXml(`${position}\n${message}`)}</failure>`
      : `<skipped message="${inAttribute(`${level}: ${message}`)}"/>`;
  return `    <testcase classname="${inAttribute(path)}" name="${name}" file="${inAttribute(path)}" line="${line}">${verdict}</testcase>\n`;
}

/** Escapes an attribute, in which XML parsers turn line ends into spaces anyway. */
function inAttribute(text: string): string {
  return escapeXml(text).replace(/\s+/g, ' ');
}
