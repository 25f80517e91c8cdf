import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listFailures, readBreak, readFailures } from '../support/failures.ts';

const uvu = resolve('node_modules/uvu');

/** The output of uvu for these files. */
function runSuites(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-failures-'));
  const [dist, assertions] = ['dist', 'assert'].map((name) =>
    JSON.stringify(pathToFileURL(join(uvu, name, 'index.mjs'))),
  );
  const head = `import { suite, test } from ${dist};\nimport * as assert from ${assertions};\n`;
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), head + text);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const start = ['--import', './typescript.mjs', join(uvu, 'bin.js'), folder, '\\.test\\.ts$'];
  const { stdout, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

test('a report ends with the file, the sentence and the message of every test that failed', () => {
  const printed = runSuites({
    'a.test.ts': `test('one is one', () => assert.is(1, 1));\ntest('one is two', () => assert.is(1, 2));\ntest.run();`,
    'b.test.ts': `const b = suite('the second');\nb('it holds', () => { throw new Error('It does not.'); });\nb.run();`,
  });
  const [first = '', second = '', ...more] = readFailures('cli', printed);
  assert.equal(more, []);
  assert.match(first, /^cli\/a\.test\.ts: "one is two"\n.*Expected values to be strictly equal/);
  assert.match(first, /\+\+2.*\n.*--1/);
  assert.match(first, /a\.test\.ts:4:/);
  assert.not.match(first, /node_modules\/uvu\/dist/);
  assert.match(second, /^cli\/b\.test\.ts: the second {2}"it holds"\n {4}It does not\./);
});

test('a file is named by its path without the ending, and runs alone', () => {
  const start = ['--import', './typescript.mjs', 'test/run.ts', 'cli/core/slug'];
  const { status, stdout } = spawnSync(process.execPath, start, { encoding: 'utf8' });
  assert.is(status, 0);
  assert.equal(stripVTControlCharacters(stdout).match(/^\S+\.test\.ts$/gm), ['slug.test.ts']);
  assert.match(stdout, /\n[1-9]\d* passed, 0 failed\n$/);
});

test('a room that is not there fails, for nothing is tested in it', () => {
  const start = ['--import', './typescript.mjs', 'test/run.ts', 'cli/knids'];
  const { status, stdout } = spawnSync(process.execPath, start, { encoding: 'utf8' });
  assert.is(status, 1);
  assert.match(stdout, /cli\/knids failed without naming a test:\n[\s\S]*no such file[\s\S]*\n0 passed, 1 failed\n$/);
});

test('a room that breaks off shows what it printed last', () => {
  const printed = runSuites({ 'a.test.ts': `throw new Error('It cannot be loaded.');` });
  assert.equal(readFailures('cli', printed), []);
  assert.match(readBreak('cli', printed), /^cli failed without naming a test:\n[\s\S]*It cannot be loaded\./);
});

test('a long message is cut, and a run without failures lists nothing', () => {
  const long = runSuites({ 'a.test.ts': `test('t', () => { throw new Error('x\\n'.repeat(99)); });\ntest.run();` });
  assert.is(readFailures('cli', long)[0]?.split('\n').length, 20);
  assert.is(listFailures([]), '');
  assert.is(listFailures(['one\ntwo']), '\nFailed:\n✗ one\n  two\n');
});

test.run();
