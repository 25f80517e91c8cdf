import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { quietFlags } from '../../cli/accessibility/chromium.ts';
import { installPeer } from '../bench/measure/peers.ts';
import { runWell } from '../bench/measure/run.ts';
import { findChromium } from './chromium.ts';
import { firstPaper, pageOfFigure } from './present-pages.ts';
import type { Journeys } from './stage.ts';

const pages = ['/', pageOfFigure('curves'), firstPaper, '/references'];
const categories = ['accessibility', 'best-practices', 'seo'] as const;

interface Report {
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
      for (const path of pages) {
        const file = join(scratch, 'report.json');
        await runWell({
          program: process.execPath,
          args: [
            join(lighthouse, 'node_modules/lighthouse/cli/index.js'),
            address + path,
            '--quiet',
            '--output=json',
            `--output-path=${file}`,
            `--only-categories=${categories.join()}`,
            '--throttling-method=provided',
            '--disable-full-page-screenshot',
            `--chrome-flags=--headless ${quietFlags.join(' ')}`,
          ],
          cwd: lighthouse,
          env: { CHROME_PATH: findChromium() ?? '' },
        });
        assert.equal(findFaults(JSON.parse(readFileSync(file, 'utf8'))), [], path);
      }
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
    return [`${name} ${score}: ${titles.join('; ')}`];
  });
}
