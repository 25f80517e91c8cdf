import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Routes } from '../../generated/shapes.ts';
import { type Journeys, visit } from './stage.ts';

const routes = JSON.parse(readFileSync('generated/routes.json', 'utf8')) as Routes;
const widths = [360, 1280] as const;

export const journeys: Journeys = {
  'with letters of twice the size every route still fits, and the header leads everywhere': async ({ open }) => {
    for (const width of widths) {
      const page = await open('/', { width });
      await doubleText(page);
      for (const { path } of routes) {
        await visit(page, new URL(path, page.url()).href);
        assert.deepEqual(await findOutside(page), [], `${path} at ${width}`);
        assert.equal(
          await page.evaluate(() => document.documentElement.scrollWidth),
          width,
          `${path} scrolls sideways`,
        );
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#menu').getByRole('link', { name: 'Questionnaire' }).click();
      await page.waitForURL((url) => url.pathname === '/questionnaire');
    }
  },
};

/** Sets the size of letters that a visitor may ask of the browser, once for all pages of the tab. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What sticks out of the window sideways, tables and equations aside, which scroll in their own boxes. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolling = '.visually-hidden, .table-scroll, pre, math, svg, .honeypot, .skip-link, [popover]';
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest(scrolling))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > left && (left < -1 || right > width + 1);
      })
      .map((element) => `${element.tagName}.${element.className}`);
  });
}
