import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journeys } from './stage.ts';
import { serveFolder } from './static-host.ts';

export const journeys: Journeys = {
  'the site works below a path on a plain static host': async (stage) => {
    const scratch = mkdtempSync(join(tmpdir(), 'site-below-'));
    const host = await serveFolder(build(scratch, 'https://researcher.example.org/site'), '/site');
    try {
      const open: typeof stage.open = (path, view) => stage.open(host.address + path, view);

      const page = await open('/site/');
      await page.evaluate(() => Object.assign(window, { same: true }));
      await page.getByRole('link', { name: 'Research', exact: true }).click();
      await page.waitForURL(`${host.address}/site/research`);
      await page.locator('.paper-button').first().click();
      await page.waitForURL(/\/site\/research\/papers\//);
      await page.getByRole('link', { name: 'Resources' }).first().click();
      await page.waitForURL(`${host.address}/site/resources/foundation`);
      assert.equal(await page.locator('.sidebar [open] [aria-current]').count(), 1);
      assert.equal(await page.evaluate(() => 'same' in window), true, 'the document was loaded again');

      const alias = await open('/site/research/papers/psychology-of-learning', { scripts: false });
      await alias.waitForURL(/psychology-anxiety-prediction-errors$/);

      const failing = ['/site/data/pages/resources/nowhere.json'];
      const nowhere = await open('/site/resources/nowhere', { status: 404, failing });
      await nowhere.getByText('Select a valid topic from the sidebar.').waitFor();
    } finally {
      await host.stop();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** Builds the site for another address; gives its folder. */
function build(scratch: string, url: string): string {
  const content = join(scratch, 'content');
  cpSync('content', content, { recursive: true });
  const site = join(content, 'site.md');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^url:.*$/m, `url: ${url}`));
  const out = join(scratch, 'dist');
  const flags = ['build', '--content', content, '--generated', join(scratch, 'generated'), '--out', out];
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'cli/main.ts', ...flags]);
  assert.equal(status, 0, String(stderr));
  return out;
}
