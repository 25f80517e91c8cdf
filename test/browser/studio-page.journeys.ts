import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { topic } from '../support/workspace.ts';
import { develop } from './support/develop.ts';
import { enter, waitForWords, write } from './support/in-studio.ts';
import type { Journeys } from './support/stage.ts';

export const journeys: Journeys = {
  'a page whose code could not be loaded is whole again at the next change': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const lacking = ['/preview.tsx', '/screens/paper.ts', '/screens/app.ts'];
      let isOff = false;
      const answering = Object.fromEntries(
        lacking.map((file) => [`**${file}*`, (route: Route) => (isOff ? route.abort() : route.continue())]),
      );
      const view = { answering, failing: lacking, logging: ['Failed to load'] };
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md', view);
      await waitForWords(frame, 'A text.');
      const note = page.getByRole('status').filter({ hasText: 'Not all of the page could be loaded.' });

      isOff = true;
      await page.getByLabel('Find a file').fill('paper-one');
      await page.locator('.files a').first().click();
      await note.waitFor();
      isOff = false;
      await write(page, ' Whole again.');
      await waitForWords(frame, 'Whole again.');
      await note.waitFor({ state: 'detached' });

      isOff = true;
      // The page is told first that its code is lacking, and then what it would have shown.
      await page.addInitScript(
        'window.told = new Promise((settle) => addEventListener("message", ({ data }) => data.isBroken && settle()))',
      );
      await page.route('**/studio/call/open', async (route) => {
        await page.evaluate('told');
        await route.continue();
      });
      await page.reload();
      await note.waitFor();
      isOff = false;
      await write(page, ' And again.');
      await waitForWords(frame, 'And again.');
      await page.close();
    });
  },

  'on the page the keys for saving save the text, and a link opens the file of its page': async ({ open }) => {
    const text = topic('See [the second topic](/resources/beta#more-of-it).');
    await develop({ changes: { 'topics/gamma.md': text } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await waitForWords(frame, 'See the second topic.');
      await write(page, ' More.');
      await waitForWords(frame, 'More.');
      await frame.locator('main .prose a').press('Control+s');
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      assert.is(readFileSync(join(site.content, 'topics/gamma.md'), 'utf8'), `${text} More.`);
      await frame.locator('main .prose a').press('Enter');
      await page.getByRole('heading', { name: 'Beta', level: 1 }).waitFor();
      await waitForWords(frame, 'The second topic.');
      await page.close();
    });
  },

  'what is written at the end of a text is in sight on the page, below what is taller there': async ({ open }) => {
    const figures = ['curves', 'calibration', 'equity-sharing'].map((name) => `::figure{name=${name}}\n\n`).join('');
    const body = `## One\n\n${'A line of text.\n\n'.repeat(40)}${figures}`;
    await develop({ changes: { 'topics/gamma.md': topic(body) } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await waitForWords(frame, 'A line of text.');
      await write(page, 'The last words.');
      const last = frame.locator('p', { hasText: 'The last words.' });
      await last.waitFor();
      await write(page, '\n\nThe end.');
      await frame.locator('p', { hasText: 'The end.' }).evaluate(
        (it) =>
          new Promise<void>((settle) => {
            const look = () =>
              it.getBoundingClientRect().bottom < innerHeight ? settle() : requestAnimationFrame(look);
            look();
          }),
      );
      await page.close();
    });
  },

  'the page goes along with the text that is scrolled': async ({ open }) => {
    const body = ['One', 'Two', 'Three'].map((name) => `## ${name}\n\n${'A line of text.\n\n'.repeat(60)}`).join('');
    await develop({ changes: { 'topics/gamma.md': topic(body) } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await frame.getByRole('heading', { name: 'Three' }).waitFor();
      await page.locator('.cm-line', { hasText: '## One' }).waitFor();
      const top = () => frame.getByRole('heading', { name: 'Three' }).evaluate((it) => it.getBoundingClientRect().top);
      assert.ok((await top()) > 1000);
      await page.getByRole('main').evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
      await frame.locator('h2', { hasText: 'Three' }).evaluate(
        (it) =>
          new Promise<void>((settle) => {
            const look = () => (it.getBoundingClientRect().top < 0 ? settle() : requestAnimationFrame(look));
            look();
          }),
      );
      await page.close();
    });
  },
};
