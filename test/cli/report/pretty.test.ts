import pc from 'picocolors';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProblem } from '../../../cli/core/problem.ts';
import { drawFrame } from '../../../cli/report/frame.ts';
import { formatPretty } from '../../../cli/report/pretty.ts';

const plain = { dim: (text: string) => text, mark: (text: string) => text };

test('a report is grouped by file, shows the place, what to do and what was meant, and counts', () => {
  const problems = [
    createProblem('unknown-group', 'error', {
      at: { path: 'content/topics/a.md', line: 3, column: 8, length: 6 },
      reason: 'There is no group `secnod`.',
      hint: 'The groups are `first`, `second`.',
      suggestion: 'second',
    }),
    createProblem('reference-not-cited', 'warning', {
      at: { path: 'content/references/b.md', line: 1, column: 1, length: 1 },
      reason: 'No page lists or cites `b`.',
    }),
  ];
  const texts: Readonly<Record<string, string>> = { 'content/topics/a.md': '---\ntitle: A\ngroup: secnod\n---\n' };
  assert.is(
    formatPretty(problems, (path) => texts[path], pc.createColors(false)),
    [
      'content/topics/a.md',
      '',
      '  content/topics/a.md:3:8  error  There is no group `secnod`.  unknown-group',
      '    2 | title: A',
      '    3 | group: secnod',
      '      |        ^^^^^^',
      '    Did you mean `second`?',
      '    The groups are `first`, `second`.',
      '',
      'content/references/b.md',
      '',
      '  content/references/b.md:1:1  warning  No page lists or cites `b`.  reference-not-cited',
      '',
      '1 error, 1 warning in 2 files',
      '',
    ].join('\n'),
  );
});

test('what many files have as a whole is told before the rest, with one hint for all', () => {
  const uncited = (slug: string) =>
    createProblem('reference-not-cited', 'warning', {
      at: { path: `content/references/${slug}.md`, line: 1, column: 1, length: 1 },
      reason: `No page lists or cites \`${slug}\`.`,
      hint: 'List it in the `references` of a page, or remove the file.',
    });
  const other = createProblem('unknown-group', 'error', {
    at: { path: 'content/topics/a.md', line: 3, column: 8, length: 6 },
    reason: 'There is no group `secnod`.',
  });
  const report = (slugs: readonly string[]) =>
    formatPretty([...slugs.map(uncited), other], () => '---\n', pc.createColors(false)).split('\n');
  assert.equal(report(['a', 'b', 'c', 'd']), [
    '4 files',
    '',
    '  content/references/a.md:1:1  warning  No page lists or cites `a`.  reference-not-cited',
    '  content/references/b.md:1:1  warning  No page lists or cites `b`.  reference-not-cited',
    '  content/references/c.md:1:1  warning  No page lists or cites `c`.  reference-not-cited',
    '  content/references/d.md:1:1  warning  No page lists or cites `d`.  reference-not-cited',
    '    List it in the `references` of a page, or remove the file.',
    '',
    'content/topics/a.md',
    '',
    '  content/topics/a.md:3:8  error  There is no group `secnod`.  unknown-group',
    '',
    '1 error, 4 warnings in 5 files',
    '',
  ]);
  assert.is(report(['a', 'b', 'c'])[0], 'content/references/a.md');
});

test('what each of many files is meant to be called is told on its line', () => {
  const misnamed = (name: string) =>
    createProblem('file-name', 'error', {
      at: { path: `content/media/${name}`, line: 1, column: 1, length: 1 },
      reason: `\`${name}\` does not work as an address everywhere.`,
      suggestion: name.toLowerCase(),
      hint: 'Use lower-case letters, digits and hyphens.',
    });
  const problems = ['A.JPG', 'B.JPG', 'C.JPG', 'D.JPG'].map(misnamed);
  assert.equal(
    formatPretty(problems, () => undefined, pc.createColors(false))
      .split('\n')
      .slice(2, 8),
    [
      ...['A', 'B', 'C', 'D'].map(
        (name) =>
          `  content/media/${name}.JPG:1:1  error  \`${name}.JPG\` does not work as an address everywhere.  file-name  Did you mean \`${name.toLowerCase()}.jpg\`?`,
      ),
      '    Use lower-case letters, digits and hyphens.',
      '',
    ],
  );
});

test('what stands in no file is told under its name, and a suggestion that the reason names is not repeated', () => {
  const problem = createProblem('import-entry', 'error', {
    at: { path: '10.1000/x', line: 0, column: 1, length: 1 },
    reason: 'It is `y` now.',
    suggestion: 'y',
  });
  assert.is(
    formatPretty([problem], () => undefined, pc.createColors(false)),
    '10.1000/x\n\n  error  It is `y` now.  import-entry\n\n1 error\n',
  );
});

test('what a file holds cannot steer the terminal', () => {
  const at = { path: 'a.md', line: 1, column: 1, length: 1 };
  const problem = createProblem('x', 'error', { at, reason: 'No \u001b[31mgroup.', suggestion: 'a\u0007' });
  const report = formatPretty([problem], () => 'a\u001b]0;title\u0007\0b', pc.createColors(false));
  assert.not.match(report.replaceAll('\n', ''), /\p{Cc}/u);
  assert.match(report, '1 | a\ufffd]0;title\ufffd\ufffdb');
});

test('colours are there when asked for', () => {
  const at = { path: 'a.md', line: 1, column: 1, length: 1 };
  const report = formatPretty(
    [createProblem('x', 'error', { at, reason: 'R.' })],
    () => undefined,
    pc.createColors(true),
  );
  assert.match(report, '\u001b[31merror\u001b[39m');
});

test('no problems are one line', () => {
  assert.is(
    formatPretty([], () => undefined, pc.createColors(false)),
    'No problems\n',
  );
});

test('a long line is shown around what is marked', () => {
  const text = `${'a'.repeat(500)}WRONG${'b'.repeat(500)}`;
  const [line, mark] = drawFrame(text, { path: '', line: 1, column: 501, length: 5 }, plain);
  assert.is(line, `1 | ${'a'.repeat(20)}WRONG${'b'.repeat(75)}`);
  assert.is(mark, `  | ${' '.repeat(20)}^^^^^`);
});

test('a place beyond the end of its line is marked by one sign', () => {
  assert.equal(drawFrame('ab', { path: '', line: 1, column: 3, length: 9 }, plain), ['1 | ab', '  |   ^']);
  assert.equal(drawFrame('', { path: '', line: 1, column: 1, length: 1 }, plain), []);
});

test.run();
