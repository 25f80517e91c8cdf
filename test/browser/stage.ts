import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';

export interface View {
  readonly width?: 360 | 768 | 1280;
  readonly theme?: 'light' | 'dark';
  readonly scripts?: boolean;
  /** What the browser says that it is, where it is not to be taken for a program. */
  readonly agent?: string;
  /** A screen that is touched. */
  readonly touch?: boolean;
  /** How a path that is not there answers, so that its own 404 is no surprise in the console. */
  readonly status?: 200 | 400 | 404;
  /** Paths whose failure, or that of something below them, belongs to the journey: the browser's complaint is expected. */
  readonly failing?: readonly string[];
  /** How what the site itself logs begins, where the journey makes it log. */
  readonly logging?: readonly string[];
  /**
   * What answers in the server's place, by pattern of the address. It is there before the page is:
   * Chromium loses sight of a request that is made while a page begins to be listened to, and the server answers it.
   */
  readonly answering?: Readonly<Record<string, (route: Route) => unknown>>;
}

/** What a journey works with: pages of the site, each in a browser of its own. */
export interface Stage {
  readonly address: string;
  /** The folder of the built site, for journeys that need a server of their own. */
  readonly dist: string;
  /** Opens a path of the site, or an address elsewhere. */
  readonly open: (path: string, view?: View) => Promise<Page>;
}

/** A journey's name is a sentence about the site; it throws when the sentence is not true. */
export type Journeys = Readonly<Record<string, (stage: Stage) => Promise<void>>>;

/** Runs one journey; whatever the browser complained about on the way fails it. */
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
    // A site that is worked on compiles all its code for the first page: on a busy machine that takes minutes.
    page.setDefaultTimeout(180_000);
    page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (expected.some((url) => message.location().url.startsWith(url))) return;
      if (logging.some((beginning) => message.text().startsWith(beginning))) return;
      complaints.push(`${path}: ${message.text()} (${message.location().url})`);
    });
    for (const [pattern, answer] of Object.entries(answering)) await page.route(pattern, answer);
    const answer = await page.goto(url.href, { waitUntil: 'load' });
    assert.is(answer?.status(), status, `status of ${path}`);
    if (scripts) await comesToLife(page);
    return page;
  }

  try {
    await journey({ address: runner, dist, open });
    assert.equal(complaints, [], 'the browser complained');
  } finally {
    for (const context of contexts) await context.close();
  }
}

/** Goes to an address as a visitor would who looks at the page before doing anything. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await comesToLife(page);
}

/** Loads the page again in the same way. */
export async function visitAgain(page: Page): Promise<void> {
  await page.reload();
  await comesToLife(page);
}

/** Waits until scripts have taken a page of the site over: the year of its footer is theirs. */
export async function comesToLife(page: Page): Promise<void> {
  const isAlive = () => /^$|© \d{4}/.test(document.querySelector('.site-footer p')?.textContent ?? '');
  // Asking at each frame would have the page draw frames for nothing.
  await page.waitForFunction(isAlive, undefined, { polling: 20 });
}
