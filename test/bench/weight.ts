/**
 * What a topic page weighs, how much it moves and how long a click takes, beside a default Starlight site with the same
 * pages; and the site's own pages. `--pages N` (20) `--rounds N` (of the walk).
 */
import { findChromium, startChromium } from '../browser/support/chromium.ts';
import { mostToRead } from '../support/weigh-reading.ts';
import { makePages } from './corpus/pages.ts';
import { timeClicks, type Weight, weighPage } from './measure/browse.ts';
import { median, showBytes, showTime } from './measure/figures.ts';
import { readOptions } from './measure/options.ts';
import { withScratch } from './measure/scratch.ts';
import { serveSites } from './measure/sites.ts';
import { judge, printTable, type Row } from './measure/table.ts';

const { pages, rounds } = readOptions(20);
const executable = findChromium();
if (executable === null) throw new Error('Chromium was not found; name the program in CHROME_PATH.');

const browser = await startChromium(executable);
await withScratch(async (scratch) => {
  const sites = await serveSites(scratch, pages);
  try {
    const corpus = makePages(pages);
    const first = corpus[0];
    if (first === undefined) throw new Error('A corpus needs pages.');
    const ours = await weighPage(browser, `${sites.corpus.address}/resources/${first.slug}`);
    const starlight = await weighPage(browser, `${sites.starlight.address}/${first.group}/${first.slug}/`);
    const own = await weighPage(browser, `${sites.own.address}/resources/decision`);
    const rows = [
      { name: 'ours, a page of the corpus', weight: ours },
      { name: 'Starlight, the same page', weight: starlight },
      { name: 'this site, /resources/decision', weight: own },
    ];
    printTable(`Weight of a topic page, gzipped, ${pages} pages`, [
      ['page', 'HTML', 'CSS', 'both', 'later CSS', 'JavaScript', 'all four', 'fonts', 'layout shift'],
      ...rows.map(({ name, weight }) => showWeight(name, weight)),
    ]);

    const clicks = { ours: [] as number[], starlight: [] as number[] };
    const walk = walkOf(corpus, 4);
    for (let round = 0; round < rounds; round += 1) {
      const mine = walk.map(({ slug }) => `/resources/${slug}`);
      const theirs = walk.map(({ slug, group }) => `/${group}/${slug}/`);
      clicks.ours.push(...(await timeClicks(browser, `${sites.corpus.address}${mine[0]}`, mine.slice(1))));
      clicks.starlight.push(...(await timeClicks(browser, `${sites.starlight.address}${theirs[0]}`, theirs.slice(1))));
    }
    const click = median(clicks.ours);
    printTable('Limits', [
      ['what', 'ours', 'Starlight', 'limit', ''],
      limit('HTML and CSS', ours.html + ours.css, starlight.html + starlight.css, mostToRead, showBytes),
      limit('all JavaScript before a touch', ours.js, starlight.js, 90_000, showBytes),
      limit('layout shift', ours.shift, starlight.shift, 0, (figure) => figure.toFixed(4)),
      limit('from a click to the next page', click, median(clicks.starlight), 50, showTime),
    ]);
  } finally {
    await browser.close();
    await sites.stop();
  }
});

function showWeight(name: string, { html, css, lateCss, js, fonts, shift }: Weight): Row {
  const sizes = [html, css, html + css, lateCss, js, html + css + lateCss + js, fonts].map(showBytes);
  return [name, ...sizes, shift.toFixed(4)];
}

function limit(what: string, mine: number, other: number, most: number, show: (figure: number) => string): Row {
  return [what, show(mine), show(other), show(most), judge(mine, most)];
}

/** Pages of which each has a link to the next in its text. */
function walkOf(corpus: ReturnType<typeof makePages>, steps: number) {
  const walk = corpus.slice(0, 1);
  const seen = new Set(walk.map(({ slug }) => slug));
  while (walk.length <= steps) {
    const next = walk.at(-1)?.targets.find(({ slug }) => !seen.has(slug));
    const page = corpus.find(({ slug }) => slug === next?.slug);
    if (page === undefined) break;
    seen.add(page.slug);
    walk.push(page);
  }
  return walk;
}
