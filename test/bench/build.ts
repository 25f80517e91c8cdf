/**
 * `site build` beside Starlight's build of the same pages, a build after an edit of one page beside one from nothing,
 * and the peak of memory of ten times as many pages.
 * `--pages N --rounds N`; the larger build runs once. Social cards are left out: the peer draws none.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeContent, writeDocs } from './corpus/write.ts';
import { showTime } from './measure/figures.ts';
import { compare, comparisonHead, measureInTurn, runCold } from './measure/in-turn.ts';
import { readOptions } from './measure/options.ts';
import { nodeOf, setUpPeer } from './measure/peers.ts';
import { runWithUsage } from './measure/run.ts';
import { withScratch } from './measure/scratch.ts';
import { buildOurs, buildStarlight } from './measure/sites.ts';
import { judge, printTable } from './measure/table.ts';

const { pages, rounds } = readOptions();
const limit = 2 * 1024 ** 3;

await withScratch(async (scratch) => {
  const ours = join(scratch, 'ours');
  const starlight = await setUpPeer('starlight', join(scratch, 'starlight'));
  writeContent(ours, pages);
  writeDocs(starlight, pages);
  const runs = await measureInTurn(rounds, {
    ours: () => runCold(buildOurs(ours), ours, ['generated', 'dist', '.cache']),
    again: () => buildAgain(ours, (text) => `${text}\nA sentence more.\n`),
    'again, with another title': () => buildAgain(ours, (text) => text.replace(/^title: .*$/m, '$& again')),
    Starlight: () =>
      runCold(buildStarlight(starlight, nodeOf(starlight)), starlight, ['dist', '.astro', 'node_modules/.astro']),
  });
  printTable(`Build, ${pages} pages, medians of ${rounds}`, [
    comparisonHead,
    compare('from nothing, beside Starlight', runs.ours, runs.Starlight, 1 / 3),
    compare('after an edit of the words of one page, beside from nothing', runs.again, runs.ours, 1 / 4),
    compare(
      'after an edit of the title of one page, beside from nothing',
      runs['again, with another title'],
      runs.ours,
      1 / 4,
    ),
  ]);
  console.log(`dist/ has ${gigabytes(sizeOf(join(ours, 'dist')))}, the compressed copies included;`);
  console.log(`Starlight's, which has none, ${gigabytes(sizeOf(join(starlight, 'dist')))}.`);

  const large = join(scratch, 'large');
  writeContent(large, pages * 10);
  const { milliseconds, processor, peak } = await runWithUsage(buildOurs(large));
  printTable(`Build, ${pages * 10} pages`, [
    ['time', 'processor time', 'dist/', 'peak of memory', 'limit', ''],
    [
      showTime(milliseconds),
      showTime(processor),
      gigabytes(sizeOf(join(large, 'dist'))),
      gigabytes(peak),
      gigabytes(limit),
      judge(peak, limit),
    ],
  ]);
});

/** Builds once more after an edit of one page. */
function buildAgain(folder: string, edit: (text: string) => string): ReturnType<typeof runWithUsage> {
  const file = join(folder, 'content/topics/topic-00007.md');
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return runWithUsage(buildOurs(folder));
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(2)} GB`;
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
