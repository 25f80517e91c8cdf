import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withConnection } from '../../../server/db/sqlite-file.ts';
import { type Call, ModelledDisk, readDiskLog } from '../../support/server/disk/disk-log.ts';

const isLong = process.env.LONG === '1';
const rows = isLong ? 600 : 180;
const cuts = isLong ? 500 : 25;

const test = suite('a disk that fails or loses its power');
let folder: string;
let library: string | null;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-disk-'));
  library = join(folder, 'record-disk.so');
  const words = ['-shared', '-fPIC', '-o', library, 'test/support/server/disk/record-disk.c', '-ldl', '-lpthread'];
  if (process.platform !== 'linux' || spawnSync('cc', words).status !== 0) library = null;
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

interface Recorded {
  readonly data: string;
  readonly calls: readonly Call[];
}

/** Writes rows while the disk is recorded; null where there is no C compiler. */
function record(name: string, synchronous: string, faults: Readonly<Record<string, string>> = {}): Recorded | null {
  if (library === null) {
    console.log('skipped: there is no C compiler for Linux');
    return null;
  }
  const data = join(folder, name);
  mkdirSync(data);
  const log = join(folder, `${name}.log`);
  const words = [
    '--import',
    './typescript.mjs',
    'test/support/server/disk/write-numbers.ts',
    data,
    `${rows}`,
    synchronous,
  ];
  const env = { ...process.env, LD_PRELOAD: library, DISK_FOLDER: data, DISK_LOG: log, ...faults };
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  assert.is(status, 0, stderr);
  return { data, calls: readDiskLog(log) };
}

/** How many rows were acknowledged and are not in a database; it must be whole. */
async function countLost(path: string, acknowledged: readonly string[]): Promise<number> {
  return await withConnection(path, (file) => {
    assert.equal(Object.values(file.prepare('pragma integrity_check').get() ?? {}), ['ok']);
    const kept = new Set(
      file
        .prepare('select name from settings')
        .all()
        .map((row) => (row as { name: string }).name),
    );
    return acknowledged.filter((name) => !kept.has(name)).length;
  });
}

/** Cuts the power after some of the calls, spread over those since the first row was acknowledged. */
async function cutPower({ calls }: Recorded, name: string) {
  const disk = new ModelledDisk();
  const first = calls.findIndex(({ file }) => file === 'acknowledged');
  const step = Math.max(1, Math.floor((calls.length - first) / cuts));
  const result = { cuts: 0, acknowledged: 0, lost: 0 };
  for (const [index, call] of calls.entries()) {
    disk.take(call);
    if (index < first || (index - first) % step !== 0) continue;
    const place = mkdtempSync(join(folder, `${name}-cut-`));
    for (const [file, content] of disk.keeps()) writeFileSync(join(place, file), content);
    const acknowledged = disk.acknowledged.split('\n').slice(0, -1);
    result.cuts += 1;
    result.acknowledged += acknowledged.length;
    result.lost += await countLost(join(place, 'site.sqlite'), acknowledged);
    rmSync(place, { recursive: true });
  }
  console.log(`${name}: ${result.cuts} power cuts, ${result.acknowledged} acknowledged, ${result.lost} lost`);
  return result;
}

test('a power cut after any call loses nothing that was acknowledged', async () => {
  const recorded = record('full', 'FULL');
  if (recorded === null) return;
  const { cuts, acknowledged, lost } = await cutPower(recorded, 'full');
  assert.equal([cuts > 20, acknowledged > 0, lost], [true, true, 0]);
});

test('the same cuts find what a database loses that does not sync', async () => {
  const recorded = record('normal', 'NORMAL');
  if (recorded === null) return;
  assert.ok((await cutPower(recorded, 'normal')).lost > 0);
});

for (const fault of ['ENOSPC', 'EIO']) {
  // A commit makes some twenty calls: rarer faults leave it time to write again between two of them.
  for (const every of isLong ? [7, 31, 53, 97, 211] : [53]) {
    test(`${fault} on every ${every}th write or sync loses nothing that was acknowledged, and writing goes on`, async () => {
      const name = `${fault}-${every}`;
      const recorded = record(name, 'FULL', { DISK_FAULT: fault, DISK_FAULT_EVERY: `${every}` });
      if (recorded === null) return;
      const acknowledged = readFileSync(join(recorded.data, 'acknowledged'), 'utf8').split('\n').slice(0, -1);
      const faults = recorded.calls.filter(({ kind }) => kind === 'F').length;
      const firstFault = recorded.calls.findIndex(({ kind }) => kind === 'F');
      const later = recorded.calls.slice(firstFault).filter(({ file }) => file === 'acknowledged').length;
      const lost = await countLost(join(recorded.data, 'site.sqlite'), acknowledged);
      console.log(
        `${name}: ${faults} faults, ${acknowledged.length} acknowledged, ${later} of them after a fault, ${lost} lost`,
      );
      assert.equal([faults > 0, later > 0 || every < 20, lost], [true, true, 0]);
    });
  }
}

test.run();
