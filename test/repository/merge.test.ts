import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { updateLock } from '../../cli/edit/routes-lock.ts';

test('two computers that each add a page are merged without a question about the list of addresses', () => {
  const root = mkdtempSync(join(tmpdir(), 'merge-'));
  const lock = join(root, 'content/routes.lock');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], { stdio: 'ignore' });
  const add = (address: string) => {
    writeFileSync(lock, updateLock(readFileSync(lock, 'utf8'), [address], []));
    git('commit', '-am', address);
  };
  try {
    mkdirSync(join(root, 'content'));
    copyFileSync('.gitattributes', join(root, '.gitattributes'));
    writeFileSync(lock, updateLock(undefined, ['/resources/a'], []));
    git('init', '-b', 'main');
    git('add', '-A');
    git('commit', '-m', 'first');
    git('checkout', '-b', 'other');
    add('/resources/b');
    git('checkout', 'main');
    add('/resources/c');
    git('merge', 'other');
    const addresses = readFileSync(lock, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    assert.equal(addresses.sort(), ['/resources/a', '/resources/b', '/resources/c']);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test.run();
