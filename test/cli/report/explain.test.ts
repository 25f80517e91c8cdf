import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pc from 'picocolors';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { documentedRules } from '../../../cli/report/documented-rules.ts';
import { explainRule } from '../../../cli/report/explain.ts';

/** The ids that the source names where it makes a problem; `say` is what a stage calls its own short form of that. */
function namedRules(): string[] {
  const files = readdirSync('cli', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const ids = files.flatMap((file) => {
    const text = readFileSync(join('cli', file), 'utf8');
    const made = [...text.matchAll(/createProblem\(\s*'([a-z-]+)'/g)];
    const said = text.includes('createProblem(') ? [...text.matchAll(/\bsay\(\s*'([a-z]+-[a-z-]+)'/g)] : [];
    const ruled = /^rules?\//.test(file) || file.includes('rules') ? [...text.matchAll(/^ +id: '([a-z-]+)'/gm)] : [];
    return [...made, ...said, ...ruled].map((match) => match[1] ?? '');
  });
  return [...new Set(ids)].sort();
}

const explained = documentedRules.map((rule) => rule.id).sort();

test('every rule that the source names is explained, and no other', () => {
  const named = namedRules();
  for (const id of [
    'import-entry',
    'imports-lock',
    'dead-link',
    'moved-link',
    'front-matter',
    'nesting',
    'broken-link',
  ])
    assert.ok(named.includes(id), id);
  assert.equal(named, explained);
});

test('an explanation has what the rule finds, a wrong and a right example, and what may be done about it', () => {
  for (const rule of documentedRules) {
    const [head, finds, wrong, right, silence] = explainRule(rule, pc.createColors(false)).split(/\n\n(?=\S)/);
    assert.is(head, `${rule.id}  ${rule.level}`);
    assert.match(finds ?? '', /^[`A-Zs].+\.$/, rule.id);
    assert.match(wrong ?? '', /^Wrong(?: \(.+\))?\n {2}\S/, rule.id);
    assert.match(right ?? '', /^Right\n {2}\S/, rule.id);
    assert.match(silence ?? '', rule.level === 'error' ? 'mended' : `# allow: ${rule.id}`, rule.id);
  }
});

test.run();
