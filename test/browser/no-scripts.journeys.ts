import * as assert from 'uvu/assert';
import { type Journeys, visit } from './support/stage.ts';

const screens = {
  // Our server sends the questions with the page; on a static host the forum as a whole needs scripts.
  '/forum': 'Asking needs JavaScript.',
  '/questionnaire': 'The questionnaire needs JavaScript.',
  '/chatbot': 'The chatbot needs JavaScript.',
  '/contact': 'The form needs JavaScript.',
};

export const journeys: Journeys = {
  'without scripts each feature says plainly what does not work, and offers the e-mail address': async ({ open }) => {
    const page = await open('/', { scripts: false });
    for (const [path, text] of Object.entries(screens)) {
      await page.goto(new URL(path, page.url()).href);
      const notice = page.locator('.notice', { hasText: text });
      await notice.waitFor();
      assert.is(await notice.locator('a[href^="mailto:"]').count(), 1, path);
      assert.is(await page.locator('main').getByRole('button').count(), 0, path);
      assert.is(await page.locator('main').getByRole('textbox').count(), 0, path);
    }
  },

  'a form whose code does not load says the same, and keeps what was typed in it': async ({ open }) => {
    for (const code of ['index', '*-screen']) {
      const page = await open('/robots.txt', { failing: ['/assets/'] });
      await page.route(`**/assets/${code}-*.js`, (route) => route.abort());
      for (const [path, text] of Object.entries(screens)) {
        await page.goto(new URL(path, page.url()).href);
        const field = page.locator('main').getByRole('textbox').first();
        await field.fill('Kept');
        const notice = page.locator('.notice', { hasText: text });
        await notice.waitFor();
        assert.is(await notice.locator('a[href^="mailto:"]').count(), 1, path);
        assert.is(await field.inputValue(), 'Kept', path);
      }
    }
  },

  'with scripts no feature says that it needs them': async ({ open }) => {
    const page = await open('/');
    for (const [path, text] of Object.entries(screens)) {
      await visit(page, path);
      assert.is(await page.getByText(text).isVisible(), false, path);
    }
  },
};
