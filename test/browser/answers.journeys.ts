import assert from 'node:assert/strict';
import { comesToLife, type Journeys } from './stage.ts';

export const journeys: Journeys = {
  'the meaning of a word is fetched when it is asked for, by pointer and keyboard, and Escape puts it away': async ({
    open,
  }) => {
    const page = await open('/resources/foundation');
    await comesToLife(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const word = page.locator('.prose a[href$="/glossary#rational-inattention"]').first();
    assert.ok(!asked.some((path) => path.endsWith('/glossary.json')));
    await word.hover();
    const preview = page.locator('#citation-preview:popover-open');
    await preview.getByText('The idea that people choose how closely to look').waitFor();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
    await word.press('Enter');
    await page.waitForURL(/\/glossary#rational-inattention$/);
    await page.waitForFunction(() => {
      const { top = -1 } = document.getElementById('rational-inattention')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    });
  },

  'questions are narrowed down by what is typed, and without scripts they are a plain list': async ({ open }) => {
    const still = await open('/answers', { width: 360, scripts: false });
    const all = await still.locator('.answer-group li').count();
    assert.ok(!(await still.getByLabel('Find a question').isVisible()));
    const page = await open('/answers');
    await comesToLife(page);
    await page.getByLabel('Find a question').fill('bullwhip');
    await page.getByText(`1 of ${all} questions`).waitFor();
    await page.getByRole('link', { name: 'What is the bullwhip effect?' }).press('Enter');
    await page.waitForURL(/\/answers\/bullwhip$/);
    await page.getByRole('heading', { level: 1, name: 'What is the bullwhip effect?' }).waitFor();
  },
};
