import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileInto } from '../../../cli/commands/support/compile-into.ts';
import { asDiskFault, DiskFault } from '../../../cli/core/disk-fault.ts';
import { type PlantedFault, plantFaults } from '../../support/disk-faults.ts';
import { type Ran, runSiteApart } from '../../support/site-cli.ts';
import { type Workspace, workspace } from '../../support/workspace.ts';

/** Runs a command while a disk refuses some calls. */
function runWith(faults: readonly PlantedFault[], args: readonly string[]): Promise<Ran> {
  const plant = new URL('../../support/plant-disk-faults.ts', import.meta.url);
  return runSiteApart(args, {
    DISK_FAULTS: JSON.stringify(faults),
    NODE_OPTIONS: `--import ./typescript.mjs --import ${plant.href}`,
  });
}

/** Everything below the folder around content/. */
function listAll(site: Workspace): string[] {
  return readdirSync(site.root, { recursive: true, encoding: 'utf8' }).sort();
}

const codes = ['EACCES', 'ENOSPC', 'EROFS', 'EMFILE', 'ENAMETOOLONG', 'EISDIR', 'ENOTDIR', 'ENOENT', 'EIO'];

test('a command that the disk refuses says which file and what to do, and ends with 2', async () => {
  const site = workspace();
  const { code, stderr } = await runWith(
    [{ call: 'writeFileSync', code: 'ENOSPC', path: 'schemas/site\\.json' }],
    ['compile', '--content', site.content, '--out', join(site.root, 'generated')],
  );
  assert.is(code, 2);
  assert.match(
    stderr,
    /^`.*\/generated\/schemas\/site\.json` cannot be written: the disk is full\. Make room on it\.\n$/,
  );
  site.remove();
});

test('whatever a disk refuses, a compile names the file and leaves nothing half', async () => {
  for (const code of codes) {
    const site = workspace();
    const call = code === 'ENOTDIR' ? 'rename' : 'writeFileSync';
    const mend = plantFaults([{ call, code, path: 'schemas/site\\.json' }]);
    const flags = { content: site.content, cache: join(site.root, '.cache') };
    const told = await compileInto(join(site.root, 'generated'), flags).catch(asDiskFault);
    mend();
    assert.ok(told instanceof DiskFault);
    assert.match(told.message, /\/generated\/schemas\/site\.json` cannot be written: .*\. [A-Z].*\.$/);
    assert.equal(
      listAll(site).filter((name) => name.endsWith('.tmp')),
      [],
    );
    site.remove();
  }
});

test.run();
