import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createProblem, startOf } from '../../../cli/core/problem.ts';
import { withoutSilenced } from '../../../cli/core/silence.ts';

const at = startOf('a.md');
const empty = createProblem('empty-group', 'warning', { at, reason: 'x' });
const starter = createProblem('starter-text', 'warning', { at, reason: 'x' });
const link = createProblem('broken-link', 'error', { at, reason: 'x' });

function keep(text: string, path = 'a.md'): string[] {
  return withoutSilenced([empty, starter, link], (asked) => (asked === path ? text : undefined)).map(
    (problem) => problem.rule,
  );
}

test('a file allows warnings of its own, by name, in its front matter', () => {
  assert.equal(keep('---\n# allow: empty-group\n---\n'), ['starter-text', 'broken-link']);
  assert.equal(keep('---\ntitle: x\n# allow: starter-text, empty-group\n---\n'), ['broken-link']);
});

test('an error cannot be allowed, nor a warning elsewhere or in the text', () => {
  const all = ['empty-group', 'starter-text', 'broken-link'];
  assert.equal(keep('---\n# allow: broken-link\n---\n'), all);
  assert.equal(keep('---\n# allow: empty-group\n---\n', 'b.md'), all);
  assert.equal(keep('---\ntitle: x\n---\n# allow: empty-group\n'), all);
});

test.run();
