import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { workspace } from '../../support/workspace.ts';

/** Waits until a program has said something, and gives its first group. */
function hear({ stdout }: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((settle, fail) => {
    let said = '';
    stdout?.on('data', (chunk) => {
      said += chunk;
      const match = pattern.exec(said);
      if (match !== null) settle(match[1] ?? '');
    });
    stdout?.once('close', () => fail(new Error(`In vain: ${pattern} in\n${said}`)));
  });
}

function listens(address: string): Promise<boolean> {
  const { port, hostname } = new URL(address);
  return new Promise((settle) => {
    const socket = connect(Number(port), hostname, () => settle(true));
    socket.once('error', () => settle(false)).once('connect', () => socket.destroy());
  });
}

test('SIGTERM to npm run dev alone ends the site and the API below it', async () => {
  const site = workspace();
  const folders = ['--content', site.content, '--out', join(site.root, 'generated')];
  const env = { ...process.env, DATA_DIR: join(site.root, 'data'), PORT: '', NO_COLOR: '1' };
  const npm = spawn('npm', ['run', 'dev', '--', ...folders], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  // All of them write to one stream, which closes with the last.
  const allGone = new Promise((settle) => npm.stdout.once('close', settle));
  const addresses = await Promise.all([hear(npm, /^site +\| is at (\S+)/m), hear(npm, /^api +\| answers at (\S+)/m)]);
  assert.equal(await Promise.all(addresses.map(listens)), [true, true]);
  npm.kill('SIGTERM');
  await allGone;
  assert.equal(await Promise.all(addresses.map(listens)), [false, false]);
  site.remove();
});

test.run();
