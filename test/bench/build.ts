/**
 * `site build` beside Starlight's build of the same pages, and the peak of memory of ten times as many pages.
 * `--pages N --rounds N`; the larger build runs once.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeContent, writeDocs } from './corpus/write.ts';
import { median, showTime } from './measure/figures.ts';
import { readOptions } from './measure/options.ts';
import { nodeOf, setUpPeer } from './measure/peers.ts';
import { runWell, runWithPeak } from './measure/run.ts';
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
  const times = { ours: [] as number[], starlight: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const output of [
      join(ours, 'generated'),
      join(ours, 'dist'),
      join(starlight, 'dist'),
      join(starlight, '.astro'),
    ])
      rmSync(output, { recursive: true, force: true });
    times.ours.push((await runWell(buildOurs(ours))).milliseconds);
    times.starlight.push((await runWell(buildStarlight(starlight, nodeOf(starlight)))).milliseconds);
  }
  const [mine, theirs] = [median(times.ours), median(times.starlight)];
  const size = sizeOf(join(ours, 'dist'));
  rmSync(ours, { recursive: true });
  rmSync(starlight, { recursive: true });

  const large = join(scratch, 'large');
  writeContent(large, pages * 10);
  const { milliseconds, peak } = await runWithPeak(buildOurs(large));
  const gib = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(2)} GB`;
  printTable(`Build, medians of ${rounds}`, [
    ['what', 'ours', 'beside', 'ratio', 'limit', ''],
    [
      `${pages} pages, beside Starlight`,
      showTime(mine),
      showTime(theirs),
      (mine / theirs).toFixed(3),
      '0.333',
      judge(mine / theirs, 1 / 3),
    ],
    [`${pages * 10} pages, peak of memory`, gib(peak), '', '', gib(limit), judge(peak, limit)],
  ]);
  console.log(`${pages * 10} pages took ${showTime(milliseconds)}; dist/ has ${gib(size)} for ${pages} pages`);
  console.log(`and ${gib(sizeOf(join(large, 'dist')))} for ${pages * 10}, the compressed copies included.`);
});

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
