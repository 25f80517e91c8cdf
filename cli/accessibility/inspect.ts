import type { RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Violation } from './report.ts';

/** The origin under which the browser sees the pages; it exists nowhere else. */
const origin = 'http://site.localhost';

const desk = { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const;
const phoneAtNight = { viewport: { width: 360, height: 800 }, colorScheme: 'dark' } as const;

/** What axe does not need: pages are whole without scripts, and fonts do not change the colours. */
const skipped = /\.(?:js|json|woff2|webm|mp4)$/;

const rules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

export interface Inspection {
  readonly browser: Browser;
  /** The path of the script of axe-core. */
  readonly axe: string;
  /** The addresses of the pages, without the host. */
  readonly paths: readonly string[];
  /** The pages to inspect on a phone in the dark theme as well, one of each kind. */
  readonly samples: readonly string[];
  /** The file of an address, or null. */
  readonly fileOf: (address: string) => string | null;
  readonly onPage: (done: number, total: number) => void;
}

/** What axe finds on the pages of a site. The browser gets them from files; every other request is blocked. */
export async function inspectPages(inspection: Inspection): Promise<Violation[]> {
  const { browser, axe, paths, samples, fileOf, onPage } = inspection;
  const found: Violation[] = [];
  let done = 0;
  for (const [view, shown] of [
    [desk, paths],
    [phoneAtNight, samples],
  ] as const) {
    const context = await browser.newContext(view);
    await context.addInitScript({ path: axe });
    await context.route('**/*', (route) => {
      const { origin: from, pathname } = new URL(route.request().url());
      const path = from === origin && !skipped.test(pathname) ? fileOf(decodeURI(pathname)) : null;
      return path === null ? route.abort() : route.fulfill({ path });
    });
    const page = await context.newPage();
    for (const path of shown) {
      await page.goto(origin + path, { waitUntil: 'load' });
      for (const violation of await runAxe(page)) found.push({ ...violation, route: path });
      done += 1;
      onPage(done, paths.length + samples.length);
    }
    await context.close();
  }
  return found;
}

function runAxe(page: Page): Promise<Omit<Violation, 'route'>[]> {
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, impact, help, helpUrl, nodes }) =>
      nodes.map(({ html, target }) => {
        const element = document.querySelector(String(target[0]));
        const named = element?.closest('[alt], [aria-label]');
        const words = [element?.textContent, named?.getAttribute('alt'), named?.getAttribute('aria-label')];
        const addresses = [element?.getAttribute('href'), element?.getAttribute('src')];
        return {
          rule: id,
          isGrave: impact === 'critical' || impact === 'serious',
          help,
          helpUrl,
          html,
          isText: element?.closest('main') != null,
          clues: [...addresses, ...words, element?.closest('tr, li, p, figure')?.textContent].flatMap(
            (clue) => clue?.trim() || [],
          ),
        };
      }),
    );
  }, rules);
}
