import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProblem, type Problem } from '../../../cli/core/problem.ts';
import { keyOfProblem, listDiagnostics, offsetInBody } from '../../../cli/studio/app/problem-positions.ts';

const path = 'content/a.md';
const file = { frontMatter: '---\ntitle: T\nreferences:\n  - id: a\n---\n', body: 'One two.\n' };
const problemAt = (line: number, column: number, length: number): Problem =>
  createProblem('broken-link', 'error', { at: { path, line, column, length }, reason: 'It is wrong.' });

test('a problem of the text has its place there, and one of the front matter its key', () => {
  assert.is(offsetInBody(file, problemAt(6, 1, 3)), 0);
  assert.is(offsetInBody(file, problemAt(6, 5, 3)), 4);
  assert.is(keyOfProblem(file, problemAt(6, 5, 3)), null);
  for (const [line, key] of [
    [1, null],
    [2, 'title'],
    [3, 'references'],
    [4, 'references'],
  ] as const) {
    assert.is(offsetInBody(file, problemAt(line, 1, 1)), null);
    assert.is(keyOfProblem(file, problemAt(line, 1, 1)), key);
  }
});

test('a problem is marked over its own length, one letter at least, and not beyond the text; its fixes are offered', () => {
  const made: unknown[] = [];
  const fix = { title: 'Put `b` for `a`', path, splices: [] };
  const problems = [problemAt(6, 5, 3), problemAt(6, 1, 0), problemAt(6, 5, 99), problemAt(2, 1, 1)];
  const shown = listDiagnostics(
    { ...file, problems: problems.map((problem) => ({ ...problem, mends: [fix] })) },
    async (mend) => void made.push(mend),
  );
  assert.equal(
    shown.map(({ from, to, severity }) => [from, to, severity]),
    [
      [4, 7, 'error'],
      [0, 1, 'error'],
      [4, file.body.length, 'error'],
    ],
  );
  const [action] = shown[0]?.actions ?? [];
  assert.is(action?.name, 'Put b for a');
  action?.apply(undefined as never, 0, 0);
  assert.equal(made, [fix]);
});

test.run();
