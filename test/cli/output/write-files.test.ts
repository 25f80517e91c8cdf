import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Items } from '../../../cli/data/stringify.ts';
import { putFiles, writeFiles } from '../../../cli/output/write-files.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'write-'));
  folders.push(folder);
  return folder;
}

test.after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('what would not change is not touched, and what is no more is removed', async () => {
  const folder = newFolder();
  const first = new Map([
    ['a.json', '1'],
    ['pages/b.json', '2'],
    ['pages/deep/c.json', '3'],
  ]);
  const written = ['.made-by-site', 'a.json', 'pages/b.json', 'pages/deep/c.json'];
  assert.equal(await writeFiles(folder, first), { changed: written, removed: [] });
  const long = new Date(0);
  utimesSync(join(folder, 'a.json'), long, long);
  const second = new Map([
    ['a.json', '1'],
    ['pages/b.json', 'two'],
  ]);
  assert.equal(await writeFiles(folder, second), { changed: ['pages/b.json'], removed: ['pages/deep/c.json'] });
  assert.is(statSync(join(folder, 'a.json')).mtimeMs, 0);
  assert.equal(readdirSync(join(folder, 'pages')), ['b.json']);
});

test('the type and the schema of a kind go with it, for the type check reads whatever lies there', async () => {
  const folder = newFolder();
  await writeFiles(
    folder,
    new Map([
      ['shapes/talk.ts', '1'],
      ['shapes/term.ts', '2'],
      ['schemas/term.json', '{}'],
    ]),
  );
  const { removed } = await writeFiles(folder, new Map([['shapes/talk.ts', '1']]));
  assert.equal(removed.sort(), ['schemas/term.json', 'shapes/term.ts']);
  assert.equal(readdirSync(join(folder, 'shapes')), ['talk.ts']);
});

test('the table and the picture of a figure go with it, and a file of somebody else stays', async () => {
  const folder = newFolder();
  const files = ['figures/homes.csv', 'figures/homes.svg', 'figures/rents.csv', 'figures/rents.svg'];
  await writeFiles(folder, new Map(files.map((path) => [path, path])));
  writeFileSync(join(folder, 'figures/sketch.png'), '');
  const { removed } = await writeFiles(folder, new Map(files.slice(0, 2).map((path) => [path, path])));
  assert.equal(removed.sort(), files.slice(2));
  assert.equal(readdirSync(join(folder, 'figures')).sort(), ['homes.csv', 'homes.svg', 'sketch.png']);
});

test('a long file that is interrupted stays as it was, with nothing beside it, and nothing after it is written', async () => {
  const folder = newFolder();
  const long = (text: string) => new Items([text.repeat(60_000), text.repeat(60_000), text]);
  await putFiles(folder, new Map([['long.json', long('"a"')]]), new Map());
  const before = readFileSync(join(folder, 'long.json'), 'utf8');
  const others = new Map<string, unknown>([
    ['first.json', '1'],
    ['long.json', long('"b"')],
    ['last.json', '2'],
  ]);
  let pieces = 0;
  const options = { areOthers: true, isInterrupted: () => ++pieces > 2 };
  assert.equal(await putFiles(folder, others, new Map(), options), ['first.json']);
  assert.is(readFileSync(join(folder, 'long.json'), 'utf8'), before);
  assert.equal(readdirSync(folder).sort(), ['first.json', 'long.json']);
});

test('files of others stay', async () => {
  const folder = newFolder();
  for (const name of ['pages', 'shapes']) mkdirSync(join(folder, name));
  for (const name of ['README.md', '.gitignore', 'notes.json', 'pages/picture.png', 'shapes/notes.md'])
    writeFileSync(join(folder, name), 'mine');
  await writeFiles(folder, new Map([['a.json', '1']]));
  for (const name of ['README.md', '.gitignore', 'notes.json', 'pages/picture.png', 'shapes/notes.md'])
    assert.is(readFileSync(join(folder, name), 'utf8'), 'mine');
});

test('a temporary file that a kill left behind goes once it is old', async () => {
  const folder = newFolder();
  const [left, fresh] = ['a.json.0123456789abcdef.tmp', 'a.json.fedcba9876543210.tmp'];
  for (const name of [left, fresh]) writeFileSync(join(folder, name), 'half');
  utimesSync(join(folder, left), new Date(0), new Date(0));
  await writeFiles(folder, new Map([['a.json', '1']]));
  assert.equal(
    [left, fresh].map((name) => existsSync(join(folder, name))),
    [false, true],
  );
});

test('a kill at any moment leaves the old or the new file', async () => {
  const folder = newFolder();
  const size = 400_000;
  const script = `
    import { writeFiles } from ${JSON.stringify(new URL('../../../cli/output/write-files.ts', import.meta.url).href)};
    for (let turn = 0; ; turn += 1) {
      const letter = 'ab'[turn % 2];
      await writeFiles(${JSON.stringify(folder)}, new Map(['x.json', 'pages/y.json', 'pages/z.json'].map((path) => [path, letter.repeat(${size})])));
      if (turn === 1) process.stdout.write('going');
    }`;
  const kills = process.env.LONG === undefined ? 5 : 100;
  for (let kill = 0; kill < kills; kill += 1) {
    const child = spawn(process.execPath, ['--import', './typescript.mjs', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((settle) => child.stdout.once('data', settle));
    await new Promise((settle) => setTimeout(settle, Math.random() * 25));
    const gone = new Promise((settle) => child.once('close', settle));
    child.kill('SIGKILL');
    await gone;
    for (const path of ['x.json', 'pages/y.json', 'pages/z.json']) {
      const text = readFileSync(join(folder, path), 'utf8');
      assert.ok(
        text === 'a'.repeat(size) || text === 'b'.repeat(size),
        `${path} is neither old nor new after kill ${kill}`,
      );
    }
  }
});

test.run();
