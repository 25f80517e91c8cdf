import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { firstTopic, pageOfFigure, pages, visited } from './support/present-pages.ts';
import { type Journeys, visit, visitAgain } from './support/stage.ts';
import { waitForTitle } from './support/wait-for-title.ts';

const widths = [360, 1280] as const;

export const journeys: Journeys = {
  'a page has its heading, text and links in both widths': async ({ open }) => {
    const page = await open('/');
    for (const { path, title } of visited) {
      await page.goto(new URL(path, page.url()).href);
      assert.is(await page.title(), title, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await hasHeadingAndText(page, path);
        assert.is(await overflow(page), 0, `${path} scrolls sideways at ${width}`);
      }
    }
  },

  'every page is whole without scripts': async ({ open }) => {
    const page = await open('/', { width: 360, scripts: false });
    for (const { path, title } of visited) {
      await page.goto(new URL(path, page.url()).href);
      assert.is(await page.title(), title, path);
      await hasHeadingAndText(page, path);
      assert.is(await overflow(page), 0, `${path} scrolls sideways`);
    }
  },

  'navigation keeps the document, sets title and focus, and back returns to the same line': async ({ open }) => {
    const page = await open('/research');
    await page.evaluate(() => Object.assign(window, { same: true }));
    const last = page.locator('.index-title').last();
    await last.scrollIntoViewIfNeeded();
    const line = await page.evaluate(() => scrollY);
    assert.ok(line > 0);
    await last.click();
    await page.waitForURL(/\/research\/papers\//);
    assert.is(await page.evaluate(() => 'same' in window), true, 'the document was loaded again');
    await page.locator('h1:focus').waitFor();
    assert.is(await page.evaluate(() => scrollY), 0);
    const { pathname } = new URL(page.url());
    assert.is(await page.title(), titleOf(pathname));
    assert.is(await page.locator('link[rel=canonical]').count(), 1);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/research');
    await page.waitForFunction((before) => scrollY === before, line);
    assert.is(await page.title(), titleOf('/research'));
  },

  'an unknown address says so in the words of its section': async ({ open }) => {
    const expected = {
      '/nowhere': 'Page not found',
      '/resources/nowhere': 'Select a valid topic from the sidebar.',
      '/research/nowhere': 'Paper not found',
    };
    for (const [path, text] of Object.entries(expected)) {
      for (const scripts of [true, false]) {
        const page = await open(path, { status: 404, scripts });
        await page.locator('main').getByText(text).waitFor();
        assert.is(await page.locator('.sidebar').count(), path.startsWith('/resources') ? 1 : 0);
      }
    }
    const page = await open('/resources');
    await page.getByRole('heading', { name: 'Resources' }).waitFor();
    assert.is(await page.getByText('Select a valid topic').count(), 0);
  },

  'a page that cannot be loaded says so and can be tried again': async ({ open }) => {
    const page = await open('/', {
      failing: ['/data/pages/research.json'],
      answering: { '**/data/pages/research.json': (route) => route.fulfill({ status: 503, body: '' }) },
    });
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'Research', exact: true }).click();
    await waitForTitle(page, 'This page could not be loaded');
    await page.unroute('**/data/pages/research.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('.index-rows').waitFor();
    assert.is(await page.evaluate(() => 'same' in window), true);
  },

  'without a connection Back leads to the page that was read, and a page that failed comes with the connection':
    async ({ open }) => {
      const page = await open(firstTopic, { failing: ['/data/', '/assets/'] });
      const title = await page.title();
      await page.locator('a[rel=next]').scrollIntoViewIfNeeded();
      const line = await page.evaluate(() => scrollY);
      await page.context().setOffline(true);
      await page.locator('a[rel=next]').click();
      await waitForTitle(page, 'This page could not be loaded');
      await page.goBack();
      await page.waitForFunction((before) => scrollY === before, line);
      assert.is(await page.title(), title);
      await page.goForward();
      await waitForTitle(page, 'This page could not be loaded');
      await page.context().setOffline(false);
      await page.locator('article').waitFor();
      assert.is(await page.title(), titleOf(new URL(page.url()).pathname));
    },

  'a page whose code or data is gone with a new build is loaded anew by itself': async ({ open }) => {
    for (const [gone, name] of [
      ['/assets/contact-screen', 'Contact'],
      ['/data/pages/contact.json', 'Contact'],
    ] as const) {
      const page = await open('/', {
        failing: [gone],
        answering: { [`**${gone}*`]: (route) => route.fulfill({ status: 404, body: '' }) },
      });
      await page.evaluate(() => Object.assign(window, { same: true }));
      const anew = page.waitForEvent('load');
      await page.getByRole('link', { name, exact: true }).click();
      await anew;
      await waitForTitle(page, 'Get in touch');
      assert.is(await page.evaluate(() => 'same' in window), false);
    }
  },

  'an address that cannot be decoded has the not-found page of its section, with 400': async ({ open }) => {
    for (const [path, text] of [
      ['/%E0%A4%A', 'Page not found'],
      ['/research/%E0%A4%A', 'Paper not found'],
      ['/resources/%E0%A4%A', 'Topic not found'],
    ] as const) {
      const page = await open(path, { status: 400 });
      await waitForTitle(page, text);
      assert.is(new URL(page.url()).pathname, path);
    }
  },

  'at 768 px the header is one line of 15 px': async ({ open }) => {
    const page = await open('/contact', { width: 768 });
    const heights = await page
      .locator('.site-title, .site-nav a')
      .evaluateAll((links) => links.map((link) => new Set([...link.getClientRects()].map(({ top }) => top)).size));
    assert.equal(heights, Array(8).fill(1));
    const title = await page.locator('.site-title').boundingBox();
    assert.ok((title?.height ?? 99) < 30, `the title is ${title?.height} px high`);
    const size = await page
      .locator('.site-nav a')
      .first()
      .evaluate((link) => getComputedStyle(link).fontSize);
    assert.is(size, '15px');
    assert.is(await overflow(page), 0);
  },

  'the theme follows the system, and the switch is remembered': async ({ open }) => {
    const page = await open('/', { theme: 'dark' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await paper();
    await page.getByRole('button', { name: 'Dark theme', pressed: true }).click();
    const light = await paper();
    assert.is.not(light, dark);
    await visitAgain(page);
    assert.is(await paper(), light);
    await page.getByRole('button', { name: 'Dark theme', pressed: false }).click();
    assert.is(await paper(), dark);
    await page.emulateMedia({ colorScheme: 'light' });
    assert.is(await paper(), light);
  },

  'a page that the reader returns to has the theme that was chosen on another': async ({ open }) => {
    const page = await open('/');
    const other = await page.context().newPage();
    await visit(other, page.url());
    await other.getByRole('button', { name: 'Dark theme', pressed: false }).click();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Dark theme', pressed: true }).waitFor();
    assert.is(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
  },

  'hydration a year later changes nothing but the year': async ({ open }) => {
    const page = await open('/privacy-policy');
    await page.clock.install({ time: new Date(Date.now() + 366 * 86_400_000) });
    await visitAgain(page);
    const year = new Date(Date.now() + 366 * 86_400_000).getFullYear();
    await page.getByText(`© ${year}`).waitFor();
  },

  'Back returns to the line that was read below a figure that was leapt over': async ({ open }) => {
    const page = await open(pageOfFigure('curves'));
    const last = page.locator('main [data-markup] > p').last();
    await last.evaluate((line) => line.scrollIntoView());
    const place = await page.evaluate(() => scrollY);
    await page.locator('.site-nav a[href="/research"]').dispatchEvent('click');
    await page.waitForURL((url) => url.pathname === '/research');
    await page.goBack();
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 300, place);
    const top = await last.evaluate((line) => line.getBoundingClientRect().top);
    assert.ok(Math.abs(top) < 40, `the line is ${top} px from where it was`);
  },

  'the words of a button are legible on paper, where backgrounds are left out': async ({ open }) => {
    const page = await open('/');
    await page.emulateMedia({ media: 'print' });
    const button = page.locator('.button').first();
    const { color, border, background } = await button.evaluate((element) => {
      const { color, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { color, border: borderTopColor, background: backgroundColor };
    });
    assert.equal([background, color], ['rgba(0, 0, 0, 0)', border]);
  },

  'what is folded on the screen stands on paper': async ({ open }) => {
    const page = await open('/forum');
    const answers = page.locator('.fold > .prose');
    assert.is(await answers.first().isVisible(), false);
    await page.emulateMedia({ media: 'print' });
    assert.is(await answers.count(), 4);
    for (const answer of await answers.all()) assert.ok(await answer.isVisible());
  },

  'the home page has its figure when it is shown, so that print has no hole in its place': async ({ open }) => {
    const page = await open('/contact');
    await page.locator('a.site-title').dispatchEvent('click');
    await page.locator('.home').waitFor();
    assert.is(await page.locator('.figure-awaited').count(), 0);
  },
};

function titleOf(address: string): string | undefined {
  return pages.find(({ path }) => path === address)?.title;
}

async function hasHeadingAndText(page: Page, path: string): Promise<void> {
  assert.is(await page.locator('main h1').count(), 1, `${path} has one heading`);
  assert.ok(await page.locator('main h1').isVisible(), `${path} shows its heading`);
  const text = (await page.locator('main').textContent()) ?? '';
  assert.ok(text.length > 40, `${path} has text`);
  assert.is(await page.locator('.site-nav a').count(), 7, path);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
