import { mkdirSync, realpathSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beside, findOldAddress, readWithin } from '../../../cli/commands/import/old-site.ts';
import { png } from '../../support/draft.ts';
import { workspace } from '../../support/workspace.ts';

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>) {
  const { root, remove } = workspace();
  const folder = join(realpathSync(root), 'old');
  for (const [place, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), bytes);
  }
  return { folder, remove };
}

test('the old address of a page follows from where its file lies, where the settings say all of it', () => {
  for (const [settings, place, address] of [
    [{ '_config.yml': 'permalink: /:year/:title/\n' }, '_posts/2020-01-02-one.md', '/2020/one/'],
    [{ '_config.yml': 'permalink: "/:year/:title.html"\n' }, '_posts/2020-01-02-one.md', '/2020/one.html'],
    [{ '_config.yml': 'permalink: /:categories/:title/\n' }, '_posts/2020-01-02-one.md', null],
    [{ '_config.yml': '' }, '_drafts/one.md', null],
    [{ '_config.yml': '' }, '_talks/one.md', '/talks/one'],
    [{ 'config/_default/hugo.yaml': '' }, 'content/Post/one.md', '/post/one/'],
  ] as const) {
    const { folder, remove } = folderOf({ ...settings, [place]: 'Words.' });
    assert.is(findOldAddress(join(folder, place), { date: '2020-01-02' }), address, place);
    remove();
  }
});

test('pictures are found where the programs of other sites keep them, and not where they are too large', () => {
  const { folder, remove } = folderOf({ 'hugo.toml': '', 'assets/media/one.png': png, 'static/two.png': png });
  const picture = beside(join(folder, 'page.md'));
  assert.equal([picture('one.png'), picture('/two.png')], [png, png]);
  truncateSync(join(folder, 'static', 'two.png'), 50 * 1024 * 1024 + 1);
  assert.is(picture('/two.png'), null);
  remove();
});

test('a file at the top of a drive is read, and the files of a vault are listed once for a page', () => {
  const { folder, remove } = folderOf({ '.obsidian/app.json': '', 'files/one.png': png });
  const picture = beside(join(folder, 'note.md'));
  assert.equal(picture('one.png'), png);
  writeFileSync(join(folder, 'files', 'two.png'), png);
  assert.is(picture('two.png'), null);
  assert.equal(readWithin('/', join(folder, 'files', 'one.png')), png);
  remove();
});

test.run();
