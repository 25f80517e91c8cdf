import type { RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { Violation } from './report.ts';

/** The origin of the pages in the browser, which nobody outside of it has. */
const origin = 'http://site.localhost';

const desk = { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const;
const phoneAtNight = { viewport: { width: 360, height: 800 }, colorScheme: 'dark' } as const;

/** What the browser need not load to judge a page: pages are whole without scripts, and fonts have no colours. */
const left = /\.(?:js|json|woff2|webm|mp4)$/;

const rules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

export interface Inspection {
  readonly browser: Browser;
  /** The file of axe-core that runs in a page. */
  readonly axe: string;
  /** The addresses of the pages, below the root of the host. */
  readonly paths: readonly string[];
  /** Those of them that are looked at on a phone in the dark as well: the others differ from these in their text alone. */
  readonly samples: readonly string[];
  /** The file that stands at an address, or null. */
  readonly fileOf: (address: string) => string | null;
  readonly onPage: (done: number, total: number) => void;
}

/** What axe finds on the pages of a site, which the browser reads from files: nothing is asked of any network. */
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
      const path = from === origin && !left.test(pathname) ? fileOf(decodeURI(pathname)) : null;
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
