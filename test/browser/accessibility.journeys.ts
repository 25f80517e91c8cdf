import * as assert from 'uvu/assert';
import { hasNoViolation, hasNoViolationInAnyTheme } from './support/axe.ts';
import { focused } from './support/keyboard.ts';
import { equationPages, firstPaper, firstTopic, pageOfFigure, visited } from './support/present-pages.ts';
import { type Journeys, type Stage, visit } from './support/stage.ts';

/** One page of every kind; the others of its kind differ in their text alone. */
const samples = [...new Map(visited.map(({ kind, path }) => [kind, path])).values(), pageOfFigure('curves')];
const others = visited.filter(({ path }) => !samples.includes(path));

export const journeys: Journeys = {
  ...Object.fromEntries(
    samples.map((path) => [
      `${path} breaks no rule of axe, in both themes and widths`,
      async ({ open }: Stage) => {
        const page = await open(path);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await hasNoViolationInAnyTheme(page, `at ${width}`);
        }
      },
    ]),
  ),

  ...Object.fromEntries(
    [...new Set(others.map(({ kind }) => kind))].map((kind) => [
      `the text of no other page of the kind ${kind} breaks a rule of axe`,
      async ({ open }: Stage) => {
        const page = await open('/');
        for (const { path } of others.filter((other) => other.kind === kind)) {
          await visit(page, path);
          await hasNoViolation(page, path);
        }
      },
    ]),
  ),

  'a formula or table that is wider than a phone is scrolled by keyboard, and shows that there is more': async ({
    open,
  }) => {
    const page = await open(equationPages[0] ?? '', { width: 360 });
    const box = page.locator('.math-scroll').first();
    await box.evaluate((element) => {
      const formula = element.firstElementChild as HTMLElement;
      formula.style.paddingInlineEnd = '40rem';
    });
    await hasNoViolation(page, 'a wide formula');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.querySelector('.math-scroll')?.scrollLeft ?? 0) > 0);
    assert.match(await box.evaluate((element) => getComputedStyle(element).backgroundAttachment), /local/);
  },

  'the way to the content leads past the topics beside it': async ({ open }) => {
    for (const path of [firstTopic, '/resources', '/research']) {
      const page = await open(path);
      await page.keyboard.press('Tab');
      assert.is(await focused(page), 'Skip to content');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      assert.ok(await page.locator('main .page :focus').isVisible(), path);
    }
  },

  'on a phone nothing lies over a part of a line: the way to the topics is a bar of its own': async ({ open }) => {
    const page = await open(firstTopic, { width: 360 });
    const bar = await page.getByRole('button', { name: 'Topics' }).boundingBox();
    assert.equal([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)], [0, 360, 800]);
    await page.locator('.site-footer a').last().focus();
    // What comes late may lengthen the page after the focus has scrolled it.
    await page.waitForFunction((top) => {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
      return (document.activeElement?.getBoundingClientRect().bottom ?? top + 1) <= top;
    }, bar?.y ?? 0);
    const overview = await open('/resources', { width: 360 });
    assert.is(await overview.locator('main .page').getByRole('link').count(), 15);
  },

  'what lies over a page has the focus on its first control, and closes when the keyboard goes on to the page': async ({
    open,
  }) => {
    const page = await open(firstTopic, { width: 360 });
    const over = page.locator(':popover-open:not(#link-preview)');
    for (const name of ['Menu', 'Topics', 'On this page']) {
      for (const key of ['Tab', 'Shift+Tab']) {
        await page.getByRole('button', { name, exact: true }).press('Enter');
        await page.locator(':popover-open :is(a, button, summary):focus').waitFor();
        while ((await over.count()) > 0) {
          assert.ok(await over.evaluate((element) => element.contains(document.activeElement)), `${name} ${key}`);
          await page.keyboard.press(key);
        }
        assert.ok(await page.evaluate(() => document.activeElement !== document.body), `${name} ${key}`);
      }
    }
  },

  'a status that is empty is known to screen readers, so that they tell what comes into it': async ({ open }) => {
    const page = await open('/');
    for (const path of ['/forum', '/contact', '/questionnaire']) {
      await visit(page, path);
      await page.keyboard.press('/');
      await page.getByRole('combobox').waitFor();
      const hidden = await page
        .locator('[role="status"]')
        .evaluateAll((all) => all.filter((one) => !one.checkVisibility()).map(({ outerHTML }) => outerHTML));
      assert.equal(hidden, [], path);
    }
  },

  'a link within a page takes the focus along to where it leads': async ({ open }) => {
    const page = await open(pageOfFigure('curves'));
    for (const link of ['[role="doc-biblioref"]', '[role="doc-noteref"]', 'a.cross', '.toc a']) {
      const first = page.locator(`main ${link}`).first();
      const id = (await first.getAttribute('href'))?.slice(1);
      await first.press('Enter');
      await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
    }
    await page.locator('[role="doc-backlink"]').first().press('Enter');
    assert.is(await page.locator(':focus').getAttribute('tabindex'), null, 'a link stays in the order of Tab');
  },

  'the letters of a word are one text': async ({ open }) => {
    const page = await open('/glossary');
    assert.ok((await page.locator('dt').allTextContents()).every((term) => !/^\p{Ll}/u.test(term)));
    for (const [path, word] of [
      ['/glossary', 'dt'],
      [firstPaper, '.back-link'],
    ] as const) {
      await visit(page, path);
      const style = (element: Element) => getComputedStyle(element, '::first-letter').textTransform;
      assert.is(await page.locator(word).first().evaluate(style), 'none', path);
    }
  },

  'in a window of four times the size a preview does not cover its link': async ({ open }) => {
    const page = await open(firstTopic, { width: 360 });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Tab');
    await page.locator('#link-preview').waitFor({ state: 'attached' });
    for (const mark of await page.locator('main [role="doc-biblioref"]').all()) {
      await mark.focus();
      await page.locator('#link-preview:popover-open').waitFor();
      const gap = await mark.evaluate((link) => {
        const [at, box] = [link, document.getElementById('link-preview')].map((one) => one?.getBoundingClientRect());
        return at && box ? Math.max(box.top - at.bottom, at.top - box.bottom) : 0;
      });
      assert.ok(gap > 0, `${gap} px`);
    }
  },

  'open menu and drawer keep the rules of axe': async ({ open }) => {
    for (const name of ['Menu', 'Topics']) {
      const page = await open(firstTopic, { width: 360 });
      await page.getByRole('button', { name }).click();
      await page.locator(':popover-open').evaluate(async (element) => {
        await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
      });
      await hasNoViolationInAnyTheme(page, name);
    }
  },
};
