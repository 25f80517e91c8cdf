import { Window } from 'happy-dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProblem } from '../../../cli/core/problem.ts';
import { formatJunit } from '../../../cli/report/junit.ts';

const at = { path: 'content/topics/a & b.md', line: 7, column: 12, length: 9 };
const error = createProblem('broken-link', 'error', { at, reason: '`<x "y">` leads nowhere.', hint: 'Two\nlines.' });
const note = createProblem('new-address', 'info', { at: { ...at, line: 1 }, reason: 'New.' });

test('each file is a suite, an error a failure, another problem skipped, a file without one a case that passed', () => {
  assert.is(
    formatJunit([note, error], ['content/topics/a & b.md', 'content/site.md']),
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="content" tests="3" failures="1" errors="0" skipped="1">
  <testsuite name="content/site.md" tests="1" failures="0" errors="0" skipped="0">
    <testcase classname="content/site.md" name="no problem"/>
  </testsuite>
  <testsuite name="content/topics/a &amp; b.md" tests="2" failures="1" errors="0" skipped="1">
    <testcase classname="content/topics/a &amp; b.md" name="new-address at 1:12" file="content/topics/a &amp; b.md" line="1"><skipped message="info: New."/></testcase>
    <testcase classname="content/topics/a &amp; b.md" name="broken-link at 7:12" file="content/topics/a &amp; b.md" line="7"><failure type="broken-link" message="\`&lt;x &quot;y&quot;&gt;\` leads nowhere. Two lines.">content/topics/a &amp; b.md:7:12
\`&lt;x &quot;y&quot;&gt;\` leads nowhere. Two
lines.</failure></testcase>
  </testsuite>
</testsuites>
`,
  );
});

test('what XML cannot hold does not reach it, so every report can be read', () => {
  const reason = 'The key `a\u0000b\u000b\ud800` is not known.';
  const report = formatJunit([createProblem('unknown-key', 'error', { at, reason })], []);
  const { documentElement } = new new Window().DOMParser().parseFromString(report, 'application/xml');
  assert.is(documentElement.querySelector('failure')?.getAttribute('message'), 'The key `ab` is not known.');
});

test('a problem of a file that is no page has a suite too', () => {
  const stray = createProblem('unknown-file', 'error', { at: { ...at, path: 'content/x.doc' }, reason: 'No page.' });
  assert.match(formatJunit([stray], []), '<testsuite name="content/x.doc" tests="1" failures="1"');
});

test.run();
