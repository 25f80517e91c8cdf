/**
 * Lighthouse on a phone: four pages of this site, a topic of the corpus, and the same topic made by Starlight; medians
 * of five, the pages in turn. `--pages N` (20) `--rounds N`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietFlags } from '../../cli/accessibility/chromium.ts';
import { findChromium } from '../browser/support/chromium.ts';
import { makePages } from './corpus/pages.ts';
import { median } from './measure/figures.ts';
import { readOptions } from './measure/options.ts';
import { installPeer } from './measure/peers.ts';
import { runWell } from './measure/run.ts';
import { withScratch } from './measure/scratch.ts';
import { serveSites } from './measure/sites.ts';
import { printTable } from './measure/table.ts';

const { pages, rounds } = readOptions(20);
const executable = findChromium();
if (executable === null) throw new Error('Chromium was not found; name the program in CHROME_PATH.');
const chrome = executable;
const flags = ['--headless', ...quietFlags].join(' ');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' } as const;

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

await withScratch(async (scratch) => {
  const lighthouse = await installPeer('lighthouse');
  const sites = await serveSites(scratch, pages);
  try {
    const [first] = makePages(pages);
    if (first === undefined) throw new Error('A corpus needs pages.');
    const addresses = {
      'this site: home': `${sites.own.address}/`,
      'this site: a topic': `${sites.own.address}/resources/decision`,
      'this site: a paper': `${sites.own.address}/research/papers/operations-research-paper`,
      'this site: references': `${sites.own.address}/references`,
      'corpus: ours': `${sites.corpus.address}/resources/${first.slug}`,
      'corpus: Starlight': `${sites.starlight.address}/${first.group}/${first.slug}/`,
    };
    const results = new Map<string, Result[]>(Object.keys(addresses).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [name, address] of Object.entries(addresses))
        results.get(name)?.push(await look(lighthouse, address, join(scratch, 'report.json')));
    printTable(`Lighthouse 12.8.2, mobile, medians of ${rounds}`, [
      ['page', ...categories, ...Object.keys(audits)],
      ...[...results].map(([name, all]) => [
        name,
        ...categories.map((category) => Math.round(median(all.map((one) => scoreOf(one, category)))).toString()),
        ...Object.values(audits).map((audit) => showAudit(audit, median(all.map((one) => figureOf(one, audit))))),
      ]),
    ]);
  } finally {
    await sites.stop();
  }
});

async function look(lighthouse: string, address: string, report: string): Promise<Result> {
  const args = [address, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`];
  await runWell({
    program: process.execPath,
    args: [join(lighthouse, 'node_modules/lighthouse/cli/index.js'), ...args],
    cwd: lighthouse,
    env: { CHROME_PATH: chrome },
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

function scoreOf(result: Result, category: string): number {
  return (result.categories[category]?.score ?? Number.NaN) * 100;
}

function figureOf(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

function showAudit(audit: string, figure: number): string {
  return audit === audits.CLS ? figure.toFixed(3) : `${Math.round(figure)} ms`;
}
