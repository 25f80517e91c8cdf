import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';

export interface View {
  readonly width?: 360 | 768 | 1280;
  readonly theme?: 'light' | 'dark';
  readonly scripts?: boolean;
  /** The User-Agent, where the browser must not be taken for a bot. */
  readonly agent?: string;
  /** A touch screen. */
  readonly touch?: boolean;
  /** The status of a missing page, so that its own 404 is expected in the console. */
  readonly status?: 200 | 400 | 404;
  /**
   * Paths that fail as a part of the journey, with everything below them: the browser's complaints about them are
   * expected.
   */
  readonly failing?: readonly string[];
  /** The beginning of log messages that the journey makes the site write, and of errors that its pages then have. */
  readonly logging?: readonly string[];
  /**
   * Handlers that answer in the server's place, by URL pattern. They are installed before the page opens: Chromium may
   * miss a request that is made while interception starts, and the server would answer it.
   */
  readonly answering?: Readonly<Record<string, (route: Route) => unknown>>;
}

/** What a journey gets: pages of the site, each in a browser context of its own. */
export interface Stage {
  readonly address: string;
  /** The folder of the built site, for journeys that need a server of their own. */
  readonly dist: string;
  /** Opens a path of the site, or an address elsewhere. */
  readonly open: (path: string, view?: View) => Promise<Page>;
}

/** Journeys by name: a sentence about the site; a journey throws when it is not true. */
export type Journeys = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

/** Runs one journey; any complaint of the browser on the way fails it. */
export async function perform(
  browser: Browser,
  { address: runner, dist }: Omit<Stage, 'open'>,
  journey: Journeys[string],
): Promise<void> {
  const complaints: string[] = [];
  const contexts: { close: () => Promise<void> }[] = [];

  async function open(path: string, view: View = {}): Promise<Page> {
    const {
      width = 1280,
      theme = 'light',
      scripts = true,
      touch = false,
      agent,
      status = 200,
      failing = [],
      logging = [],
      answering = {},
    } = view;
    const url = new URL(path, runner);
    const expected = [...(status === 200 ? [] : [path]), ...failing].map((file) => new URL(file, url).href);
    const options: BrowserContextOptions = {
      viewport: { width, height: 800 },
      colorScheme: theme,
      javaScriptEnabled: scripts,
      ...(agent === undefined ? {} : { userAgent: agent }),
      hasTouch: touch,
    };
    const context = await browser.newContext(options);
    contexts.push(context);
    const page = await context.newPage();
    // The development server compiles all its code for the first page: on a busy machine that takes minutes.
    page.setDefaultTimeout(180_000);
    page.on('pageerror', ({ message }) => {
      if (!logging.some((beginning) => message.startsWith(beginning))) complaints.push(`${path}: ${message}`);
    });
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (expected.some((url) => message.location().url.startsWith(url))) return;
      if (logging.some((beginning) => message.text().startsWith(beginning))) return;
      complaints.push(`${path}: ${message.text()} (${message.location().url})`);
    });
    for (const [pattern, answer] of Object.entries(answering)) await page.route(pattern, answer);
    const answer = await page.goto(url.href, { waitUntil: 'load' });
    assert.is(answer?.status(), status, `status of ${path}`);
    if (scripts) await untilHydrated(page);
    return page;
  }

  try {
    await journey({ address: runner, dist, open });
    assert.equal(complaints, [], 'the browser complained');
  } finally {
    for (const context of contexts) await context.close();
  }
}

/**
 * Goes to an address, or to a path of the same site, and waits until the page is hydrated, as a visitor looks at a page
 * before doing anything. This takes a quarter of what another page takes that is opened.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await untilHydrated(page);
}

/** Reloads the page in the same way. */
export async function visitAgain(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/**
 * Waits until a page of the site is hydrated and has all of its styles, of which some come after the first paint: the
 * year in its footer comes from the scripts.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const year = document.querySelector('.site-footer p')?.textContent ?? '';
    return /^$|© \d{4}/.test(year) && sheets.every(({ sheet }) => sheet !== null);
  };
  // Polling at each frame would make the page draw frames for nothing.
  await page.waitForFunction(isHydrated, undefined, { polling: 20 });
}
