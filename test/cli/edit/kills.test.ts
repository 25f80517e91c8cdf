import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFolder } from '../../../cli/commands/support/session.ts';
import { runSite, startSite } from '../../support/site-cli.ts';
import { listen } from '../../support/standard-error.ts';
import { workspace } from '../../support/workspace.ts';

/**
 * Commands are killed at random moments, most of them while they write. Whatever the moment, the next command leaves
 * the content as it was before, or as the command would have left it, and nothing hidden in it.
 */

const kills = process.env.LONG === '1' ? 200 : 4;
const many = 24;
/** About how long it takes to carry such an edit out, in milliseconds. */
const longest = 20;

/** A topic that names the one that the commands are about, so that each of them has many files to write. */
function extra(index: number): string {
  const head = `title: Extra ${index}\ndescription: A sentence that is long enough to be a description of this page.`;
  return `---\n${head}\ngroup: second\norder: ${100 + index}\n---\n\nSee [it](/resources/alpha).\n`;
}

const site = workspace(
  Object.fromEntries(Array.from({ length: many }, (_, index) => [`topics/extra-${index}.md`, extra(index)])),
);
const bibliography = join(site.root, 'many.bib');
writeFileSync(
  bibliography,
  Array.from({ length: many }, (_, index) => `@book{b${index}, author={A, B}, title={Book ${index}}, year=2001}`).join(
    '\n',
  ),
);
test.after(() => site.remove());

const commands = [
  ['import', bibliography],
  ['move', 'topics/alpha', 'renamed'],
  ['remove', 'topics/alpha', '--redirect', 'topics/beta'],
  ['new', 'topic', 'Another', '--after', 'extra-0'],
];

/** Every file of a content folder, hidden ones too, with its text. */
function readTree(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names.map((name) => [name, statSync(join(folder, name)).isFile() ? readFileSync(join(folder, name), 'utf8') : '']),
  );
}

function copySite(): { readonly root: string; readonly content: string } {
  const root = mkdtempSync(join(tmpdir(), 'site-killed-'));
  const content = join(root, 'content');
  cpSync(site.content, content, { recursive: true });
  return { root, content };
}

const inFolder = (command: readonly string[], content: string) => [
  ...command,
  '--content',
  content,
  '--now',
  '2026-01-01',
];

/** What a command makes of the content when nothing stops it. */
async function applyPlan(command: readonly string[]): Promise<Record<string, string>> {
  const { root, content } = copySite();
  const { code, stderr } = await runSite(inFolder(command, content));
  assert.is(code, 0, stderr);
  const tree = readTree(content);
  rmSync(root, { recursive: true });
  return tree;
}

/** Settles when the command has come to a moment, or has ended. */
async function waitFor(child: ChildProcess, isReached: () => boolean): Promise<void> {
  while (child.exitCode === null && !isReached()) await new Promise(setImmediate);
}

/** Starts a command and kills it at a random moment: while it prepares its edit, carries it out, or at any other time. */
async function kill(command: readonly string[], content: string): Promise<void> {
  const child = startSite(inFolder(command, content));
  const gone = new Promise((settle) => child.once('close', settle));
  const has = (name: string) => existsSync(join(content, '.site-edit', name));
  const step = Math.floor(Math.random() * (many + 2));
  const moments = [
    () => has('owner'),
    () => has(`${step}.new`),
    () => has('journal.json'),
    () => has('journal.json') && !has(`${step}.new`),
  ];
  await waitFor(child, moments[Math.floor(Math.random() * moments.length)] ?? (() => true));
  if (Math.random() < 0.3) await wait(Math.random() * longest);
  child.kill('SIGKILL');
  await gone;
}

/** What the next command finds and does, in one word. */
function judge(stderr: string, isBefore: boolean): string {
  const said = /It is finished now|is taken back|before it changed anything/.exec(stderr)?.[0];
  return said ?? (isBefore ? 'nothing had begun' : 'all was done');
}

test(`after ${kills} kills the next command leaves all of an edit or nothing of it, and says so`, async () => {
  const before = readTree(site.content);
  const counts = new Map<string, number>();
  for (const command of commands) {
    const after = await applyPlan(command);
    for (let one = 0; one < kills / commands.length; one += 1) {
      const { root, content } = copySite();
      await kill(command, content);
      const left = readTree(content);
      const stderr = await listen(() => readFolder(content));
      const now = readTree(content);
      const moment = `${command[0]}, kill ${one}: ${stderr}`;
      const isBefore = isDeepStrictEqual(now, before);
      assert.ok(isBefore || isDeepStrictEqual(now, after), moment);
      if ('.site-edit/journal.json' in left) assert.match(stderr, 'was broken off earlier', moment);
      const word = judge(stderr, isBefore);
      counts.set(word, (counts.get(word) ?? 0) + 1);
      rmSync(root, { recursive: true });
    }
  }
  if (process.env.LONG === '1') console.log(Object.fromEntries(counts));
});

test.run();
