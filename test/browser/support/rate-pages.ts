/**
 * Has Lighthouse, which stands in a folder of its own, rate pages one after the other in one Chromium.
 * `node --import ./typescript.mjs test/browser/support/rate-pages.ts FOLDER CHROMIUM OUT CATEGORIES ADDRESS…` writes its
 * reports.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quietFlags } from '../../../cli/accessibility/chromium.ts';

const [folder = '', chromePath = '', out = '', categories = '', ...addresses] = process.argv.slice(2);
const installed = createRequire(resolve(folder, 'package.json'));
const load = (name: string) => import(pathToFileURL(installed.resolve(name)).href);
const [{ default: lighthouse }, { launch }] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--disable-dev-shm-usage', ...quietFlags] });
const flags = {
  port: chrome.port,
  onlyCategories: categories.split(','),
  // Nothing of the load is slowed down, and nothing is waited for that speed alone would need.
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  logLevel: 'error',
};
const reports: unknown[] = [];
try {
  for (const address of addresses) reports.push((await lighthouse(address, flags)).lhr);
} finally {
  chrome.kill();
}
writeFileSync(out, JSON.stringify(reports));
