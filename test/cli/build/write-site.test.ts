import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isCompressed } from '../../../cli/build/compress-file.mjs';
import { writeSite } from '../../../cli/build/write-site.ts';
import { compileInto } from '../../../cli/commands/support/compile-into.ts';
import { listFiles } from '../../../cli/output/mark.ts';
import { createRebuilder } from '../../../cli/watch/rebuild.ts';
import { topic, workspace } from '../../support/workspace.ts';

const test = suite('the built site');
const options = { cards: false, program: 'program', app: 'app' };
let parent: string;
/** Of all builds here, so that only the first bundles the app. */
const cache = mkdtempSync(join(tmpdir(), 'site-cache-'));
test.after(() => rmSync(cache, { recursive: true, force: true }));
test.before.each(() => {
  parent = mkdtempSync(join(tmpdir(), 'site-built-'));
  mkdirSync(join(parent, 'deep'));
  mkdirSync(join(parent, 'next'));
});
test.after.each(() => rmSync(parent, { recursive: true, force: true }));

function foldersIn(content: string) {
  return {
    content,
    generated: join(parent, 'generated'),
    out: join(parent, 'deep/dist'),
    next: join(parent, 'next'),
    cache,
  };
}

test('it is made of what was compiled, in a folder that need not exist, each text with compressed copies', async () => {
  const site = workspace();
  const folders = foldersIn(site.content);
  const written = await writeSite(folders, options, async (hear) => {
    const { written } = await compileInto(folders.generated, { content: site.content, cache: folders.cache }, hear);
    return written?.files ?? null;
  });
  assert.ok(written !== null);
  assert.match(readFileSync(join(folders.out, 'index.html'), 'utf8'), '<title>Test Site</title>');
  assert.is(readFileSync(join(folders.out, '.nojekyll'), 'utf8'), '');
  assert.equal(readdirSync(join(parent, 'deep')), ['dist']);
  const files = new Map(listFiles(folders.out).map((file) => [file, readFileSync(join(folders.out, file))]));
  for (const [file, bytes] of files) {
    if (/\.(br|gz)$/.test(file)) continue;
    const copies = [files.get(`${file}.br`), files.get(`${file}.gz`)];
    if (!isCompressed(file, bytes.length)) assert.equal(copies, [undefined, undefined], file);
    else
      for (const [copy, unpack] of [
        [copies[0], brotliDecompressSync],
        [copies[1], gunzipSync],
      ] as const)
        assert.ok(copy && unpack(copy).equals(bytes), file);
  }
  site.remove();
});

test('a site without curves has them neither in its pages nor in its icon', async () => {
  const source = readFileSync('test/fixtures/base/content/site.md', 'utf8');
  const site = workspace({ 'site.md': source.replace('copyright:', 'curves: false\ncopyright:') });
  const folders = foldersIn(site.content);
  await writeSite(folders, options, async (hear) => {
    const { written } = await compileInto(folders.generated, { content: site.content, cache: folders.cache }, hear);
    return written?.files ?? null;
  });
  const home = readFileSync(join(folders.out, 'index.html'), 'utf8');
  assert.not.match(home, /class="(?:mark|curve-family)/);
  const [, icon = ''] = /rel="icon" href="\/([^"]+)"/.exec(home) ?? [];
  assert.equal(
    listFiles(folders.out).filter((file) => /icon-[^/]*\.svg$/.test(file)),
    [icon],
  );
  assert.not.match(readFileSync(join(folders.out, icon), 'utf8'), 'stroke');
  site.remove();
});

test('where nothing good was compiled the last site stays, and nothing beside it', async () => {
  const folders = foldersIn(join(parent, 'content'));
  mkdirSync(folders.out, { recursive: true });
  writeFileSync(join(folders.out, 'index.html'), 'the last good site');
  assert.is(await writeSite(folders, options, async () => null), null);
  assert.is(readFileSync(join(folders.out, 'index.html'), 'utf8'), 'the last good site');
  assert.equal(readdirSync(join(parent, 'deep')), ['dist']);
});

test('a draft that a watch writes between the compile and the build is never published: the last site stays', async () => {
  const draft = (title: string) => ({
    'topics/secret.md': topic('Not yet.', 'draft: true\n').replace('Gamma', title).replace('order: 10', 'order: 77'),
  });
  const site = workspace(draft('Secret'));
  const folders = foldersIn(site.content);
  const day = '2026-01-01';
  const watch = createRebuilder(site.content, folders.generated, () => ({ today: day, withDrafts: true }));
  let isStillThere = () => false;
  const build = (meanwhile: () => Promise<unknown>) =>
    writeSite(folders, { ...options, isStillThere: () => isStillThere() }, async (hear) => {
      const flags = { content: site.content, cache: folders.cache, now: day };
      const outcome = await compileInto(folders.generated, flags, hear);
      isStillThere = outcome.isStillThere;
      await meanwhile();
      return outcome.written?.files ?? null;
    });
  await watch.rebuildAll();
  assert.ok((await build(async () => undefined)) !== null);
  const before = readFileSync(join(folders.out, 'resources.html'), 'utf8');
  const edit = (text: ReturnType<typeof draft>) => {
    site.apply(text);
    return watch.rebuildSome(new Set([join(site.content, 'topics/secret.md')]));
  };
  for (const text of [
    draft('Secret too'),
    { 'topics/secret.md': `${draft('Secret too')['topics/secret.md']}More.\n` },
  ]) {
    assert.is(await build(() => edit(text)), null);
    assert.is(readFileSync(join(folders.out, 'resources.html'), 'utf8'), before);
    assert.not.ok(existsSync(join(folders.out, 'data/pages/resources/secret.json')));
    rmSync(join(folders.next, 'site'), { recursive: true, force: true });
  }
  site.remove();
});

test.run();
