/**
 * What an edit of this site costs by the kind of the file, beside compiling all of it in the same process: until every
 * page that changed is on the disk, and until the lists of the whole site are, too. The corpus of the bench `compile` has
 * topics and publications alone. `npm run bench site`.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../cli/core/group-by.ts';
import { kinds } from '../../cli/kinds/registry.ts';
import { readContent } from '../../cli/read/content.ts';
import { createRebuilder, type Rebuilder } from '../../cli/watch/rebuild.ts';
import { median, showTime } from './measure/figures.ts';
import { readOptions } from './measure/options.ts';
import { withScratch } from './measure/scratch.ts';
import { printTable, type Row } from './measure/table.ts';

/** Edits by their names; `mark` is a new word each time, and an edit that a file has no place for leaves it as it is. */
const edits: Readonly<Record<string, (text: string, mark: string, titleKey: string) => string>> = {
  'the title': (text, mark, titleKey) => putBefore(text, titleKey, mark),
  'the description': (text, mark) => putBefore(text, 'description', mark),
  words: (text, mark) => text.replace(/\n*$/, `\n\nHere is ${mark}.\n`),
};

/** Begins the value of a key with a mark, in the place of an earlier one. */
function putBefore(text: string, key: string, mark: string): string {
  return text.replace(new RegExp(`^(${key}: ['"]?)(?:Mark\\w+ )?`, 'm'), `$1${mark} `);
}

interface Figures {
  readonly pages: number[];
  readonly lists: number[];
  written: number;
}

/** Times an edit; false where it has errors, or the file has no place for it. */
async function time(rebuilder: Rebuilder, file: string, next: string, figures: Figures): Promise<boolean> {
  const before = readFileSync(file, 'utf8');
  if (next === before) return false;
  writeFileSync(file, next);
  const started = performance.now();
  const told = await rebuilder.rebuildSome(new Set([file]));
  const pages = performance.now() - started;
  if (typeof told !== 'object') {
    writeFileSync(file, before);
    await rebuilder.rebuildAll();
    return false;
  }
  await rebuilder.writeLists();
  figures.pages.push(pages);
  figures.lists.push(performance.now() - started);
  figures.written = told.written?.length ?? 0;
  return true;
}

const { rounds } = readOptions();
await withScratch(async (folder) => {
  const content = join(folder, 'content');
  cpSync('content', content, { recursive: true });
  const options = () => ({ today: '2026-01-01', withDrafts: true });
  const whole: number[] = [];
  let rebuilder = createRebuilder(content, join(folder, 'generated'), options);
  for (let round = 0; round <= rounds; round += 1) {
    rebuilder = createRebuilder(content, join(folder, `generated-${round}`), options);
    const started = performance.now();
    await rebuilder.rebuildAll();
    if (round > 0) whole.push(performance.now() - started);
  }
  const { files } = await readContent(content);
  const rows: Row[] = [];
  for (const [kind, all] of groupBy(files, (file) => file.kind)) {
    const path = all[all.length >> 1]?.path ?? '';
    const file = join(folder, path);
    for (const [name, edit] of Object.entries(edits)) {
      const figures: Figures = { pages: [], lists: [], written: 0 };
      let isPossible = true;
      for (let round = 0; isPossible && round <= rounds; round += 1) {
        const mark = `Mark${String.fromCharCode(97 + round)}`;
        isPossible = await time(
          rebuilder,
          file,
          edit(readFileSync(file, 'utf8'), mark, kinds[kind].titleKey ?? 'title'),
          figures,
        );
      }
      if (!isPossible) continue;
      // The first edit of a sort runs code that is not compiled yet.
      const [pages, lists] = [figures.pages, figures.lists].map((times) => median(times.slice(1)));
      const share = ((pages ?? 0) / median(whole)).toFixed(3);
      rows.push([path, name, String(figures.written), showTime(pages ?? 0), share, showTime(lists ?? 0)]);
    }
  }
  printTable(`Edits of this site beside all of it in ${showTime(median(whole))}, medians of ${rounds}`, [
    ['file', 'edit', 'pages', 'until the pages', 'of the whole', 'until the lists'],
    ...rows,
  ]);
});
