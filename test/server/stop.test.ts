import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Built, buildProgram } from '../support/server/program.ts';
import { openWire } from '../support/server/socket.ts';

const test = suite('how the server ends');
let built: Built;
let folder: string;
let env: Record<string, string>;
test.before(async () => {
  built = await buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'site-stop-'));
  env = { DATA_DIR: join(folder, 'data'), DIST_DIR: join(folder, 'dist') };
});
test.after(() => {
  built.endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** What clients have sent when the server is told to stop. */
const silences: Readonly<Record<string, string>> = {
  'that never said anything': '',
  'in the middle of a header': 'GET /api/health HTTP/1.1\r\nHost: a',
  'after an answer': 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n',
};
for (const [name, bytes] of Object.entries(silences)) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`${signal} waits for no connection ${name}`, async () => {
      const program = await built.start({ ...env, LOG_LEVEL: 'warn' });
      const wire = openWire(program.address);
      wire.write(bytes);
      // It has accepted the connection once it has answered a later one.
      await fetch(`${program.address}/api/health`, { headers: { connection: 'close' } });
      assert.is(await program.end(signal), 0);
      assert.not.match(program.output(), 'were cut off');
      await wire.closed;
    });
  }
}

/** A folder in which npm finds our scripts, with a build that takes no time. */
function withoutBuild(): string {
  const own = mkdtempSync(join(folder, 'npm-'));
  const { scripts, ...rest } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync(
    join(own, 'package.json'),
    JSON.stringify({ ...rest, scripts: { ...scripts, build: 'node --version' } }),
  );
  for (const name of ['server', 'node_modules', 'typescript.mjs', 'typescript-loader.mjs']) {
    symlinkSync(resolve(name), join(own, name));
  }
  return own;
}

for (const script of ['serve', 'start']) {
  test(`SIGTERM to \`npm run ${script}\` alone ends the server, too`, async () => {
    const npm = spawn('npm', ['run', script], {
      cwd: withoutBuild(),
      env: { ...process.env, ...env, PORT: '0', NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // All of them write to one stream, which closes with the last.
    const allGone = new Promise<void>((settle) => npm.stdout.once('close', settle));
    let said = '';
    const address = await new Promise<string>((settle, fail) => {
      npm.stdout.on('data', (chunk: Buffer) => {
        said += chunk;
        const found = /The site is at (\S+)/.exec(said)?.[1];
        if (found !== undefined) settle(found);
      });
      npm.stdout.once('close', () => fail(new Error(said)));
    });
    npm.kill('SIGTERM');
    await allGone;
    const isUp = await fetch(`${address}/api/health`).then(
      () => true,
      () => false,
    );
    assert.not(isUp);
  });
}

test('a second server on one SQLite file is refused with a sentence, and the first serves on', async () => {
  const own = { ...env, DATA_DIR: join(folder, 'one') };
  const first = await built.start(own);
  const refusal = await built.start(own).then(
    () => '',
    (error: Error) => error.message,
  );
  assert.is(
    refusal,
    `exit 1: Another server works on \`${join(folder, 'one', 'site.sqlite')}\`. Stop it, or give this one a folder of its own in DATA_DIR. Several servers can share a PostgreSQL database.\n`,
  );
  assert.ok((await fetch(`${first.address}/api/health`)).ok);
  assert.is(await first.end('SIGTERM'), 0);
});

test('what a killed server leaves is no hindrance to the next one', async () => {
  const own = { ...env, DATA_DIR: join(folder, 'killed') };
  const first = await built.start(own);
  await first.end('SIGKILL');
  const second = await built.start(own);
  assert.is(await second.end('SIGTERM'), 0);
});

test.run();
