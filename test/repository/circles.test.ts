import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** Which file imports which, as paths from the root of the repository. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Imports in comments, as in the types of plain JavaScript, do not count. */
const statement = /^(?:import|export)\b[^;'"`]*?(?:from\s+)?'(\.[^']+)'|(?<![{<])\bimport\('(\.[^']+)'\)/gm;

function readImports(root: string): Imports {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name));
  return new Map(files.map((file) => [file, listImports(file, readFileSync(file, 'utf8'))]));
}

function listImports(file: string, text: string): string[] {
  return [...text.matchAll(statement)].map((match) => posix.join(posix.dirname(file), match[1] ?? match[2] ?? ''));
}

/**
 * The shortest cycle through a node and nodes that come after it, so that each cycle is reported once; null when there
 * is none.
 */
function findCircle(from: string, next: (node: string) => Iterable<string>): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [from];
  for (const node of queue) {
    for (const other of next(node)) {
      if (cameFrom.has(other) || other < from) continue;
      cameFrom.set(other, node);
      if (other !== from) queue.push(other);
      else return walkBack(from, cameFrom);
    }
  }
  return null;
}

function walkBack(to: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [to];
  do way.unshift(cameFrom.get(way[0] ?? '') ?? to);
  while (way[0] !== to);
  return way;
}

/** The folder of a file below the root, or the file itself if it is in none. */
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');

/** Every cycle of folders, as the imports that close it: `cli/a/x.ts -> cli/b/y.ts`. */
function findRoomCircles(imports: Imports): string[] {
  const doors = new Map<string, Map<string, string>>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [room, other] = [roomOf(file), roomOf(target)];
      if (room === other || !imports.has(target)) continue;
      const ways = doors.get(room) ?? new Map<string, string>();
      doors.set(room, ways.set(other, `${file} -> ${target}`));
    }
  return listCircles([...doors.keys()], (room) => doors.get(room)?.keys() ?? [])
    .map((circle) => circle.slice(1).map((room, index) => doors.get(circle[index] ?? '')?.get(room)))
    .map((ways) => ways.join(', '));
}

function findFileCircles(imports: Imports): string[] {
  return listCircles([...imports.keys()], (file) => imports.get(file) ?? []).map((files) => files.join(' -> '));
}

function listCircles(nodes: readonly string[], next: (node: string) => Iterable<string>): string[][] {
  return nodes.flatMap((node) => {
    const circle = findCircle(node, next);
    return circle === null ? [] : [circle];
  });
}

for (const root of ['cli', 'server', 'src']) {
  test(`no two rooms of ${root} import each other, directly or over others`, () => {
    assert.equal(findRoomCircles(readImports(root)), []);
  });

  test(`no two files of ${root} import each other, directly or over others`, () => {
    assert.equal(findFileCircles(readImports(root)), []);
  });
}

test('the ground floor of cli imports no other room', () => {
  const outside = [...readImports('cli')].flatMap(([file, targets]) =>
    targets.filter((target) => roomOf(file) === 'cli/core' && roomOf(target) !== 'cli/core'),
  );
  assert.equal(outside, []);
});

test('a circle is told as the files that close it', () => {
  const imports = new Map([
    ['cli/a/one.ts', ['cli/b/two.ts']],
    ['cli/b/two.ts', ['cli/b/three.ts']],
    ['cli/b/three.ts', ['cli/a/four.ts']],
    ['cli/a/four.ts', []],
  ]);
  assert.equal(findFileCircles(imports), []);
  assert.equal(findRoomCircles(imports), ['cli/a/one.ts -> cli/b/two.ts, cli/b/three.ts -> cli/a/four.ts']);
});

test.run();
