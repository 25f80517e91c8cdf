import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endWatches, type Started, startWatch } from '../../support/watching.ts';
import { topic } from '../../support/workspace.ts';

test.after(endWatches);

/** A program that starts another one in a namespace with so few watches; null where this system does not permit it. */
function withWatches(limit: 'watches' | 'instances', count: number): readonly string[] | null {
  const line = `echo ${count} > /proc/sys/user/max_inotify_${limit} && exec "$@"`;
  const through = ['unshare', '-Ur', 'sh', '-c', line, 'sh'];
  const [program = '', ...args] = through;
  return spawnSync(program, [...args, 'true']).status === 0 ? through : null;
}

/** Whatever the system tells: edits, new files and folders, and what is taken away are seen, and one sentence says how. */
async function seesAll(started: Started, sentence: RegExp): Promise<void> {
  const site = await startWatch(started);
  const gamma = join(site.content, 'topics/gamma.md');
  writeFileSync(gamma, topic('Other words.'));
  await site.hear('content/topics/gamma.md changed: 1 page');
  writeFileSync(gamma, topic('See [nothing](/nothing).'));
  await site.hear('content/topics/gamma.md changed: 1 error: the last good version stays');
  writeFileSync(gamma, topic('Words again.'));
  await site.hear(/gamma\.md changed: 1 page, \d+ ms: fixed/);
  mkdirSync(join(site.content, 'media/below'));
  writeFileSync(join(site.content, 'media/below/new.svg'), '<svg/>');
  await site.hear('content/media/below/new.svg added');
  rmSync(join(site.content, 'media/below'), { recursive: true });
  await site.hear('content/media/below/new.svg deleted');
  assert.equal(
    site
      .said()
      .split('\n')
      .filter((line) => line.includes('It is looked at every 250 ms instead.')).length,
    1,
  );
  assert.match(site.said(), sentence);
  assert.is(await site.end(), 0);
}

const planted = resolve('test/support/plant-watch-faults.ts');
const tooManyWatches =
  /^The system does not tell what happens in .*content: too many files are watched \(`fs\.inotify\.max_user_watches` is the limit\)\. It is looked/m;
const tooManyInstances =
  /^The system does not tell what happens in .*content: too many programs watch files \(`fs\.inotify\.max_user_instances` is the limit\)\. It is looked/m;

/** The system's own limit, or a fault planted in its place where this machine does not permit to set one. */
function limited(limit: 'watches' | 'instances', count: number, env: Started['env'] = {}): Started {
  const through = withWatches(limit, count);
  return through === null ? { preload: [planted], env } : { through };
}

for (const left of [0, 6]) {
  test(`with ${left} watches left the folder is looked at instead`, () =>
    seesAll(limited('watches', left, { WATCHES_LEFT: String(left) }), tooManyWatches));
}

test('when no more programs may watch, the folder is looked at instead', () =>
  seesAll(limited('instances', 0, { WATCH_FAULT: 'EMFILE' }), tooManyInstances));

test('when the system cannot tell what happens, the folder is looked at instead', () =>
  seesAll({ preload: [planted], env: { WATCH_FAULT: 'ENOSYS' } }, /content: ENOSYS: planted, watch\. It is looked/));

test('CHOKIDAR_USEPOLLING has the folder looked at', () =>
  seesAll(
    { env: { CHOKIDAR_USEPOLLING: '1' } },
    /^The system is not asked what happens in .*content, since CHOKIDAR_USEPOLLING is set\./m,
  ));

test.run();
