import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchFolders } from '../../../cli/watch/folders.ts';
import { until } from '../../support/until.ts';
import { workspace } from '../../support/workspace.ts';

test('what happens in the folder, in new ones below it and to itself is heard, and nothing beside it', async () => {
  const site = workspace();
  const heard = new Set<string>();
  const { ready, follow, close } = watchFolders(
    site.content,
    (path) => heard.add(path),
    (error) => assert.unreachable(error.message),
  );
  await ready;
  const hears = async (path: string, act: () => void) => {
    act();
    await until(() => heard.has(path), `${path} is heard`);
  };
  writeFileSync(join(site.root, 'content-of-old.md'), 'x');
  await hears(join(site.content, 'topics/gamma.md'), () => site.apply({ 'topics/gamma.md': 'x' }));
  const folder = join(site.content, 'media/new');
  await hears(folder, () => mkdirSync(folder));
  follow();
  await until(() => {
    writeFileSync(join(folder, 'picture.svg'), 'x');
    return heard.has(join(folder, 'picture.svg'));
  }, 'a new folder is watched');
  await hears(site.content, () => renameSync(site.content, `${site.content}-moved`));
  await close();
  assert.equal(
    [...heard].filter((path) => !`${path}/`.startsWith(`${site.content}/`)),
    [],
  );
  rmSync(`${site.content}-moved`, { recursive: true });
  site.remove();
});

test.run();
