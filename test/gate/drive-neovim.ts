/**
 * Has Neovim open a page with the language server, and checks diagnostics while typing, completion, fixes, definitions
 * and renames. Ends in `N passed, N failed`.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { topic, workspace } from '../support/workspace.ts';

const site = workspace({ 'topics/gamma.md': topic('##A title') });
const results = join(site.root, 'results.json');
const script = `lua arg={[[${site.content}]], [[${results}]]} dofile('test/gate/drive-neovim.lua')`;
const ran = spawnSync('nvim', ['--headless', '--clean', '-n', '-i', 'NONE', '-c', script], {
  encoding: 'utf8',
  env: { ...process.env, NODE: process.execPath },
  timeout: 180_000,
});
let found: Record<string, unknown> = {};
let counts = { passed: 0, failed: 0 };

function check(sentence: string, prove: () => void): void {
  try {
    prove();
    counts = { ...counts, passed: counts.passed + 1 };
    console.log(`✓ ${sentence}`);
  } catch (error) {
    counts = { ...counts, failed: counts.failed + 1 };
    console.log(`✗ ${sentence}\n  ${error instanceof Error ? error.message : error}`);
  }
}

check('Neovim comes to the end of what it was asked to do', () => {
  assert.equal(ran.error, undefined);
  assert.equal(ran.status, 0, ran.stderr);
  found = JSON.parse(readFileSync(results, 'utf8'));
});
check('a mistake is shown when the page is opened, and gone once its fix is chosen', () => {
  assert.equal(found.opened, ['heading-form']);
  assert.equal([found.action, found.mended, found['clean once mended']], ['Write `## `', '## A title', true]);
});
check('a mistake is shown while it is typed', () => assert.equal(found.typed, ['unknown-reference']));
check('a publication is completed in the text, and listed in the front matter with it', () => {
  assert.equal(found.completed, ['doe-2020-study', 'roe-2021-essay']);
  assert.equal([found.sentence, found['clean once cited']], ['It was found [@doe-2020-study].', true]);
});
check('a citation shows its publication, leads to its file, and tells who else cites it', () => {
  assert.match(String(found.hover), /^Doe, Jane, and John Roe\. 2020\. “A Study\.”/);
  assert.equal(found.definition, pathToFileURL(join(site.content, 'references/doe-2020-study.md')).href);
  assert.equal(found.references, 4);
});
check('a publication that is renamed is renamed in all files, and its own is moved', () => {
  assert.equal([found.renamed, found['clean once renamed']], ['It was found [@doe-2020-trial].', true]);
  assert.match(readFileSync(join(site.content, 'topics/alpha.md'), 'utf8'), /\[@doe-2020-trial\]/);
  assert.match(readFileSync(join(site.content, 'references/doe-2020-trial.md'), 'utf8'), /^---\ntype: article/);
});

site.remove();
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
