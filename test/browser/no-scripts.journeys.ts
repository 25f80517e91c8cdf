import assert from 'node:assert/strict';
import type { Journeys } from './stage.ts';

const screens = {
  '/forum': 'Questions cannot be shown or asked here.',
  '/questionnaire': 'The questionnaire cannot be filled in here.',
  '/chatbot': 'The chatbot cannot be asked anything.',
  '/contact': 'The form cannot be sent.',
};

export const journeys: Journeys = {
  'without scripts each feature says plainly what does not work, and offers the e-mail address': async ({ open }) => {
    for (const [path, text] of Object.entries(screens)) {
      const page = await open(path, { scripts: false });
      const notice = page.locator('noscript .notice', { hasText: text });
      await notice.waitFor();
      assert.equal(await notice.locator('a[href^="mailto:"]').count(), 1, path);
      assert.equal(await page.locator('main').getByRole('button').count(), 0, path);
      assert.equal(await page.locator('main').getByRole('textbox').count(), 0, path);
    }
  },
};
