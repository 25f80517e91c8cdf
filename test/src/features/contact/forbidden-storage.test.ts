import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

test("a build does not look for storage, of which Node's own would warn", () => {
  const program = `
    const looked = { get: () => console.log('looked'), configurable: true };
    Object.defineProperty(globalThis, 'localStorage', looked);
    await import('./src/features/contact/deliver.ts');
    console.log('loaded');
  `;
  const words = ['--import', './typescript-loader.mjs', '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  assert.is(stdout + stderr, 'loaded\n');
});

test.run();
