import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileContent } from '../../../cli/compile.ts';
import { readContent } from '../../../cli/read/content.ts';
import { watchFolder } from '../../../cli/watch/events.ts';
import { createTurn } from '../../../cli/watch/turn.ts';
import { topic, workspace } from '../../support/workspace.ts';

const options = { today: '2026-01-01', withDrafts: true, shapes: '' };
const places = ['topics/alpha.md', 'topics/beta.md', 'topics/gamma.md', 'topics/new-one.md', 'papers/paper-one.md'];

/** What an editor or a checkout may do to a file; the number makes each text another one. */
const edit = fc.tuple(
  fc.constantFrom('write', 'replace', 'delete', 'half'),
  fc.constantFrom(...places),
  fc.integer({ min: 0, max: 999 }),
);

/** The pages that stand below a folder, with their texts. */
function readPages(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

test('after any sequence of edits the watch leaves what a clean compile gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (edits) => {
      const site = workspace();
      const out = join(site.root, 'generated');
      const takeTurn = createTurn(site.content, out, () => options);
      const watcher = watchFolder(site.content, async () => {
        await takeTurn();
      });
      try {
        await watcher.ready;
        for (const [what, place, number] of edits) {
          const file = join(site.content, place);
          const text = topic(`Text ${number}.`, `aliases: [name-${number}]\n`).replace('order: 10', `order: ${number}`);
          if (what === 'delete') rmSync(file, { force: true });
          else if (what === 'half') writeFileSync(file, text.slice(0, 20));
          else if (what === 'write') writeFileSync(file, text);
          else {
            writeFileSync(`${file}~`, text);
            renameSync(`${file}~`, file);
          }
          if (number % 3 === 0) await new Promise((settle) => setImmediate(settle));
        }
        for (const place of places) writeFileSync(join(site.content, place), baseOf(place, edits.length));
        const clean = compileContent(await readContent(site.content), options).files;
        assert.ok(clean !== null);
        const wanted = [...clean].filter(([path]) => path.startsWith('pages/') && path.endsWith('.json'));
        const expected = new Map(
          wanted.map(([path, text]) => [path.slice('pages/'.length), text]).sort() as [string, string][],
        );
        const limit = Date.now() + 30_000;
        const isThere = () => [...readPages(join(out, 'pages'))].flat().join() === [...expected].flat().join();
        while (!isThere() && Date.now() < limit) await new Promise((settle) => setTimeout(settle, 10));
        assert.equal([...readPages(join(out, 'pages'))], [...expected]);
      } finally {
        await watcher.close();
        site.remove();
      }
    }),
    { numRuns: process.env.LONG === '1' ? 20 : 2 },
  );
});

/** The file as the smallest valid site has it; the new one is a topic of its own. */
function baseOf(place: string, edits: number): string {
  if (place === 'topics/new-one.md')
    return topic(`The last text, after ${edits} edits.`).replace('order: 10', 'order: 990');
  return readFileSync(join('test/fixtures/base/content', place), 'utf8');
}

test.run();
