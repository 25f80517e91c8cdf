import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { measureLayoutShift } from '../../support/layout-shift.ts';

/** What a page weighs before anybody touches it, gzipped, in bytes, and how much it moved (CLS). */
export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
  readonly shift: number;
}

const phone = { width: 390, height: 844 };

/** Opens an address in a browser of its own on a phone's screen, and weighs everything that comes until the network is quiet. */
export async function weighPage(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    const weights = { html: 0, css: 0, js: 0, fonts: 0 };
    const kinds: Readonly<Record<string, keyof typeof weights>> = {
      document: 'html',
      font: 'fonts',
      script: 'js',
      stylesheet: 'css',
    };
    const read: Promise<void>[] = [];
    page.on('response', (response) => {
      const kind = kinds[response.request().resourceType()];
      if (kind !== undefined)
        read.push(
          response.body().then((body) => {
            weights[kind] += kind === 'fonts' ? body.length : gzipSync(body).length;
          }),
        );
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await Promise.all(read);
    return { ...weights, shift: await measureLayoutShift(page) };
  } finally {
    await context.close();
  }
}

/** How long a mouse rests on a link before a quick hand clicks. */
const rest = 80;

/**
 * Milliseconds from a click on a link in the text to the moment at which the next page's heading has been painted, for
 * each click of a walk along `links`; every site is clicked alike, with its own way of loading ahead.
 */
export async function timeClicks(browser: Browser, address: string, links: readonly string[]): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: 'test/bench/measure/watch-heading.js' });
    await page.goto(address, { waitUntil: 'networkidle' });
    const times: number[] = [];
    for (const href of links) {
      const heading = (await page.locator('main h1').textContent())?.trim() ?? '';
      await page.evaluate((text) => sessionStorage.setItem('heading', text), heading);
      const link = page.locator(`main a[href="${href}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await page.waitForTimeout(rest);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForFunction(() => sessionStorage.getItem('painted') !== null);
      times.push(
        await page.evaluate(() => {
          const time = Number(sessionStorage.getItem('painted')) - Number(sessionStorage.getItem('clicked'));
          sessionStorage.clear();
          return time;
        }),
      );
      await page.waitForLoadState('networkidle');
    }
    return times;
  } finally {
    await context.close();
  }
}
