import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { firstTopic } from './support/present-pages.ts';
import { type Journeys, visit } from './support/stage.ts';

export const journeys: Journeys = {
  'a browser of early 2023 brings the pages to life': async ({ address, open }) => {
    const page = await open('/robots.txt', { width: 360 });
    await page.addInitScript(growOlder);
    for (const path of ['/', firstTopic, '/research', '/forum', '/questionnaire']) {
      await visit(page, address + path);
      await page.mouse.move(200, 300);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      assert.is(await page.locator('h1').count(), 1, path);
    }
    await visit(page, address);
    await page.locator('.site-footer a[href^="/contact?about="]').click();
    await page.waitForURL((url) => url.pathname === '/contact');
    await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('On http'));
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
          if (!field || document.activeElement === field) return;
          field.value = 'Kept';
          field.focus();
        });
      });
      await page.addInitScript(broken);
      await page.goto(`${address}/forum`);
      await page.locator('.notice', { hasText: 'Asking needs JavaScript.' }).waitFor();
      assert.is(await page.locator('#question').inputValue(), 'Kept');
      await page.locator('#question:focus').waitFor();
      assert.is(await page.locator('h1').innerText(), 'Ask the Professor');
      await leaveFor(page, '/research');
      await page.locator('h1', { hasText: 'Research' }).waitFor();
    }
  },

  'an address without a page, and the desk, stand as they were delivered, and are asked for once': async ({
    address,
    open,
  }) => {
    const page = await open('/robots.txt', { logging: ['The page could not be drawn:'], failing: ['/'] });
    await page.addInitScript(breakHeader);
    for (const [path, title] of [
      ['/nonexistent', 'Page not found'],
      ['/resources/nonexistent', 'Topic not found'],
      ['/desk', 'Desk'],
    ] as const) {
      let asked = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) asked += 1;
      });
      await page.goto(address + path);
      await untilPlain(page);
      await page.getByText(title).first().waitFor();
      await page.waitForLoadState('networkidle');
      assert.is(asked, 1, path);
      page.removeAllListeners('request');
    }
  },

  'a page that is put back shows all that it has, and nothing that does not work': async ({ address, open }) => {
    const page = await open('/robots.txt', { logging: ['The page could not be drawn:'] });
    await page.addInitScript(breakHeader);
    await page.goto(`${address}/references`);
    await untilPlain(page);
    assert.ok(await page.locator('.reference-list > li').last().isVisible());
    assert.equal(await page.getByRole('button').allTextContents(), []);
  },

  'a page whose code cannot be had, as one that was saved, has no buttons that need it': async ({ address, open }) => {
    const page = await open('/robots.txt', { failing: ['/assets'] });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${address}/research`);
    await untilPlain(page);
    assert.equal(await page.getByRole('button').allTextContents(), []);
  },

  'a link that was clicked before the page broke leads on': async ({ address, open }) => {
    const page = await open('/robots.txt', { logging: ['The page could not be drawn:'] });
    await page.addInitScript(breakHeader);
    let release = () => {};
    const clicked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/forum-screen-*.js', (route) => clicked.then(() => route.continue()));
    await page.goto(`${address}/forum`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => history.state !== null);
    await leaveFor(page, '/research');
    release();
    await page.locator('h1', { hasText: 'Research' }).waitFor();
    await untilPlain(page);
  },

  'a page with a list of its headings stands as it was delivered, too': async ({ address, open }) => {
    const page = await open('/robots.txt', { logging: ['The page could not be drawn:'] });
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {
        throw new Error('not in this browser');
      };
    });
    await page.goto(address + firstTopic);
    await untilPlain(page);
    await page.locator('h1').waitFor();
    await leaveFor(page, '/research');
  },
};

/** Waits until the page says that it goes without scripts. */
async function untilPlain(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.js === 'off');
}

async function leaveFor(page: Page, path: string): Promise<void> {
  await page.locator(`.site-nav a[href="${path}"]`).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** Takes from the browser what came after Chrome 109 and Safari 16.4, the oldest in which all of the site works. */
function growOlder(): void {
  const newer: [object, string[]][] = [
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
    [window, ['scheduler', 'navigation', 'CloseWatcher', 'Iterator', 'CustomStateSet', 'Highlight']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [RegExp, ['escape']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    ],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
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

/** Breaks what the screen of the forum calls while it is drawn. */
function breakScreen(): void {
  Array.prototype.reverse = () => {
    throw new Error('not in this browser');
  };
}
