import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { measureLayoutShift } from '../../support/layout-shift.ts';
import { type ReadingWeight, weighReading } from '../../support/weigh-reading.ts';

/** What a page weighs before anybody touches it, gzipped, in bytes, and how much it moved (CLS). */
export interface Weight extends ReadingWeight {
  /** The styles that reading does not wait for. */
  readonly lateCss: number;
  readonly js: number;
  readonly fonts: number;
  readonly shift: number;
}

/** A file that a page requested. */
interface Came {
  readonly kind: string;
  readonly url: string;
  readonly body: Buffer;
}

const kinds = new Set(['document', 'stylesheet', 'script', 'font']);

const gzipped = (body: Buffer) => gzipSync(body).length;

function sum(files: readonly Came[], wanted: string, weigh: (body: Buffer) => number): number {
  return files.reduce((total, { kind, body }) => total + (kind === wanted ? weigh(body) : 0), 0);
}

const phone = { width: 390, height: 844 };

/** Opens an address in a browser of its own on a phone's screen, and weighs everything that comes until the network is quiet. */
export async function weighPage(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    const came: Promise<Came>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kinds.has(kind)) came.push(response.body().then((body) => ({ kind, url: response.url(), body })));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const files = await Promise.all(came);
    const sheets = new Map(files.map(({ url, body }) => [url, body]));
    const html = files.find(({ kind }) => kind === 'document')?.body.toString() ?? '';
    const reading = weighReading(html, (href) => sheets.get(new URL(href, address).href) ?? '');
    return {
      ...reading,
      lateCss: sum(files, 'stylesheet', gzipped) - reading.css,
      js: sum(files, 'script', gzipped),
      fonts: sum(files, 'font', ({ length }) => length),
      shift: await measureLayoutShift(page),
    };
  } finally {
    await context.close();
  }
}

/** Milliseconds for which a quick mouse hovers over a link before the click. */
const rest = 80;

/**
 * Milliseconds from the click on a link in the text until the heading of the next page is painted, for each click of a
 * walk along `links`. All sites are clicked alike, each with its own prefetching.
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
