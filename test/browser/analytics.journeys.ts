import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { withBackend } from './backend.ts';
import { configuredSite } from './configured.ts';
import { type Journeys, type Stage, visit } from './stage.ts';

const tag = 'https://www.googletagmanager.com/';

export const journeys: Journeys = {
  'every route change tells the configured analytics once, and the tag is loaded once': async (stage) => {
    await withConfigured(stage, async (page, address) => {
      const asked: string[] = [];
      await page.route(`${tag}**`, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await visit(page, `${address}/contact`);
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.waitForURL('**/forum');
      await page.getByRole('link', { name: 'Contact', exact: true }).click();
      await page.waitForURL('**/contact');
      await page.waitForFunction(() => window.dataLayer?.length === 8);
      assert.deepEqual(asked, [`${tag}gtag/js?id=G-JOURNEY`]);
      const events = await page.evaluate(() =>
        (window.dataLayer ?? []).slice(2).map((call) => {
          const [, name, page] = Array.from(call as ArrayLike<unknown>);
          const { page_path, page_title, event_category = '' } = page as Record<string, unknown>;
          return [name, page_path, typeof page_title, event_category].join(' ');
        }),
      );
      assert.deepEqual(
        events,
        ['/contact', '/forum', '/contact'].flatMap((path) => [
          `page_view ${path} string `,
          `Page View ${path} string Navigation`,
        ]),
      );
    });
  },

  'a blocked tag breaks nothing': async (stage) => {
    await withConfigured(stage, async (page, address) => {
      await page.route(`${tag}**`, (route) => route.abort());
      await visit(page, `${address}/contact`);
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.getByText('No messages yet.').waitFor();
    });
  },

  'a visitor who asks not to be tracked is not, and a site without an id loads nothing': async (stage) => {
    const asked: string[] = [];
    await withConfigured(stage, async (page, address) => {
      page.on('request', (request) => asked.push(request.url()));
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      await visit(page, `${address}/contact`);
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.getByText('No messages yet.').waitFor();
      assert.equal(await page.evaluate(() => 'dataLayer' in window), false);
    });
    const plain = await stage.open('/contact');
    await plain.getByRole('link', { name: 'Forum', exact: true }).click();
    await plain.waitForURL('**/forum');
    assert.equal(await plain.evaluate(() => 'dataLayer' in window), false);
    assert.deepEqual(
      asked.filter((url) => url.startsWith(tag)),
      [],
    );
  },
};

/** A page of the configured site, before anything of it was loaded. */
async function withConfigured(stage: Stage, journey: (page: Page, address: string) => Promise<void>): Promise<void> {
  await withBackend({ ...stage, dist: configuredSite() }, async ({ open, address }) => {
    const first = await open('/data/site.json', { failing: [tag, '/favicon.ico'] });
    await journey(first, address);
  });
}
