import * as assert from 'uvu/assert';
import { type Journeys, untilHydrated, visitAgain } from './support/stage.ts';
import { waitForValue } from './support/value.ts';

export const journeys: Journeys = {
  'the meaning of a word is fetched when it is asked for, by pointer and keyboard, and Escape puts it away': async ({
    open,
  }) => {
    const page = await open('/resources/foundation');
    await untilHydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const word = page.locator('.prose a[href$="/glossary#rational-inattention"]').first();
    assert.ok(!asked.some((path) => path.endsWith('/glossary.json')));
    await word.hover();
    const preview = page.locator('#link-preview:popover-open');
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

  'a link to a page tells its title and what it says, by pointer and keyboard, and Escape puts it away': async ({
    open,
  }) => {
    const page = await open('/research/papers/human-ai-interactions-paper');
    await untilHydrated(page);
    const preview = page.getByRole('tooltip');
    const link = page.locator('.prose a[href$="/resources/manufacturing#the-finding"]').first();
    const told = /^Human-AI Decision-Making › The finding ?A good doctor with a good algorithm/;
    await link.hover();
    await preview.filter({ hasText: told }).waitFor();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await link.focus();
    await preview.waitFor();
  },

  'questions are narrowed down by what is typed, and without scripts they are a plain list': async ({ open }) => {
    const still = await open('/answers', { width: 360, scripts: false });
    const all = await still.locator('.answer-group li').count();
    assert.ok(!(await still.getByLabel('Find a question').isVisible()));
    const page = await open('/answers');
    await untilHydrated(page);
    await page.getByLabel('Find a question').fill('factories see swings nappies');
    await page.getByText(`1 of ${all} questions`).waitFor();
    await page.getByRole('link', { name: 'What is the bullwhip effect?' }).waitFor();
    await page.getByRole('link', { name: 'What is the bullwhip effect?' }).press('Enter');
    await page.waitForURL(/\/answers\/bullwhip$/);
    await page.getByRole('heading', { level: 1, name: 'What is the bullwhip effect?' }).waitFor();
    await page.goBack();
    await page.getByText(`1 of ${all} questions`).waitFor();
    await waitForValue(page.getByLabel('Find a question'), 'factories see swings nappies');
    await visitAgain(page);
    await page.getByText(`1 of ${all} questions`).waitFor();
    await page.locator('.site-footer').getByRole('link', { name: 'Answers' }).click();
    await page.getByText(`${all} questions`, { exact: true }).waitFor();
  },

  'long lists lead to their parts: beside the list on a wide screen, from a bar below it on a phone, without scripts too':
    async ({ open }) => {
      for (const [path, part] of [
        ['/answers', 'Political Economy'],
        ['/glossary', 'R'],
      ] as const) {
        const wide = await open(path);
        await wide.locator('#toc').getByRole('link', { name: part, exact: true }).click();
        const top = (heading: Element) => heading.getBoundingClientRect().top;
        const heading = wide.getByRole('heading', { level: 2, name: part, exact: true });
        await wide.waitForFunction(() => scrollY > 0);
        assert.ok((await heading.evaluate(top)) < 400);
        assert.ok(await wide.getByRole('navigation', { name: 'On this page' }).isVisible());
        for (const scripts of [true, false]) {
          const phone = await open(path, { width: 360, scripts });
          const bar = phone.getByRole('button', { name: 'On this page' });
          await phone.evaluate(() => scrollTo(0, 2000));
          const box = await bar.boundingBox();
          assert.is((box?.y ?? 0) + (box?.height ?? 0), 800, 'the bar is in reach at any line');
          await bar.click();
          await phone.locator('#toc').getByRole('link', { name: part, exact: true }).click();
          await phone.locator('h2:target', { hasText: part }).waitFor();
        }
      }
    },
};
