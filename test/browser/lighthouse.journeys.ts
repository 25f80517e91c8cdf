import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { installPeer } from '../bench/measure/peers.ts';
import { runWell } from '../bench/measure/run.ts';
import { findChromium } from './support/chromium.ts';
import { firstPaper, pageOfFigure } from './support/present-pages.ts';
import type { Journeys } from './support/stage.ts';

/** A page takes Lighthouse longer than most journeys: `LONG=1` has it rate more than the home page and a topic. */
const pages = ['/', pageOfFigure('curves'), ...(process.env.LONG === '1' ? [firstPaper, '/references'] : [])];
const categories = ['accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

export const journeys: Journeys = {
  'Lighthouse gives a hundred for accessibility, best practices and search engines': async ({ address }) => {
    const lighthouse = await installPeer('lighthouse');
    const scratch = mkdtempSync(join(tmpdir(), 'site-lighthouse-'));
    try {
      const out = join(scratch, 'reports.json');
      const words = [lighthouse, findChromium() ?? '', out, categories.join(), ...pages.map((path) => address + path)];
      const args = ['--import', './typescript.mjs', 'test/browser/support/rate-pages.ts', ...words];
      await runWell({ program: process.execPath, args, cwd: '.' });
      const reports = JSON.parse(readFileSync(out, 'utf8')) as Report[];
      assert.equal(reports.map(findFaults), Array(pages.length).fill([]));
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** What keeps a category below a hundred, by its title. */
function findFaults(report: Report): string[] {
  return categories.flatMap((name) => {
    const { score, auditRefs } = report.categories[name] ?? { score: 0, auditRefs: [] };
    if (score === 1) return [];
    const titles = auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => report.audits[id]?.title ?? id);
    return [`${report.finalDisplayedUrl}: ${name} ${score}: ${titles.join('; ')}`];
  });
}
