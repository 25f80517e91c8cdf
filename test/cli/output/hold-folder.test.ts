import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HeldError, holdFolder } from '../../../cli/output/hold-folder.ts';
import { plantFaults } from '../../support/disk-faults.ts';

const test = suite('a folder that one process has at a time');
let root: string;
let folder: string;
test.before.each(() => {
  root = mkdtempSync(join(tmpdir(), 'site-held-'));
  folder = join(root, 'held');
});
test.after.each(() => rmSync(root, { recursive: true, force: true }));

function hold(patience = 0, onWait: () => void = () => {}): ReturnType<typeof holdFolder> {
  return holdFolder(folder, { command: 'npm run site -- new', patience, onWait, tidy: () => {} });
}

/** What another process has left; its number is one that no system gives. */
function leave(owner: Readonly<Record<string, unknown>> | string): void {
  mkdirSync(folder);
  const known = { pid: 2 ** 30, started: null, host: hostname(), command: 'npm run site -- move a b' };
  writeFileSync(join(folder, 'owner'), typeof owner === 'string' ? owner : JSON.stringify({ ...known, ...owner }));
}

const age = (minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, 'owner'), then, then);
};

const isRefused = () =>
  hold().then(
    (held) => held.release(),
    (error) => error instanceof HeldError,
  );

test('a second one is refused, or gets it when the first lets go', async () => {
  const first = await hold();
  assert.is(await isRefused(), true);
  let told = 0;
  await hold(100, () => (told += 1)).catch(() => undefined);
  assert.is(told, 1, 'who waits is told once');
  const second = hold(60_000, () => first.release());
  (await second).release();
  assert.equal(readdirSync(root), []);
});

test('of many that try at the same moment each gets it, one after the other', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    const held = await hold(60_000);
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
    held.release();
  };
  await Promise.all(Array.from({ length: 12 }, work));
  assert.is(most, 1);
  assert.is(existsSync(folder), false);
});

test('what a process left that has ended is taken over, with the command for its successor to name', async () => {
  leave({});
  writeFileSync(join(folder, 'begun'), '');
  const held = await hold();
  assert.is(held.abandonedBy, 'npm run site -- move a b');
  held.release();
  assert.equal(readdirSync(folder), ['begun']);
});

test('a process with the same number that began at another time is another one', async () => {
  if (process.platform !== 'linux') return;
  leave({ pid: process.pid, started: '1' });
  const held = await hold();
  assert.match(JSON.parse(readFileSync(join(folder, 'owner'), 'utf8')).started, /^[1-9]\d+$/);
  held.release();
});

test('a process that has ended holds nothing while its parent takes no notice', async () => {
  if (process.platform !== 'linux') return;
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(parent.stdout, 'data');
  leave({ pid: Number(pid) });
  await hold(5000)
    .then((held) => held.release())
    .finally(() => parent.kill());
});

test('a process on another machine counts for ten minutes', async () => {
  leave({ host: 'another.example' });
  age(9);
  assert.is(await isRefused(), true);
  age(11);
  (await hold()).release();
});

test('a command that a signal ends tidies up, lets go, and says so by its code', async () => {
  if (process.platform === 'win32') return;
  const program = `
    import { rmSync } from 'node:fs';
    import { holdFolder } from './cli/output/hold-folder.ts';
    const [folder] = process.argv.slice(1);
    const tidy = () => rmSync(folder + '/left');
    await holdFolder(folder, { command: 'site', patience: 0, onWait() {}, tidy });
    console.log('held');
    setInterval(() => {}, 1000);`;
  const end = async (signal: NodeJS.Signals) => {
    const held = join(root, signal);
    mkdirSync(held);
    writeFileSync(join(held, 'left'), '');
    const options = ['--import', './typescript.mjs', '--input-type=module', '--eval', program, held];
    const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    child.kill(signal);
    return [...(await once(child, 'close')), existsSync(held)];
  };
  assert.equal(await Promise.all([end('SIGHUP'), end('SIGINT'), end('SIGTERM')]), [
    [129, null, false],
    [130, null, false],
    [143, null, false],
  ]);
});

test('a disk without room for the name leaves no folder, and says so', async () => {
  const mend = plantFaults([{ call: 'writeFileSync', code: 'ENOSPC', path: 'held/owner$' }]);
  const error = await hold().catch((reason) => reason);
  mend();
  assert.is(error.code, 'ENOSPC');
  assert.equal(readdirSync(root), []);
});

test('a folder that cannot be made is told at once', async () => {
  folder = join(root, 'moved-away', 'held');
  const error = await hold(60_000).catch((reason) => reason);
  assert.is(error.code, 'ENOENT');
});

test('a name that was not written whole counts for a moment', async () => {
  leave('{"pid":');
  age(-1);
  assert.is(await isRefused(), true);
  age(1);
  const held = await hold();
  assert.is(held.abandonedBy, 'site');
  held.release();
});

test.run();
