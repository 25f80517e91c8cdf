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

interface Workflow {
  readonly on: {
    readonly push: { readonly branches: readonly string[]; readonly 'paths-ignore'?: readonly string[] };
  };
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly Step[]; readonly needs?: string; readonly if?: string }>
  >;
}

function readWorkflow(name: string): Workflow {
  const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  const document = parseDocument(text, { strict: true, uniqueKeys: true });
  assert.equal([...document.errors, ...document.warnings], []);
  return document.toJS() as Workflow;
}

const site = readWorkflow('site');
const programs = readWorkflow('programs');
const listSteps = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const listCommands = (workflow: Workflow) => listSteps(workflow).flatMap(({ run }) => run ?? []);

test('every command that the workflows run exists, and every action has its version', () => {
  for (const workflow of [site, programs]) {
    assert.equal(workflow.on.push.branches, ['main', 'master']);
    for (const command of listCommands(workflow)) {
      const [, , name] = /^npm (run )?([\w:-]+)/.exec(command) ?? [];
      assert.ok(name === 'ci' || (name !== undefined && scripts[name] !== undefined), command);
    }
    for (const { uses } of listSteps(workflow)) if (uses !== undefined) assert.match(uses, /^actions\/[\w-]+@v\d+$/);
    for (const { needs } of Object.values(workflow.jobs)) if (needs !== undefined) assert.ok(needs in workflow.jobs);
  }
});

test('a site is checked, built and published from either name of the first branch, and waits for no test', () => {
  assert.equal(listCommands(site), [
    'npm ci',
    'npm run site -- diff "$BASE" --format github',
    'npm run check -- --format github',
    'npm run build',
    'npm run check -- --accessibility --format github',
  ]);
  assert.is(site.jobs.deploy?.needs, 'build');
  for (const branch of site.on.push.branches)
    assert.match(site.jobs.deploy?.if ?? '', `github.ref_name == '${branch}'`);
  const checkout = listSteps(site).find(({ uses }) => uses?.startsWith('actions/checkout'));
  assert.is(checkout?.with?.['fetch-depth'], 0, 'dates of pages need the whole history');
});

test('the programs are tested, and an author’s changes alone ask for no test', () => {
  assert.equal(listCommands(programs), [
    'npm ci',
    'npm run site -- docs --check',
    'npm run lint',
    'npm run typecheck',
    'npm test',
  ]);
  assert.equal(programs.on.push['paths-ignore'], ['content/**', 'originals/**']);
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
