import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { SidebarEntries } from '../../generated/shapes.ts';
import { firstTopic, pageOfFigure, pages, visited } from './support/present-pages.ts';
import { type Journeys, visitAgain } from './support/stage.ts';

const sidebar = JSON.parse(readFileSync('generated/sidebar.json', 'utf8')) as SidebarEntries;
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

  'without scripts menu, drawer and groups open as plain HTML': async ({ open }) => {
    const [first] = sidebar;
    const page = await open(first?.items[0]?.href ?? '', { width: 360, scripts: false });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Questionnaire' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Questionnaire' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Topics' }).click();
    await page.locator('.sidebar summary').nth(1).click();
    assert.equal(await openGroups(page), [sidebar[1]?.title]);
    await page.locator('.sidebar [open] a').first().click();
    await page.waitForURL((url) => url.pathname === sidebar[1]?.items[0]?.href);
  },

  'one group of the sidebar is open, and the current one opens by itself': async ({ open }) => {
    const [first, second, third] = sidebar;
    const page = await open(first?.items[0]?.href ?? '');
    assert.equal(await openGroups(page), [first?.title]);
    await summary(page, second?.title).click();
    assert.equal(await openGroups(page), [second?.title]);
    await summary(page, second?.title).click();
    assert.equal(await openGroups(page), []);
    await summary(page, third?.title).click();
    await page.locator('.sidebar [open] a').nth(1).click();
    await heading(page, third?.items[1]?.title);
    assert.equal(await openGroups(page), [third?.title]);
    assert.equal(await page.locator('.sidebar [aria-current]').allTextContents(), [third?.items[1]?.title]);
    await summary(page, first?.title).click();
    await page.locator('.pager [rel="next"]').click();
    await heading(page, third?.items[2]?.title ?? sidebar[3]?.items[0]?.title);
    const shown = third?.items[2] ? third : sidebar[3];
    assert.equal(await openGroups(page), [shown?.title]);
  },

  'the drawer opens over a veil and closes by link, veil and Escape': async ({ open }) => {
    const [first] = sidebar;
    const page = await open(first?.items[0]?.href ?? '', { width: 360 });
    const drawer = page.locator('#topics');
    const isOpen = () => drawer.evaluate((element) => element.matches(':popover-open'));
    assert.is(await isOpen(), false);
    await page.getByRole('button', { name: 'Topics' }).click();
    assert.is(await isOpen(), true);
    await page.mouse.click(345, 300);
    assert.is(await isOpen(), false);
    await page.getByRole('button', { name: 'Topics' }).click();
    await page.keyboard.press('Escape');
    assert.is(await isOpen(), false);
    await page.getByRole('button', { name: 'Topics' }).click();
    await page.locator('.sidebar [open] a').nth(1).click();
    await heading(page, first?.items[1]?.title);
    await drawer.waitFor({ state: 'hidden' });
  },

  'the menu of small screens closes by its button and by a link': async ({ open }) => {
    const page = await open('/', { width: 360 });
    const menu = page.locator('#menu');
    assert.is(await menu.isVisible(), false);
    await page.getByRole('button', { name: 'Menu' }).click();
    assert.is(await menu.getByRole('link').count(), 7);
    const box = await menu.boundingBox();
    assert.ok(box && box.width === 360 && box.height >= 799, 'the menu covers the screen');
    await page.getByRole('button', { name: 'Close' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Research' }).click();
    await page.waitForURL((url) => url.pathname === '/research');
    await menu.waitFor({ state: 'hidden' });
  },

  'what lies over a page closes when the reader goes back': async ({ open }) => {
    const page = await open('/research', { width: 360 });
    const menu = page.locator('#menu');
    const goOn = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Contact' }).click();
      await page.locator('h1:focus', { hasText: 'Get in touch' }).waitFor();
    };
    await goOn();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.goBack();
    await page.locator('h1', { hasText: 'Research' }).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await goOn();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.locator('h1', { hasText: 'Research' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },

  'Back closes the menu in the moment in which it opens': async ({ open }) => {
    const page = await open('/research', { width: 360 });
    const menu = page.locator('#menu');
    await menu.evaluate((element: HTMLElement) => {
      const toggled = new Promise((done) => element.addEventListener('toggle', done, { once: true }));
      element.showPopover();
      dispatchEvent(new PopStateEvent('popstate'));
      return toggled.then(() => undefined);
    });
    assert.is(await menu.isVisible(), false);
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
    await heading(page, 'This page could not be loaded');
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
      await heading(page, 'This page could not be loaded');
      await page.goBack();
      await page.waitForFunction((before) => scrollY === before, line);
      assert.is(await page.title(), title);
      await page.goForward();
      await heading(page, 'This page could not be loaded');
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
      await heading(page, 'Get in touch');
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
      await heading(page, text);
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
    await other.goto(page.url());
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

async function openGroups(page: Page): Promise<string[]> {
  return page.locator('.sidebar details[open] summary').allTextContents();
}

function summary(page: Page, title: string | undefined) {
  return page.locator('.sidebar summary', { hasText: title ?? '' });
}

async function heading(page: Page, title: string | undefined): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
}
