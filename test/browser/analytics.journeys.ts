import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { hasNoViolation } from './support/axe.ts';
import { withBackend } from './support/backend.ts';
import { buildWith, configuredSite } from './support/configured.ts';
import { tabTo, waitForFocus } from './support/keyboard.ts';
import { openDesk } from './support/open-desk.ts';
import { type Journeys, type Stage, visit, visitAgain } from './support/stage.ts';

const tag = 'https://www.googletagmanager.com/';
const bar = (page: Page) => page.getByRole('region', { name: 'Analytics' });
const choose = (page: Page, choice: 'Accept' | 'Refuse') => bar(page).getByRole('button', { name: choice }).click();
const askAgain = (page: Page) => page.locator('.site-footer').getByRole('button', { name: 'Analytics' }).click();

export const journeys: Journeys = {
  'once it is accepted, every route change tells the configured analytics once, and the tag is loaded once': async (
    stage,
  ) => {
    await withConfigured(stage, async (page, address) => {
      const asked = await answerTag(page);
      await visit(page, `${address}/contact`);
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.waitForURL('**/forum');
      await choose(page, 'Accept');
      await page.getByRole('link', { name: 'Contact', exact: true }).click();
      await page.waitForURL('**/contact');
      await page.waitForFunction(() => window.dataLayer?.length === 6);
      assert.equal(asked, [`${tag}gtag/js?id=G-JOURNEY`]);
      const events = await page.evaluate(() =>
        (window.dataLayer ?? []).slice(2).map((call) => {
          const [, name, page] = Array.from(call as ArrayLike<unknown>);
          const { page_path, page_title, event_category = '' } = page as Record<string, unknown>;
          return [name, page_path, typeof page_title, event_category].join(' ');
        }),
      );
      assert.equal(
        events,
        ['/forum', '/contact'].flatMap((path) => [`page_view ${path} string `, `Page View ${path} string Navigation`]),
      );
    });
  },

  'nothing of the tag is loaded before it is accepted; a refusal is kept, and can be changed and changed back': async (
    stage,
  ) => {
    await withConfigured(stage, async (page, address) => {
      const asked = await answerTag(page);
      await visit(page, `${address}/privacy-policy`);
      await bar(page).waitFor();
      await choose(page, 'Refuse');
      await visitAgain(page);
      await askAgain(page);
      await page.getByText('So far you have refused.').waitFor();
      assert.equal(asked, []);
      await choose(page, 'Accept');
      await page.waitForFunction(() => window.dataLayer?.length === 4);
      await page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: what Google's script would set
        document.cookie = '_ga=GA1.1.2.3; path=/';
      });
      await askAgain(page);
      await choose(page, 'Refuse');
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.waitForURL('**/forum');
      const left = await page.evaluate(() => [
        document.cookie,
        window.dataLayer?.length,
        window['ga-disable-G-JOURNEY'],
      ]);
      assert.equal(left, ['', 4, true]);
      await visitAgain(page);
      assert.is(await bar(page).isVisible(), false);
      assert.is(asked.length, 1);
    });
  },

  'the bar breaks no rule of axe, is worked by keyboard and covers nothing at the end of a page': async (stage) => {
    await withBackend({ ...stage, dist: await configuredSite() }, async ({ open }) => {
      for (const [width, theme] of [
        [360, 'light'],
        [1280, 'dark'],
      ] as const) {
        const page = await open('/resources/alpha', { width, theme });
        await bar(page).waitFor();
        await hasNoViolation(page, `${width} ${theme}`);
        await visit(page, '/privacy-policy');
        await bar(page).waitFor();
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await hasNoViolation(page, `the end ${width} ${theme}`);
        const [footer, shown] = [await page.locator('.site-footer').boundingBox(), await bar(page).boundingBox()];
        assert.ok((footer?.y ?? 0) + (footer?.height ?? 0) <= (shown?.y ?? 0) + 1, `the footer at ${width}`);
        assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
        const sizes = await Promise.all(
          ['Refuse', 'Accept'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
        );
        assert.is(sizes[0]?.width, sizes[1]?.width);
      }
      const phone = await open('/resources/alpha', { width: 360 });
      await bar(phone).waitFor();
      await phone.getByRole('button', { name: 'Topics' }).click();
      await phone.getByRole('link', { name: 'Beta', exact: true }).waitFor();
      const page = await open('/privacy-policy');
      await tabTo(page, /^Refuse$/);
      await page.keyboard.press('Enter');
      await page.locator('#main:focus').waitFor();
      await tabTo(page, /^Analytics$/);
      await page.keyboard.press('Enter');
      await page.getByText('So far you have refused.').waitFor();
      await page.locator('.consent:focus').waitFor();
      await tabTo(page, /^Refuse$/);
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'Analytics');
    });
  },

  'a blocked tag breaks nothing': async (stage) => {
    await withConfigured(stage, async (page, address) => {
      await page.route(`${tag}**`, (route) => route.abort());
      await visit(page, `${address}/contact`);
      await choose(page, 'Accept');
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.getByText('No messages yet.').waitFor();
    });
  },

  'a visitor who asks not to be tracked is neither asked nor tracked, and a site without an id loads nothing': async (
    stage,
  ) => {
    const asked: string[] = [];
    await withConfigured(stage, async (page, address) => {
      page.on('request', (request) => asked.push(request.url()));
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      await visit(page, `${address}/contact`);
      await page.getByRole('link', { name: 'Forum', exact: true }).click();
      await page.getByText('No messages yet.').waitFor();
      assert.is(await page.evaluate(() => 'dataLayer' in window), false);
      assert.is(await bar(page).isVisible(), false);
      await askAgain(page);
      await page.getByText('Your browser asks not to be tracked').waitFor();
    });
    const plain = await stage.open('/contact');
    plain.on('request', (request) => asked.push(request.url()));
    await visitAgain(plain);
    await plain.getByRole('link', { name: 'Forum', exact: true }).click();
    await plain.waitForURL('**/forum');
    assert.is(await plain.evaluate(() => 'dataLayer' in window), false);
    assert.is(await plain.locator('.site-footer').getByRole('button').count(), 0);
    assert.equal(
      asked.filter((url) => url.startsWith(tag) || url.startsWith(`${stage.address}/assets/start-google`)),
      [],
    );
  },

  'a site that counts for itself shows the professor its views, and asks and tells nobody': async (stage) => {
    const dist = await buildWith('analytics: own\n');
    await withBackend({ ...stage, dist }, async (backend) => {
      await backend.addProfessor();
      const page = await backend.open('/contact', { agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0' });
      await Promise.all([
        page.waitForRequest((request) => request.url().endsWith('/api/views') && request.postData() === '/research'),
        page.getByRole('link', { name: 'Research', exact: true }).click(),
      ]);
      assert.equal(await page.context().cookies(), []);
      assert.is(await bar(page).isVisible(), false);
      await backend.open('/questionnaire');
      const desk = await openDesk(backend, '#views');
      await desk.getByRole('row', { name: '/contact 1 1 1' }).waitFor();
      await desk.getByRole('row', { name: '/research 1 1 1' }).waitFor();
      assert.is(await desk.getByRole('row').count(), 3);
      await desk.getByText('2 this week', { exact: true }).waitFor();
      await hasNoViolation(desk, 'the views');
      const [file] = await Promise.all([
        desk.waitForEvent('download'),
        desk.getByRole('button', { name: 'All days as CSV' }).click(),
      ]);
      assert.is(file.suggestedFilename(), 'views.csv');
    });
  },
};

/** Answers for Google; gives what was asked of it, as it is asked. */
async function answerTag(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(`${tag}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** A page of the configured site, before anything of it was loaded. */
async function withConfigured(stage: Stage, journey: (page: Page, address: string) => Promise<void>): Promise<void> {
  await withBackend({ ...stage, dist: await configuredSite() }, async ({ open, address }) => {
    const first = await open('/data/site.json', { failing: [tag, '/favicon.ico'] });
    await journey(first, address);
  });
}
