import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describeRebuild } from '../../../cli/watch/build-log.ts';
import { createRebuilder, type RebuiltAll } from '../../../cli/watch/rebuild.ts';
import { type PlantedFault, plantFaults } from '../../support/disk-faults.ts';
import { endWatches, startWatch } from '../../support/watching.ts';
import { topic, workspace } from '../../support/workspace.ts';

test.after(endWatches);

const options = { today: '2026-01-01', withDrafts: true };
const goesOn = 'The watch goes on, and tries again every second.';
const permission = 'permission is denied. Give yourself the permission, or choose another place.';

const told = ({ rebuilt: taken }: RebuiltAll) => taken && describeRebuild({ ...taken, milliseconds: 1 });

/** Turns of a watch over a site, after the first; what they say while the disk refuses something, and when it does no more. */
async function refuse(fault: PlantedFault) {
  const site = workspace();
  const rebuilder = createRebuilder(site.content, join(site.root, 'generated'), () => options);
  await rebuilder.rebuildAll();
  site.apply({ 'topics/gamma.md': topic('Other words.') });
  const mend = plantFaults([fault]);
  const first = await rebuilder.rebuildAll();
  const second = await rebuilder.rebuildAll();
  mend();
  const said = [first, second, await rebuilder.rebuildAll()].map((took) => told(took)?.replaceAll(site.root, ''));
  const again = [first.again, second.again];
  site.remove();
  return { said, again };
}

test('a full disk is told in one sentence, and what could not be written is written when there is room', async () => {
  assert.equal(await refuse({ call: 'writeFileSync', code: 'ENOSPC', path: 'resources/gamma\\.json' }), {
    said: [
      `\`/generated/pages/resources/gamma.json\` cannot be written: the disk is full. Make room on it. ${goesOn}`,
      undefined,
      'content/topics/gamma.md changed: 1 page, 1 ms: fixed',
    ],
    again: [1000, 1000],
  });
});

test('a folder that cannot be read is told in one sentence, and read when it can be', async () => {
  assert.equal(await refuse({ call: 'readdirSync', code: 'EACCES', path: '/topics$' }), {
    said: [
      `\`/content/topics\` cannot be read: ${permission} ${goesOn}`,
      undefined,
      'content/topics/gamma.md changed: 1 page, 1 ms: fixed',
    ],
    again: [1000, 1000],
  });
});

/** A program that starts another one as a user to whom permissions apply; null where there is none. */
function asOrdinaryUser(): readonly string[] | null {
  if (process.getuid?.() !== 0) return [];
  const through = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
  return spawnSync('setpriv', [...through.slice(1), process.execPath, '-e', '']).status === 0 ? through : null;
}

test('without permission the watch names the folder or the picture, goes on, and recovers', async () => {
  const through = asOrdinaryUser();
  if (through === null) return;
  const base = workspace();
  if (through.length > 0) spawnSync('chown', ['-R', '65534:65534', base.root]);
  const site = await startWatch({ through, site: base, env: { HOME: base.root } });
  let fixed = 0;
  const recovers = () => {
    fixed += 1;
    return site.hear(new RegExp(`(?:: fixed[\\s\\S]*){${fixed}}`));
  };
  const deny = async (path: string, mode: number, sentence: string) => {
    chmodSync(join(site.root, path), mode);
    await site.hear(sentence);
    chmodSync(join(site.root, path), 0o755);
    await recovers();
  };
  await deny('content/topics', 0, `\`${site.content}/topics\` cannot be read: ${permission} ${goesOn}`);
  await deny('content/media/picture.svg', 0, 'The file cannot be read: permission is denied.');
  chmodSync(join(site.generated, 'pages/resources'), 0o555);
  writeFileSync(join(site.content, 'topics/gamma.md'), topic('Other words.'));
  await site.hear(`\`${site.generated}/pages/resources/gamma.json\` cannot be written: ${permission} ${goesOn}`);
  chmodSync(join(site.generated, 'pages/resources'), 0o755);
  await recovers();
  assert.is(await site.end(), 0);
});

test('on a disk that is full in earnest the watch says so, goes on, and recovers', async () => {
  const disk = 'mkdir "$0" && mount -t tmpfs -o size=4m tmpfs "$0"';
  const base = workspace();
  const generated = join(base.root, 'generated');
  const through = ['unshare', '-Urm', 'sh', '-c', `${disk} && exec "$@"`, generated];
  if (spawnSync('unshare', [...through.slice(1), 'true']).status !== 0) return base.remove();
  rmSync(generated, { recursive: true, force: true });
  const site = await startWatch({ through, site: base });
  const filler = join('/proc', String(site.pid), 'root', generated, 'filler');
  const isFull = () => writeFileSync(filler, 'x'.repeat(4_000_000), { flag: 'a' });
  assert.throws(isFull, /ENOSPC/);
  writeFileSync(join(site.content, 'topics/gamma.md'), topic('Many words. '.repeat(1000)));
  await site.hear(`\`${generated}/pages/resources/gamma.json\` cannot be written: the disk is full. Make room on it.`);
  rmSync(filler);
  // The overview of the resources tells how long it takes to read a topic.
  await site.hear(/gamma\.md changed: 2 pages, \d+ ms: fixed/);
  assert.is(await site.end(), 0);
});

test.run();
