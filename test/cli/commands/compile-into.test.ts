import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileInto } from '../../../cli/commands/support/compile-into.ts';
import { createProblem, startOf } from '../../../cli/core/problem.ts';
import { keyOfCompile, keyOfLastCompile, openLastCompile } from '../../../cli/output/last-compile.ts';
import { type Content, readContent } from '../../../cli/read/content.ts';
import { topic, type Workspace, workspace } from '../../support/workspace.ts';

const shown = 'pages/resources/gamma.json';

/** A site that has been compiled once, with a warning in it. */
async function compiledOnce(): Promise<
  Workspace & {
    readonly out: string;
    readonly last: ReturnType<typeof openLastCompile>;
    readonly kept: string;
    readonly again: () => Promise<string>;
  }
> {
  const site = workspace({ 'groups/third.md': '---\ntitle: A group without topics\norder: 90\n---\n' });
  const out = join(site.root, 'generated');
  const cache = join(site.root, '.cache');
  const flags = { content: site.content, cache, now: '2026-01-01' };
  await compileInto(out, flags);
  return {
    ...site,
    out,
    last: openLastCompile(cache, out, ''),
    kept: join(cache, 'compile', keyOfLastCompile(out)),
    async again() {
      const { written, problems } = await compileInto(out, flags);
      const rules = problems.map(({ rule }) => rule).join();
      return `${rules}: ${written === null ? 'kept' : `${written.changed} written, ${written.removed} removed`}`;
    },
  };
}

/** Every file of a folder with its text. */
function readFolder(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('what every screen needs is told while no page is written yet, also where nothing has changed', async () => {
  const site = workspace();
  const out = join(site.root, 'generated');
  const told: string[] = [];
  const compile = () =>
    compileInto(out, { content: site.content, cache: join(site.root, '.cache') }, ({ title }) => {
      told.push(`${title}, ${existsSync(join(out, shown)) ? 'written' : 'not written yet'}`);
    });
  await compile();
  await compile();
  writeFileSync(join(site.content, 'topics/gamma.md'), '---\ntitle: Without a group\n---\n');
  assert.is((await compile()).written, null);
  assert.equal(told, ['Test Site, not written yet', 'Test Site, written']);
  site.remove();
});

test('with nothing changed the warnings are told again and no file is touched', async () => {
  const site = await compiledOnce();
  const before = readFolder(site.out);
  const times = () => [...before.keys()].map((name) => statSync(join(site.out, name)).mtimeMs);
  const writtenAt = times();
  assert.is(await site.again(), 'empty-group: 0 written, 0 removed');
  assert.equal([readFolder(site.out), times()], [before, writtenAt]);
  site.remove();
});

test('with nothing changed what is kept is believed, and with anything changed it is not', async () => {
  const site = await compiledOnce();
  const last = site.last.read();
  assert.ok(last !== null);
  const planted = createProblem('planted', 'warning', { at: startOf('content/site.md'), reason: 'Planted.' });
  const plant = () => site.last.keep({ ...last, problems: [planted] });
  plant();
  assert.is(await site.again(), 'planted: 0 written, 0 removed');
  site.apply({ 'topics/gamma.md': topic('Another text.') });
  assert.match(await site.again(), /^empty-group: [1-9] written, 0 removed$/);
  site.remove();
});

test('what is kept may be deleted at any time, and without it the bytes are the same', async () => {
  const site = await compiledOnce();
  const before = readFolder(site.out);
  rmSync(site.kept);
  assert.is(await site.again(), 'empty-group: 0 written, 0 removed');
  assert.equal(readFolder(site.out), before);
  rmSync(site.out, { recursive: true });
  assert.is(await site.again(), `empty-group: ${before.size} written, 0 removed`);
  assert.equal(readFolder(site.out), before);
  site.remove();
});

test('what is kept is ignored when it is damaged or of another program', async () => {
  const site = await compiledOnce();
  const file = site.kept;
  const whole = readFileSync(file);
  const last = site.last.read();
  const changed = Buffer.from(whole.toString('latin1').replace('empty-group', 'empty-grouq'), 'latin1');
  for (const damaged of ['', 'null', '{}\n{}', whole.subarray(0, -20), changed]) {
    writeFileSync(file, damaged);
    assert.is(site.last.read(), null);
    assert.is(await site.again(), 'empty-group: 0 written, 0 removed');
    assert.equal(site.last.read(), last);
  }
  site.last.keep({ key: 'the key of another', problems: [], files: new Map() });
  assert.is(await site.again(), 'empty-group: 0 written, 0 removed');
  site.remove();
});

test('where nothing can be kept the compile is as good, and nothing of it stands among what was compiled', async () => {
  const site = workspace();
  const out = join(site.root, 'generated');
  writeFileSync(join(site.root, 'no-folder'), '');
  const flags = { content: site.content, cache: join(site.root, 'no-folder'), now: '2026-01-01' };
  const [first, second] = [await compileInto(out, flags), await compileInto(out, flags)];
  assert.equal(second.written, { files: first.written?.files, changed: 0, removed: 0 });
  assert.equal(
    [...readFolder(out).keys()].filter((name) => /(^|\/)\./.test(name)),
    ['.made-by-site'],
  );
  site.remove();
});

test('a generated file that somebody edited or deleted is restored, and a page that nobody made is removed', async () => {
  const site = await compiledOnce();
  const before = readFolder(site.out);
  const file = join(site.out, shown);
  const { mtime } = statSync(file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('Gamma', 'Gamme'));
  utimesSync(file, mtime, mtime);
  assert.is(await site.again(), 'empty-group: 1 written, 0 removed');
  rmSync(file);
  assert.is(await site.again(), 'empty-group: 1 written, 0 removed');
  rmSync(dirname(file), { recursive: true });
  assert.match(await site.again(), /^empty-group: [4-9] written, 0 removed$/);
  writeFileSync(join(site.out, 'pages/stray.json'), '{}');
  assert.is(await site.again(), 'empty-group: 0 written, 1 removed');
  assert.equal(readFolder(site.out), before);
  site.remove();
});

test('after an error the last good version stays known: once it is taken back, nothing is left to do', async () => {
  const site = await compiledOnce();
  const gamma = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8');
  const whole = readFileSync(site.kept);
  site.apply({ 'topics/gamma.md': topic('See [nothing](/nothing).') });
  assert.is(await site.again(), 'empty-group,broken-link: kept');
  assert.equal(readFileSync(site.kept), whole);
  site.apply({ 'topics/gamma.md': gamma });
  assert.is(await site.again(), 'empty-group: 0 written, 0 removed');
  site.remove();
});

test('whatever a compile depends on is in its key', async () => {
  const content = await readContent('test/fixtures/base/content');
  const [first, ...others] = content.files;
  assert.ok(first !== undefined);
  const options = { today: '2026-01-01', withDrafts: false, shapes: { 'a.ts': 'type A = 1;' } };
  const problem = createProblem('file-name', 'error', { at: startOf('content/media/A.png'), reason: 'No.' });
  const changed: readonly Content[] = [
    { ...content, files: others },
    { ...content, files: [{ ...first, text: `${first.text} ` }, ...others] },
    { ...content, files: [{ ...first, path: 'content/topics/other.md' }, ...others] },
    { ...content, files: [{ ...first, changed: '2020-01-01' }, ...others] },
    { ...content, media: new Map([...content.media, ['/media/new.svg', null]]) },
    {
      ...content,
      media: new Map(
        [...content.media].map(([address]) => [address, { width: 1, height: 1, isVector: true, drawing: null }]),
      ),
    },
    {
      ...content,
      media: new Map(
        [...content.media].map(([address]) => [address, { width: 1, height: 1, isVector: true, drawing: '<svg/>' }]),
      ),
    },
    { ...content, locks: new Map([['routes.lock', '/']]) },
    { ...content, problems: [problem] },
    { ...content, name: 'texts' },
  ];
  const keys = [
    keyOfCompile(content, options, 'program'),
    ...changed.map((one) => keyOfCompile(one, options, 'program')),
    keyOfCompile(content, { ...options, today: '2026-01-02' }, 'program'),
    keyOfCompile(content, { ...options, withDrafts: true }, 'program'),
    keyOfCompile(content, { ...options, shapes: { 'a.ts': 'type A = 2;' } } as typeof options, 'program'),
    keyOfCompile(content, options, 'another program'),
  ];
  assert.is(new Set(keys).size, keys.length);
  assert.is(keyOfCompile(await readContent('test/fixtures/base/content'), options, 'program'), keys[0]);
});

test('what finds out that nothing has changed loads no parser, no schema and no renderer', () => {
  const found = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms,
    )) {
      if (from.startsWith('.')) follow(join(dirname(file), from));
      else if (!from.startsWith('node:')) packages.add(from);
    }
  };
  follow('cli/main.ts');
  follow('cli/commands/compile.ts');
  assert.equal([...packages].sort(), ['@preact/signals-core', 'commander', 'image-size', 'picocolors']);
});

test.run();
