import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProblem } from '../../../cli/core/problem.ts';
import { formatJson } from '../../../cli/report/json.ts';

const at = { path: 'content/topics/a.md', line: 3, column: 8, length: 6 };
const report = JSON.parse(
  formatJson([
    createProblem('unknown-group', 'error', { at, reason: 'There is no group.', hint: 'Do.', suggestion: 'second' }),
    createProblem('empty-group', 'warning', { at, reason: 'No topic.' }),
  ]),
);

test('a report as JSON has these keys, in this order, whatever is known of a problem', () => {
  assert.equal(Object.keys(report), ['problems', 'errors', 'warnings']);
  for (const problem of report.problems)
    assert.equal(Object.keys(problem), [
      ...['path', 'line', 'column', 'length', 'level', 'rule', 'reason', 'hint', 'suggestion'],
    ]);
  assert.equal([report.errors, report.warnings, report.problems[1].hint], [1, 1, null]);
});

test('the handbook describes every key of it', () => {
  const section = readFileSync('docs/programs.md', 'utf8');
  for (const key of [...Object.keys(report), ...Object.keys(report.problems[0])]) assert.match(section, `\`${key}\``);
});

test.run();
