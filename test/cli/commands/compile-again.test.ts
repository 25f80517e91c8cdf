import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compileInto } from '../../../cli/commands/support/compile-into.ts';
import { keyOfLastCompile, openLastCompile } from '../../../cli/output/last-compile.ts';
import { identifyProgram } from '../../../cli/read/program.ts';
import { applyEdit, randomEdits, type Texts } from '../../support/random-edits.ts';
import { type Workspace, workspace } from '../../support/workspace.ts';

const test = suite('a compile that remembers the last one');
const runs = process.env.LONG === '1' ? 100 : 8;
let site: Workspace;
test.before.each(() => {
  site = workspace();
});
test.after.each(() => site.remove());

/** Compiles with what the last compile into that folder left; gives every file, or null where a mistake stands in the way. */
async function compile(out = 'generated', day = '2026-01-01', drafts = false): Promise<Map<string, string> | null> {
  const folder = join(site.root, out);
  const cache = join(site.root, `cache-${out}`);
  const { written } = await compileInto(folder, { content: site.content, cache, now: day, drafts });
  if (written === null) return null;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** A compile that knows nothing. */
function compileFromNothing(day?: string, drafts?: boolean): Promise<Map<string, string> | null> {
  for (const name of ['fresh', 'cache-fresh']) rmSync(join(site.root, name), { recursive: true, force: true });
  return compile('fresh', day, drafts);
}

function readTexts(): Texts {
  const names = readdirSync(site.content, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(site.content, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(site.content, name), 'utf8')]));
}

function writeTexts(texts: Texts): void {
  rmSync(site.content, { recursive: true });
  mkdirSync(site.content);
  site.apply(Object.fromEntries(texts));
}

function edit(place: string, alter: (text: string) => string): void {
  const file = join(site.content, place);
  writeFileSync(file, alter(readFileSync(file, 'utf8')));
}

test('after whatever edits its files are those of a compile from nothing', async () => {
  const base = readTexts();
  await fc.assert(
    fc.asyncProperty(randomEdits(base), async (edits) => {
      let texts = base;
      writeTexts(texts);
      await compile();
      for (const one of edits) {
        texts = applyEdit(texts, one);
        writeTexts(texts);
        const again = await compile();
        assert.equal(again, await compileFromNothing());
      }
    }),
    { numRuns: runs },
  );
});

test('an edit of a text makes what follows from that text again, and no other', async () => {
  await compile();
  const kept = openLastCompile(join(site.root, 'cache-generated'), join(site.root, 'generated'), identifyProgram());
  const memo = kept.readMemo();
  assert.ok(memo !== null);
  for (const [path, { values }] of memo.saved.files) {
    const before = values.get('texts');
    const value = `${JSON.stringify({ remembered: path })}\0`;
    if (before !== undefined) values.set('texts', { ...before, value });
  }
  kept.keepMemo(memo.of, memo.saved);
  edit('topics/gamma.md', (text) => `${text}\nA sentence more.\n`);
  const passages: { remembered?: string; path?: string }[] = JSON.parse(
    (await compile())?.get('passages.json') ?? '[]',
  );
  const remembered = passages.flatMap((one) => one.remembered ?? []);
  assert.ok(remembered.includes('content/topics/alpha.md'));
  assert.not.ok(remembered.includes('content/topics/gamma.md'));
  assert.ok(passages.some(({ path }) => path === '/resources/gamma'));
  // Headings are facts that any page may read: everything is made again.
  edit('topics/gamma.md', (text) => `${text}\n## A heading more\n\nAnd text.\n`);
  assert.equal(await compile(), await compileFromNothing());
});

test('a brief compile from nothing leaves its files alone, and the one after an edit what the next need not make', async () => {
  const out = join(site.root, 'generated');
  const cache = join(site.root, 'cache-generated');
  const kept = openLastCompile(cache, out, identifyProgram());
  const compileBriefly = () => compileInto(out, { content: site.content, cache, now: '2026-01-01', isBrief: true });
  await compileBriefly();
  assert.is(kept.readMemo(), null);
  assert.is((await compileBriefly()).written?.changed, 0);
  edit('topics/gamma.md', (text) => `${text}\nA sentence more.\n`);
  await compileBriefly();
  assert.ok(kept.readMemo() !== null);
  edit('topics/gamma.md', (text) => `${text}\nAnd one more.\n`);
  assert.equal(await compile(), await compileFromNothing());
});

test('another day, drafts, and an output that others have touched are seen', async () => {
  edit('topics/alpha.md', (text) => text.replace('\n---', '\npublishAt: 2026-03-01\n---'));
  await compile();
  assert.equal(await compile('generated', '2026-04-01'), await compileFromNothing('2026-04-01'));
  assert.equal(await compile('generated', '2026-01-01', true), await compileFromNothing('2026-01-01', true));
  assert.equal(await compile(), await compileFromNothing());
  const page = join(site.root, 'generated/pages/resources/beta.json');
  writeFileSync(page, readFileSync(page, 'utf8').replace('"', "'"));
  edit('topics/gamma.md', (text) => `${text}\nA sentence more.\n`);
  assert.equal(await compile(), await compileFromNothing());
  rmSync(page);
  edit('topics/gamma.md', (text) => `${text}\nAnd one more.\n`);
  assert.equal(await compile(), await compileFromNothing());
});

test('entries that are cut off, deleted or of an earlier compile than the output are not believed', async () => {
  await compile();
  const folder = join(site.root, 'cache-generated/compile');
  const text = readFileSync(join(site.content, 'topics/gamma.md'), 'utf8');
  const early = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  const record = keyOfLastCompile(join(site.root, 'generated'));
  const [memory = ''] = [...early.keys()].filter((name) => name !== record);
  edit('topics/gamma.md', () => `${text}\nA sentence more.\n`);
  await compile();
  // The disk refused the memory of that compile.
  writeFileSync(join(folder, memory), early.get(memory) ?? '');
  edit('topics/gamma.md', () => text);
  assert.equal(await compile(), await compileFromNothing());
  for (const spoil of [truncateSync, rmSync] as const)
    for (const name of early.keys()) {
      spoil(join(folder, name));
      edit('topics/gamma.md', (before) => `${before}\nA sentence more.\n`);
      assert.equal(await compile(), await compileFromNothing());
    }
  assert.is(readdirSync(folder).length, early.size);
});

test.run();
