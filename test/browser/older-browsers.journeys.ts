import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { firstTopic } from './present-pages.ts';
import { type Journeys, visit } from './stage.ts';

export const journeys: Journeys = {
  'a browser without popovers brings the pages to life': async ({ address, open }) => {
    const page = await open('/robots.txt', { width: 360 });
    await page.addInitScript(dropPopovers);
    for (const path of ['/', firstTopic, '/research', '/forum', '/questionnaire']) {
      await visit(page, address + path);
      await page.mouse.move(200, 300);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      assert.is(await page.locator('h1').count(), 1, path);
    }
    await visit(page, address);
    await page.locator('.site-footer a[href="/glossary"]').click();
    await page.waitForURL((url) => url.pathname === '/glossary');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
  },

  'a page whose code breaks stands as it was delivered, with what was typed, and its links lead on': async ({
    address,
    open,
  }) => {
    for (const broken of [breakHeader, breakScreen]) {
      const page = await open('/robots.txt', { logging: ['The page could not be drawn:'] });
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const field = document.querySelector<HTMLTextAreaElement>('#question');
          if (field) field.value = 'Kept';
        });
      });
      await page.addInitScript(broken);
      await page.goto(`${address}/forum`);
      await page.locator('.notice', { hasText: 'Asking needs JavaScript.' }).waitFor();
      assert.is(await page.locator('#question').inputValue(), 'Kept');
      assert.is(await page.locator('h1').innerText(), 'Ask the Professor');
      await leaveFor(page, '/research');
      await page.locator('h1', { hasText: 'Research' }).waitFor();
    }
  },

  'a page with a list of its headings stands as it was delivered, too': async ({ address, open }) => {
    const page = await open('/robots.txt', { logging: ['The page could not be drawn:'] });
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {
        throw new Error('not in this browser');
      };
    });
    await page.goto(address + firstTopic);
    await page.waitForFunction(() => document.documentElement.dataset.js === 'off');
    await page.locator('h1').waitFor();
    await leaveFor(page, '/research');
  },
};

async function leaveFor(page: Page, path: string): Promise<void> {
  await page.locator(`.site-nav a[href="${path}"]`).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** Takes popovers from the browser, as in Safari 16. */
function dropPopovers(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selectors: string) {
    if (selectors.includes(':popover-open')) throw new DOMException('is not a valid selector', 'SyntaxError');
    return matches.call(this, selectors);
  } as typeof matches;
}

/** Breaks what surrounds every screen. */
function breakHeader(): void {
  const match = window.matchMedia;
  window.matchMedia = (query) => {
    if (query.includes('48em')) throw new Error('not in this browser');
    return match(query);
  };
}

/** Takes from the browser what the screen of the forum calls while it is drawn, as in Firefox 114. */
function breakScreen(): void {
  Reflect.deleteProperty(Array.prototype, 'toReversed');
}
