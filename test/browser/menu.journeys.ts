import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { SidebarEntries } from '../../generated/shapes.ts';
import type { Journeys } from './support/stage.ts';
import { waitForTitle } from './support/wait-for-title.ts';

const sidebar = JSON.parse(readFileSync('generated/sidebar.json', 'utf8')) as SidebarEntries;

export const journeys: Journeys = {
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
    await waitForTitle(page, third?.items[1]?.title);
    assert.equal(await openGroups(page), [third?.title]);
    assert.equal(await page.locator('.sidebar [aria-current]').allTextContents(), [third?.items[1]?.title]);
    await summary(page, first?.title).click();
    await page.locator('.pager [rel="next"]').click();
    await waitForTitle(page, third?.items[2]?.title ?? sidebar[3]?.items[0]?.title);
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
    await waitForTitle(page, first?.items[1]?.title);
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

  'a menu of many entries goes on in a second row, and breaks no word': async ({ open }) => {
    const page = await open('/', { width: 768 });
    await page.locator('#menu ul').evaluate((list) => {
      for (const title of ['Data', 'CV', 'Supervision', 'In the press', 'Talks', 'Courses', 'People'])
        list.append(Object.assign(document.createElement('li'), { innerHTML: `<a href="/">${title}</a>` }));
    });
    for (const width of [768, 900, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('#menu a').evaluateAll((links) => {
        const range = document.createRange();
        const isBroken = (link: Element) => {
          range.selectNodeContents(link);
          return range.getClientRects().length > 1;
        };
        return links.filter(isBroken).map((link) => link.textContent);
      });
      assert.equal(broken, [], `${width} pixels`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} pixels`);
    }
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
};

async function openGroups(page: Page): Promise<string[]> {
  return page.locator('.sidebar details[open] summary').allTextContents();
}

function summary(page: Page, title: string | undefined) {
  return page.locator('.sidebar summary', { hasText: title ?? '' });
}
