import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { withBackend } from './support/backend.ts';
import { firstTopic, pageOfFigure, visited } from './support/present-pages.ts';
import { type Journeys, untilHydrated, visit } from './support/stage.ts';

const widths = [360, 1280] as const;

export const journeys: Journeys = {
  'with letters of twice the size a page still fits, and the header leads everywhere': async ({ open }) => {
    const page = await open('/');
    await doubleText(page);
    for (const { path } of visited) {
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        assert.equal(await findOutside(page), [], `${path} at ${width}`);
        assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, `${path} scrolls sideways`);
      }
    }
    for (const width of widths) {
      await visit(page, '/');
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#menu').getByRole('link', { name: 'Questionnaire' }).click();
      await page.waitForURL((url) => url.pathname === '/questionnaire');
    }
  },

  'a field takes its direction from what is typed': async ({ open }) => {
    const page = await open('/');
    for (const [path, field] of [
      ['/contact', '#contact-name'],
      ['/contact', '#contact-message'],
      ['/forum', '#question'],
      ['/questionnaire', '#answer-name'],
    ] as const) {
      await visit(page, path);
      const direction = await page.locator(field).evaluate((element) => getComputedStyle(element).unicodeBidi);
      assert.is(direction, 'plaintext', `${path} ${field}`);
    }
  },

  'the ring round a field that has the focus is whole': async ({ open }) => {
    const page = await open('/');
    for (const path of ['/contact', '/forum', '/questionnaire', '/chatbot']) {
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        assert.equal(await page.evaluate(findCutRings), [], `${path} at ${width}`);
      }
    }
  },

  'who asks for less motion gets none': async ({ open }) => {
    const page = await open('/', { width: 360 });
    for (const path of ['/', pageOfFigure('curves'), '/forum', '/chatbot', '/questionnaire']) {
      await visit(page, path);
      // The styles of what moves come after the first paint.
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/app-')));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      assert.equal(await page.evaluate(findMotion), [], path);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      assert.not.equal(await page.evaluate(findMotion), [], path);
    }
  },

  'in forced colours the line beside the contents of a page is whole': async ({ open }) => {
    const page = await open(firstTopic);
    await page.emulateMedia({ forcedColors: 'active' });
    const covering = await page
      .locator('.toc ul')
      .first()
      .evaluate((list) => {
        const line = list.getBoundingClientRect().left + 1;
        const links = [...list.querySelectorAll('a:not([aria-current])')];
        return links.filter((link) => link.getBoundingClientRect().left < line).map((link) => link.textContent);
      });
    assert.equal(covering, []);
  },

  'who asks for more contrast reads small print in the colour of text': async ({ open }) => {
    const page = await open('/resources/foundation');
    await untilHydrated(page);
    const colourOf = (name: string) => page.locator(name).evaluate((element) => getComputedStyle(element).color);
    const ink = await colourOf('h1');
    assert.is.not(await colourOf('.dates'), ink);
    await page.emulateMedia({ contrast: 'more' });
    await page.waitForFunction((colour) => {
      const line = document.querySelector('.dates');
      return line !== null && getComputedStyle(line).color === colour;
    }, ink);
  },

  'forced colours show what is found, chosen and current': async ({ open }) => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await open(firstTopic, { theme });
      await page.locator('.toc a').nth(1).click();
      await page.emulateMedia({ forcedColors: 'active' });
      await differ(page, '.toc [aria-current]', '.toc a:not([aria-current])');
      await page.getByText('Cite this page').click();
      await page.getByText('RIS', { exact: true }).click();
      await isReadable(page, '.cite-formats label:has(:checked)');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('attention');
      await isReadable(page, '.search-hit mark');
      await differ(page, '.search-hit[aria-selected=true]', '.search-hit[aria-selected=false]');
      await page.context().close();
    }
  },

  'a theme that was chosen does not darken drawings on the dark paper of forced colours': async ({ open }) => {
    const page = await open(pageOfFigure('curves'), { theme: 'dark' });
    const colour = () =>
      page
        .locator('svg.plot text')
        .first()
        .evaluate((text) => getComputedStyle(text).fill);
    const before = await colour();
    await page.locator('.theme-switch').click();
    assert.is.not(await colour(), before);
    await page.emulateMedia({ forcedColors: 'active' });
    assert.is(await colour(), before);
  },

  'forced colours show which questions the forum lists': async (stage) => {
    await withBackend(stage, async ({ open }) => {
      const page = await open('/forum');
      await page.emulateMedia({ forcedColors: 'active' });
      await page.getByLabel('Your question').fill('Which of these is chosen?');
      await page.getByRole('button', { name: 'Send' }).click();
      await differ(page, '.filter [aria-pressed=true]', '.filter [aria-pressed=false]');
    });
  },
};

/** The selectors whose rules move something, of those that count in this window. */
function findMotion(): string[] {
  const moving: string[] = [];
  const rules: CSSRule[] = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
    if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) rules.push(...(rule.cssRules as CSSRuleList));
    if (!(rule instanceof CSSStyleRule)) continue;
    const { transitionDuration, animationName, scrollBehavior } = rule.style;
    if (transitionDuration || animationName || scrollBehavior) moving.push(rule.selectorText);
  }
  return moving;
}

/** It has colours of its own, and letters that stand out: else the browser lays its own ground behind them. */
async function isReadable(page: Page, selector: string): Promise<void> {
  const [adjust, color, ground] = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(element);
      return [forcedColorAdjust, color, backgroundColor];
    });
  assert.is(adjust, 'none', selector);
  assert.is.not(ground, 'rgba(0, 0, 0, 0)', selector);
  assert.is.not(color, ground, selector);
}

/** The two look different in forced colours, in which shadows and the colours of a page are lost, once the late styles are there. */
async function differ(page: Page, one: string, other: string): Promise<void> {
  await page.waitForFunction(
    (selectors) => {
      const looks = selectors.map((selector) => {
        const it = document.querySelector(selector);
        if (it === null) return null;
        const { outline, borderColor, backgroundColor } = getComputedStyle(it);
        return [outline, borderColor, backgroundColor].join();
      });
      return !looks.includes(null) && looks[0] !== looks[1];
    },
    [one, other],
    { polling: 20 },
  );
}

/** Sets the size of letters that a visitor may ask of the browser, once for all pages of the tab. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** The fields of which something round them cuts off the ring at a side. */
function findCutRings(): string[] {
  const fields = [...document.querySelectorAll<HTMLElement>('main :is(input, textarea):not(.honeypot *)')];
  return fields
    .filter((field) => {
      field.focus();
      const { outlineWidth, outlineOffset } = getComputedStyle(field);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const { left, right } = field.getBoundingClientRect();
      for (let box = field.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        if (edges.left > left - ring || edges.right < right + ring) return true;
      }
      return false;
    })
    .map(({ id }) => id);
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
