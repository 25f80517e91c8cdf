import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { measureShiftDuring } from '../support/layout-shift.ts';
import { firstTopic } from './support/present-pages.ts';
import { type Journeys, type Stage, untilHydrated } from './support/stage.ts';

const forms = {
  '/contact': { field: '#contact-name', button: 'Submit' },
  '/forum': { field: '#question', button: 'Send' },
  '/questionnaire': { field: '#answer-name', button: 'Next' },
};

export const journeys: Journeys = {
  'code is asked for when the text stands on the screen': async ({ address, open }) => {
    const page = await open('/robots.txt');
    // Without the way out for browsers that do not tell when they paint.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      window.setTimeout = ((work: () => void, time = 0) => (time === 1000 ? 0 : wait(work, time))) as typeof wait;
    });
    await page.goto(`${address}${firstTopic}`);
    await untilHydrated(page);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted)
        .map(({ name }) => name);
    });
    assert.equal(early, []);
  },

  'a page comes to life in a browser that does not tell when it paints': async ({ address, open }) => {
    const page = await open('/robots.txt');
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto(`${address}${firstTopic}`);
    await untilHydrated(page);
  },

  'a link that is clicked before the page comes to life leads on': async (stage) => {
    const { page } = await openAsleep(stage, '/');
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/contact');
  },

  'a link that is clicked while the code of the page is on its way shows the other page whole': async (stage) => {
    for (const arrives of [true, false]) {
      const page = await stage.open('/robots.txt', { failing: ['/assets/'] });
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/forum-screen-*.js', async (route) => {
        await released;
        await (arrives ? route.continue() : route.abort());
      });
      await page.goto(`${stage.address}/forum`, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => history.state !== null);
      await page.getByRole('link', { name: 'Research', exact: true }).first().click();
      await page.waitForURL('**/research');
      release();
      await page.getByRole('heading', { name: 'Research', level: 1 }).waitFor();
      assert.match(await page.title(), /^Research/);
    }
  },

  'what is typed before a form comes to life is kept, and its button does not send it away': async (stage) => {
    for (const [path, { field, button }] of Object.entries(forms)) {
      const { page, wake } = await openAsleep(stage, path);
      await page.locator(field).pressSequentially('Ada Lovelac');
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.locator(field).focus();
      wake();
      await untilHydrated(page);
      await page.keyboard.type('e');
      assert.is(await page.locator(field).inputValue(), 'Ada Lovelace', path);
      assert.is(new URL(page.url()).search, '', path);
    }
  },

  'a filter that is typed before the list comes to life narrows it': async (stage) => {
    const { page, wake } = await openAsleep(stage, '/references');
    await page.getByLabel('Author, title or word').fill('caplin');
    wake();
    await page.getByText(/^\d+ of \d+ publications$/).waitFor();
  },

  'the text face of the site is there on the first visit': async ({ open }) => {
    for (const width of [360, 1280] as const) {
      const page = await open(firstTopic, { width });
      await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
      assert.equal(await listFaces(page, 'h1'), ['TextSerif'], `at ${width}`);
    }
  },

  'names from all over Europe and from Vietnam, and transliterated Arabic, are set in the text face': async ({
    open,
  }) => {
    const page = await open(firstTopic);
    await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
    for (const style of ['normal', 'italic']) {
      await page.locator('h1').evaluate((heading, style) => {
        heading.style.fontStyle = style;
        heading.textContent =
          'Nguyễn Phạm Đỗ Trương Țăranu Șerban Łukasz Øster Çelik Žižek Ýr Ő zuʿamāʾ ḥukkām Ṣāliḥ ḍarība ṭarīq naẓar ǧizya';
      }, style);
      assert.equal(await listFaces(page, 'h1'), ['TextSerif'], style);
    }
  },

  'a text face that comes late moves no line of what is being read, and the next page has it': async (stage) => {
    for (const width of [360, 1280] as const) {
      const page = await stage.open('/robots.txt', { width });
      let send = () => {};
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/assets/*.woff2', async (route) => {
        await sent;
        await route.continue();
      });
      await page.goto(`${stage.address}${firstTopic}`, { waitUntil: 'domcontentloaded' });
      await untilHydrated(page);
      await untilFacesAreLate(page);
      const moved = await measureShiftDuring(page, async () => {
        send();
        await page.waitForFunction(() => {
          const late = [...document.fonts].filter(({ family }) => family.includes('Late'));
          return late.length === 2 && late.every(({ status }) => status === 'loaded');
        });
      });
      assert.ok(moved < 0.01, `moved by ${moved} at ${width}`);
      await page.locator('.pager [rel="next"]').click();
      await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
      assert.equal(await listFaces(page, 'h1'), ['TextSerif'], `at ${width}`);
    }
  },

  'a text face that the browser finds a little later is there on the first visit': async ({ address, open }) => {
    const page = await open('/robots.txt');
    await page.addInitScript(() => {
      const load = document.fonts.load.bind(document.fonts);
      let asked = 0;
      document.fonts.load = async (face) => {
        asked += 1;
        return asked > 4 ? load(face) : [];
      };
    });
    await page.goto(`${address}${firstTopic}`);
    await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
    assert.equal(await listFaces(page, 'h1'), ['TextSerif']);
  },

  'a text face that the browser does not find yet waits for the next page': async ({ address, open }) => {
    const page = await open('/robots.txt');
    await page.addInitScript(() => {
      document.fonts.load = async (face) => {
        sessionStorage.setItem(face, 'asked for');
        return [];
      };
    });
    await page.goto(`${address}${firstTopic}`);
    await untilHydrated(page);
    await page.waitForFunction(() => sessionStorage.length === 2);
    assert.is(await page.evaluate(() => 'fonts' in document.documentElement.dataset), false);
    await page.locator('.pager [rel="next"]').click();
    await page.waitForFunction(() => 'fonts' in document.documentElement.dataset);
  },
};

/** Waits until the browser does not hold back the text for its faces any more, for which `optional` allows 100 ms. */
async function untilFacesAreLate(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
}

/** A page whose code does not come before it is woken. */
async function openAsleep({ address, open }: Stage, path: string): Promise<{ page: Page; wake: () => void }> {
  const page = await open('/robots.txt');
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await awake;
    await route.continue();
  });
  await page.goto(address + path, { waitUntil: 'domcontentloaded' });
  return { page, wake };
}

/** The typefaces that the browser draws an element with. */
async function listFaces(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
