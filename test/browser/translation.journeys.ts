import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { translate } from '../support/translate.ts';
import { withBackend } from './support/backend.ts';
import type { Journeys } from './support/stage.ts';

export const journeys: Journeys = {
  'in a page that the browser translates a visitor asks twice, filters and goes on': async (stage) => {
    await withBackend(stage, async ({ open }) => {
      const page = await open('/forum');
      await page.getByText('No messages yet.').waitFor();
      for (const [count, question] of ['Why does attention cost?', 'And what does it buy?'].entries()) {
        await translatePage(page);
        await page.locator('#question').fill(question);
        await page.locator('.ask [type=submit]').click();
        await page.locator('.ask-done', { hasText: 'Your question was sent.' }).waitFor();
        await page.locator('.question').nth(count).waitFor();
        assert.is(await page.locator('#question').inputValue(), '');
      }
      await translatePage(page);
      await page.locator('.site-footer a[href$="/references"]').click();
      await page.getByText(/^\d+ publications$/).waitFor();
      await translatePage(page);
      await page.locator('#filter-text').fill('zzzz');
      await page.getByText(/^0 of \d+ publications$/).waitFor();
      await page.goBack();
      await page.locator('.question').nth(1).waitFor();
      assert.is(await page.locator('.load-failed').count(), 0);
    });
  },
};

/** Translates what stands on the page now. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate(`(${translate})(document, 'replaces'); undefined`);
}
