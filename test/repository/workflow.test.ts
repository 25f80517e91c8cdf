import { readFileSync } from 'node:fs';
import pc from 'picocolors';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseDocument } from 'yaml';
import { createProblem } from '../../cli/core/problem.ts';
import { kinds } from '../../cli/kinds/registry.ts';
import { formatPretty } from '../../cli/report/pretty.ts';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('the workflow is strict YAML, and every command that it runs exists', () => {
  const document = parseDocument(readFileSync('.github/workflows/site.yml', 'utf8'), {
    strict: true,
    uniqueKeys: true,
  });
  assert.equal([...document.errors, ...document.warnings], []);
  const { jobs, on } = document.toJS() as {
    on: { push: { branches: string[] } };
    jobs: Record<string, { steps: Step[]; needs?: string; if?: string }>;
  };
  assert.equal(on.push.branches, ['main', 'master']);
  for (const branch of on.push.branches) assert.match(jobs.deploy?.if ?? '', `github.ref_name == '${branch}'`);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap((step) => step.run ?? []);
  for (const command of commands) {
    const [, , name] = /^npm (run )?([\w:-]+)/.exec(command) ?? [];
    assert.ok(name === 'ci' || (name !== undefined && scripts[name] !== undefined), command);
  }
  for (const wanted of [
    'npm run site -- diff "$BASE" --format github',
    'npm run check -- --format github',
    'npm run site -- docs --check',
    'npm test',
    'npm run build',
  ])
    assert.ok(commands.includes(wanted), wanted);
  for (const { uses } of steps) if (uses !== undefined) assert.match(uses, /^actions\/[\w-]+@v\d+$/);
  const checkout = steps.find((step) => step.uses?.startsWith('actions/checkout'));
  assert.is(checkout?.with?.['fetch-depth'], 0, 'dates of pages need the whole history');
  const published = jobs[jobs.deploy?.needs ?? '']?.steps.flatMap((step) => step.run ?? []);
  assert.equal(
    published,
    [
      'npm ci',
      'npm run site -- diff "$BASE" --format github',
      'npm run check -- --format github',
      'npm run build',
      'npm run check -- --accessibility --format github',
    ],
    'what an author publishes does not wait for the tests of the program',
  );
  for (const { needs } of Object.values(jobs)) if (needs !== undefined) assert.ok(needs in jobs);
});

test('the editor finds every problem in the report, with its place and rule', () => {
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));
  const [{ script, problemMatcher }] = tasks;
  assert.ok(scripts[script]);
  const { regexp, file, line, column, severity, message, code } = problemMatcher.pattern;
  const at = { path: 'content/topics/a b.md', line: 3, column: 7, length: 2 };
  const problems = [
    createProblem('broken-link', 'error', { at, reason: 'There is no page `/x`: 1.', hint: 'Do.', suggestion: 'y' }),
    createProblem('empty-group', 'warning', { at: { ...at, line: 1 }, reason: 'Empty.' }),
  ];
  const report = formatPretty(problems, () => 'one\ntwo\nthree four\n', pc.createColors(false));
  const found = report.split('\n').flatMap((row) => {
    const match = new RegExp(regexp).exec(row);
    return match === null ? [] : [[file, line, column, severity, message, code].map((group: number) => match[group])];
  });
  assert.equal(found, [
    ['content/topics/a b.md', '3', '7', 'error', 'There is no page `/x`: 1.', 'broken-link'],
    ['content/topics/a b.md', '1', '7', 'warning', 'Empty.', 'empty-group'],
  ]);
});

test('the editor has a schema for every kind of file', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))['yaml.schemas'] as Record<string, string>;
  const named = Object.keys(settings).map((path) => /^\.\/generated\/schemas\/([\w-]+)\.json$/.exec(path)?.[1]);
  assert.equal(named.sort(), Object.keys(kinds).sort());
  const places = Object.values(kinds).map(
    ({ folder, file }) => `content/${folder === undefined ? file : `${folder}/*.md`}`,
  );
  assert.equal(Object.values(settings).sort(), places.sort());
});

test.run();
