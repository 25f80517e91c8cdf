import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('how TypeScript is started');
let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-start-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

const starters = ['typescript.mjs', 'typescript-loader.mjs'];

/** Writes a program in TypeScript, and gives its path. */
function write(name: string, lines: string): string {
  const path = join(folder, name);
  writeFileSync(path, lines);
  return path;
}

/** Runs a program with a temporary folder that others could write to; gives what it prints. */
function run(starter: string, program: string, temporary: string): string {
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  const words = ['--import', resolve(starter), program];
  const { stdout, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  return stdout + stderr;
}

for (const starter of starters) {
  test(`${starter} keeps nothing in the temporary folder, from which others could have it execute their code`, () => {
    const temporary = join(folder, `temporary-${starter}`);
    mkdirSync(temporary);
    const program = write('program.ts', "const said: string = 'said';\nconsole.log(said);\n");
    for (const _ of ['first', 'again']) assert.is(run(starter, program, temporary), 'said\n');
    assert.equal(readdirSync(temporary), []);
  });

  test(`${starter} names the line of the source in a trace`, () => {
    const program = write('fails.ts', 'interface A {\n  b: string;\n}\nexport const a: A = JSON.parse(`{`);\n');
    assert.match(run(starter, program, folder), /fails\.ts:4:/);
  });

  test(`${starter} runs nothing of a program that cannot be read, and says so`, () => {
    const program = write('unread.ts', "console.log('said' as string);\nconst a: string = ;\n");
    assert.match(run(starter, program, folder), /SyntaxError|Unexpected token/);
    assert.not.match(run(starter, program, folder), /^said$/m);
  });
}

test('a folder without the packages is told what brings them', () => {
  copyFileSync('typescript.mjs', join(folder, 'typescript.mjs'));
  const program = write('bare.ts', "console.log('said' as string);\n");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', join(folder, 'typescript.mjs'), program],
    {
      encoding: 'utf8',
    },
  );
  assert.equal([status, stdout], [2, '']);
  assert.is(stderr, 'The packages that the site needs are not here yet. Type `npm ci` in its folder, once.\n');
});

/** A separate project with the loader in it. */
function project(name: string): { readonly loader: string; readonly cache: string } {
  const home = join(folder, name);
  mkdirSync(home);
  const loader = join(home, 'typescript-loader.mjs');
  copyFileSync('typescript-loader.mjs', loader);
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
  return { loader, cache: join(home, '.cache') };
}

test('what the loader made of a file is taken while it is whole and the file is the same', () => {
  const { loader, cache } = project('kept');
  const program = write('kept.ts', "const said: string = 'one';\nconsole.log(said);\n");
  assert.is(run(loader, program, folder), 'one\n');
  const [kept = ''] = readdirSync(join(cache, 'typescript')).map((name) => join(cache, 'typescript', name));
  const whole = readFileSync(kept, 'utf8');
  const writtenAt = statSync(kept).mtimeMs;
  assert.is(run(loader, program, folder), 'one\n');
  assert.is(statSync(kept).mtimeMs, writtenAt);
  for (const damaged of [whole.slice(0, -20), whole.replace('one', 'two'), '', 'console.log("two")']) {
    writeFileSync(kept, damaged);
    assert.is(run(loader, program, folder), 'one\n');
    assert.is(readFileSync(kept, 'utf8'), whole);
  }
  write('kept.ts', "console.log('another');\n");
  assert.is(run(loader, program, folder), 'another\n');
  assert.is(readdirSync(join(cache, 'typescript')).length, 1);
});

test('the loader works where nothing can be kept', () => {
  const { loader, cache } = project('full');
  writeFileSync(cache, 'a file where the folder would be');
  assert.is(run(loader, write('full.ts', "console.log('said' as string);\n"), folder), 'said\n');
});

test('a program is one process', async () => {
  const program = write(
    'waits.ts',
    'const said: string = `going`;\nconsole.log(said);\nsetInterval(() => {}, 1000);\n',
  );
  const child = spawn(process.execPath, ['--import', resolve('typescript.mjs'), program]);
  await new Promise((settle) => child.stdout.once('data', settle));
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid='], { encoding: 'utf8' });
  child.kill('SIGKILL');
  assert.not(stdout.split('\n').some((parent) => Number(parent) === child.pid));
});

test('there is one way to start TypeScript', () => {
  const isRead = /^(cli|server|test|src|\.ci|\.github)\b.*(\.(ts|tsx|mjs|md|yml|service)|Dockerfile|site-admin|run)$/;
  const files = readdirSync('.', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isRead.test(file) && !/node_modules|^test\/(fixtures|bench\/peers|repository\/start)/.test(file));
  const other = /--import["', =]+tsx\b|\btsx (cli|server|test)\/|npx tsx|tsx\/(esm|cjs|cli)/;
  const others = [...files, 'package.json', 'README.md', 'content/README.md'].filter((file) =>
    other.test(readFileSync(file, 'utf8')),
  );
  assert.equal(others, []);
});

test.run();
