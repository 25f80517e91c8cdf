import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listFiles } from '../../../cli/output/mark.ts';
import { describeRebuild, type Rebuild } from '../../../cli/watch/build-log.ts';
import { createRebuilder } from '../../../cli/watch/rebuild.ts';
import { endWatches, startWatch } from '../../support/watching.ts';
import { topic, workspace } from '../../support/workspace.ts';

test.after(endWatches);

const options = { today: '2026-01-01', withDrafts: true };
const told = (taken: Rebuild | null | 'more' | 'nothing' | number) =>
  taken === null || typeof taken !== 'object' ? taken : describeRebuild({ ...taken, milliseconds: 1 });

/** Turns of a watch over a site, after the first, by a clock that stands still until `pause` moves it. */
async function begin() {
  const site = workspace();
  let now = 0;
  const pause = (milliseconds: number) => {
    now += milliseconds;
  };
  const rebuilder = createRebuilder(
    site.content,
    join(site.root, 'generated'),
    () => options,
    () => now,
  );
  await rebuilder.rebuildAll();
  const gamma = join(site.content, 'topics/gamma.md');
  return { ...site, ...rebuilder, gamma, pause, glance: () => rebuilder.rebuildSome(new Set([gamma])) };
}

test('a file that is caught half written is no mistake, however often it is looked at meanwhile', async () => {
  const site = await begin();
  const text = topic('The whole.');
  for (const half of ['', text.slice(0, 10), text.slice(0, 100), null]) {
    if (half === null) rmSync(site.gamma);
    else writeFileSync(site.gamma, half);
    // What is gone and missed by nothing is waited for but a moment.
    for (let time = 0; time < (half === null ? 1 : 2); time += 1) {
      if (half !== null) assert.type(await site.glance(), 'number');
      const { rebuilt: taken, again } = await site.rebuildAll();
      assert.is(taken, null);
      assert.ok(again !== null && again > 0);
    }
  }
  writeFileSync(site.gamma, text);
  assert.is(told(await site.glance()), 'content/topics/gamma.md changed: 1 page, 1 ms');
  site.remove();
});

test('a file that a program empties or cuts before it writes it is not compiled so, unless it stays so', async () => {
  const site = await begin();
  const text = readFileSync(site.gamma, 'utf8');
  writeFileSync(site.gamma, '');
  assert.is(await site.glance(), 10);
  site.pause(10);
  assert.is(await site.glance(), 990);
  writeFileSync(site.gamma, text.slice(0, 10));
  assert.is(await site.glance(), 1000);
  site.remove();
});

test('a mistake that stays, a cut that stays and a file that stays away are told', async () => {
  const site = await begin();
  const states = {
    [topic('See [nothing](/nothing).')]: 'content/topics/gamma.md changed: 1 error: the last good version stays',
    '': 'content/topics/gamma.md changed: 1 error: the last good version stays',
  };
  for (const [text, words] of Object.entries(states)) {
    writeFileSync(site.gamma, text);
    let took = await site.rebuildAll();
    assert.is(took.again, text === '' ? 1000 : 150, 'so many milliseconds it has to stand still');
    while (took.again !== null) {
      site.pause(took.again);
      took = await site.rebuildAll();
    }
    assert.is(told(took.rebuilt), words);
  }
  site.remove();
});

test('a picture in whose place another one of the same size and time stands is news', async () => {
  const site = await begin();
  const picture = join(site.content, 'media/picture.svg');
  const { atime, mtime } = statSync(picture);
  writeFileSync(picture, readFileSync(picture, 'utf8').replace(/.$/s, ' '));
  utimesSync(picture, atime, mtime);
  assert.is(told((await site.rebuildAll()).rebuilt), 'content/media/picture.svg changed: nothing to write, 1 ms');
  assert.is((await site.rebuildAll()).rebuilt, null);
  site.remove();
});

test('an output that somebody deletes comes back whole, also while there is a mistake', async () => {
  const site = await startWatch();
  const listAll = () => listFiles(site.generated).sort();
  const all = listAll();
  /** At one moment, whatever else the machine does. */
  const takeAway = (folder: string) => {
    renameSync(folder, join(site.root, 'taken'));
    rmSync(join(site.root, 'taken'), { recursive: true });
  };
  const comesBack = async (times: number) => {
    takeAway(site.generated);
    await site.hear(new RegExp(`(?:^generated deleted: 14 pages, \\d+ ms\\n[\\s\\S]*){${times}}`, 'm'));
    assert.equal(listAll(), all);
  };
  await comesBack(1);
  writeFileSync(join(site.content, 'topics/gamma.md'), topic('See [nothing](/nothing).'));
  await site.hear('1 error: the last good version stays');
  await comesBack(2);
  takeAway(join(site.generated, 'pages'));
  await site.hear(/(?:^generated deleted: 14 pages, \d+ ms\n[\s\S]*){3}/m);
  assert.equal(listAll(), all);
  assert.is(await site.end(), 0);
});

test('a file whose name is not UTF-8 is news, though there is no file of the name that is heard', async () => {
  if (process.platform !== 'linux') return;
  const site = await begin();
  writeFileSync(Buffer.from(`${site.content}/topics/caf\xe9.md`, 'latin1'), topic('Some coffee.'));
  assert.is(await site.rebuildSome(new Set([join(site.content, 'topics/caf\ufffd.md')])), 'more');
  site.remove();
});

test('where the folder of the whole site was moved, no output is left behind', async () => {
  const site = await begin();
  renameSync(site.root, `${site.root}-moved`);
  for (let again: number | null = 0; again !== null; ) {
    site.pause(again);
    ({ again } = await site.rebuildAll());
  }
  for (let times = 0; times < 3; times += 1) assert.is(await site.restore(), null);
  assert.not(existsSync(site.root));
  renameSync(`${site.root}-moved`, site.root);
  site.remove();
});

test.run();
