import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Problem } from '../../../cli/core/problem.ts';
import { formatGithub, formatSummary } from '../../../cli/report/github.ts';

const problem: Problem = {
  path: 'content/topics/a,b.md',
  line: 7,
  column: 12,
  length: 9,
  level: 'error',
  rule: 'broken-link',
  reason: '`100%: a|b` leads nowhere.',
  hint: 'Two\nlines.',
  suggestion: null,
};
const note: Problem = { ...problem, level: 'info', rule: 'new-address', reason: 'New.', hint: null, suggestion: 'x' };

test('each problem is one workflow command whose special characters are escaped', () => {
  assert.is(
    formatGithub([problem, note]),
    '::error file=content/topics/a%2Cb.md,line=7,col=12,endColumn=21,title=broken-link::`100%25: a|b` leads nowhere. Two%0Alines.\n' +
      '::notice file=content/topics/a%2Cb.md,line=7,col=12,endColumn=21,title=new-address::New. Did you mean `x`?\n',
  );
});

test('the summary counts and lists, and its table survives bars and line ends', () => {
  assert.is(
    formatSummary([problem, note]),
    `### Content

1 error, 1 note.

| level | place | problem | rule |
| --- | --- | --- | --- |
| error | \`content/topics/a,b.md:7:12\` | \`100%: a\\|b\` leads nowhere. Two lines. | broken-link |
| info | \`content/topics/a,b.md:7:12\` | New. Did you mean \`x\`? | new-address |
`,
  );
  assert.is(formatSummary([]), '### Content\n\nNo problems.\n');
});

test('a summary of thousands of problems stays below a megabyte and says what it leaves out', () => {
  const summary = formatSummary(Array.from({ length: 20_000 }, () => ({ ...problem, reason: 'x'.repeat(300) })));
  assert.ok(summary.length < 1_000_000);
  assert.match(summary, '… and 19500 more in the log.');
});

test.run();
