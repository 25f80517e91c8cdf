import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { cutFrontMatter } from '../../cli/edit/front-matter.ts';
import { topic } from '../support/workspace.ts';
import { hasNoViolation } from './support/axe.ts';
import { develop } from './support/develop.ts';
import { enter, waitForWords, write } from './support/in-studio.ts';
import type { Journeys } from './support/stage.ts';

export const journeys: Journeys = {
  'a mistake is told where it is made, and goes when it is mended': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await waitForWords(frame, 'A text.');
      await write(page, ' See [one](/nothing).');
      const problem = page.locator('.problems li', { hasText: 'There is no page /nothing.' });
      await problem.waitFor();
      await page.locator('.cm-lintRange-error').waitFor();
      await problem.getByRole('button', { name: 'Line 9' }).press('Enter');
      await page.locator('.cm-content:focus').waitFor();
      await page.keyboard.press('Shift+End');
      assert.is(await page.evaluate(() => String(getSelection())), '/nothing).');
      await page.keyboard.press('Control+End');
      for (let count = 0; count < ' See [one](/nothing).'.length; count += 1) await page.keyboard.press('Backspace');
      await problem.waitFor({ state: 'detached' });

      await write(page, ' As was found [@do');
      await page.getByRole('option', { name: /doe-2020-study/ }).waitFor();
      await page.keyboard.press('Enter');
      await frame.locator('main a[href="#ref-doe-2020-study"]').first().waitFor();
      assert.is(await page.getByLabel('References 1', { exact: true }).inputValue(), 'doe-2020-study');

      await write(page, '. See [two](/resources/bet).');
      await page
        .getByRole('button', { name: /\/resources\/beta/ })
        .first()
        .click();
      await frame.locator('main .prose a[href$="/resources/beta"]').waitFor();
      await page.keyboard.press('Control+z');
      await page.locator('.problems li', { hasText: 'There is no page' }).waitFor();
      await write(page, ' More.');
      await page
        .getByRole('button', { name: /\/resources\/beta/ })
        .first()
        .click();
      await frame.locator('main .prose a[href$="/resources/beta"]').waitFor();
      await page.keyboard.press('Control+z');
      await page.locator('.cm-content', { hasText: '(/resources/bet). More.' }).waitFor();

      await page.getByRole('button', { name: 'Show as lines of text' }).click();
      const lines = page.getByLabel('The lines at the top of the file');
      const dated = (day: string) => cutFrontMatter(topic('', `updated: ${day}\n`)).frontMatter;
      await lines.fill(dated('14.3.2027'));
      await page.getByRole('button', { name: 'Write 2027-03-14' }).press('Enter');
      await page.locator(':is(main, .problems summary):focus').waitFor();
      assert.is(await lines.inputValue(), dated('2027-03-14'));
      await page.keyboard.press('Control+z');
      await page.getByRole('button', { name: 'Write 2027-03-14' }).waitFor();
      assert.is(await lines.inputValue(), dated('14.3.2027'));
      await lines.fill('---\ntitle: [Gamma\n---\n');
      await page.getByText('They cannot be read as a form just now.').waitFor();
      await page.getByText('The page is shown as it last was, until the mistake is mended.').waitFor();
      await lines.fill(cutFrontMatter(topic('')).frontMatter);
      await page.getByRole('button', { name: 'Show as a form' }).click();
      await page.getByLabel('Description', { exact: true }).fill('Short.');
      await page.locator('.front-matter .wrong', { hasText: /characters/ }).waitFor();
      await page.locator('textarea[aria-invalid=true]').waitFor();
      await page.locator('.problems').getByRole('button', { name: 'Line 3' }).press('Enter');
      await page.locator('textarea[aria-invalid=true]:focus').waitFor();

      await page.getByRole('button', { name: 'Show as lines of text' }).click();
      await lines.fill(cutFrontMatter(topic('', 'colour: red\n')).frontMatter);
      const unknown = page.locator('.problems li', { hasText: 'colour is not a key' });
      await unknown.waitFor();
      await page.getByRole('button', { name: 'Show as a form' }).click();
      await unknown.getByRole('button').first().press('Enter');
      await page.locator('button:focus', { hasText: 'Show as lines of text' }).waitFor();

      await page.keyboard.press('Enter');
      await lines.fill(cutFrontMatter(topic('')).frontMatter);
      await page.locator('.cm-content').press('Control+a');
      await page.keyboard.type('As [3] says, see [one](/nothing).');
      await page.locator('.problems li', { hasText: '[3] is plain text' }).waitFor();
      await page.locator('.problems li').first().filter({ hasText: 'There is no page' }).waitFor();
      await page.close();
    });
  },

  'a mistake that was saved is gone everywhere once it is mended on the disk, also when no studio is open by then':
    async ({ open }) => {
      await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
        const file = join(site.content, 'topics/gamma.md');
        const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
        await waitForWords(frame, 'A text.');
        const saveMistake = async () => {
          await write(page, ' See [one](/nothing).');
          await page.locator('.problems li', { hasText: 'There is no page /nothing.' }).waitFor();
          // The page hears that files have changed, and has its text judged again.
          const judged = page.waitForResponse((one) => one.url().endsWith('/call/type'));
          await page.keyboard.press('Control+s');
          await page.locator('.site-errors', { hasText: '1 mistake' }).waitFor();
          await judged;
        };
        await saveMistake();
        writeFileSync(file, topic('Mended.'));
        await page.locator('.cm-content', { hasText: 'Mended.' }).waitFor();
        await page.locator('.site-errors').waitFor({ state: 'detached' });

        await saveMistake();
        const address = page.url();
        await page.close();
        const isMended = site.hear(/gamma\.md changed: 1 page/);
        writeFileSync(file, topic('Mended again.'));
        await isMended;
        const later = await open(address);
        await waitForWords(later.frameLocator('iframe'), 'Mended again.');
        await later.locator('nav.files a').first().waitFor();
        assert.is(await later.locator('.site-errors').count(), 0);
      });
    },
  'mistakes of files that are no pages are told beside the list of files, counted, told of before a commit, and taken back':
    async ({ open }) => {
      await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
        const git = (...args: string[]) => execFileSync('git', ['-C', site.content, ...args]);
        git('init', '--quiet');
        git('add', '--all');
        git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
        const view = { failing: ['/studio/call/changes'], logging: ['Failed to load'] };
        const { page, frame } = await enter(site, open, '', view);
        site.apply({ 'topics/beta (1).md': topic('A copy.') });
        await page.locator('.other-files', { hasText: 'beta (1).md' }).waitFor();
        await page.getByRole('button', { name: '1 mistake to mend: show where' }).click();
        await page.getByRole('link', { name: 'Gamma' }).waitFor({ state: 'detached' });
        await hasNoViolation(page, 'with other files');
        await page.getByRole('button', { name: 'Show all files' }).click();
        await page.getByRole('link', { name: 'Gamma' }).click();
        await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
        await write(page, ' More.');
        await page.getByRole('button', { name: 'Save' }).click();
        const kept = '1 mistake keeps the site from being published.';
        await page
          .getByRole('status')
          .filter({ hasText: `Saved. ${kept}` })
          .waitFor();
        await page.route('**/studio/call/changes', (route) => route.abort());
        await page.getByRole('button', { name: 'What changed' }).click();
        await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'does not answer' }).waitFor();
        await page.unroute('**/studio/call/changes');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'What changed' }).click();
        await page.getByRole('dialog').getByText(kept).waitFor();
        const asked: string[] = [];
        page.on('dialog', (question) => {
          asked.push(question.message());
          void question.accept();
        });
        await page.getByText('Changed: content/topics/gamma.md').click();
        await page.getByRole('button', { name: 'Take back content/topics/gamma.md…' }).press('Enter');
        await page.getByText('Changed: content/topics/gamma.md').waitFor({ state: 'detached' });
        await page.locator('dialog h2:focus').waitFor();
        const message = page.getByLabel('What you changed, in a sentence');
        assert.is(await message.inputValue(), 'Add “beta (1)”');
        await message.fill('Say it better');
        site.apply({ 'topics/delta.md': null });
        await page.getByText('Gone: content/topics/delta.md').waitFor();
        assert.is(await message.inputValue(), 'Say it better');

        // The dialog is closed and opened again while a file is taken back.
        const held: Route[] = [];
        await page.route('**/studio/call/takeBack', (route) => void held.push(route));
        await page.getByText('New: content/topics/beta (1).md').click();
        const asking = page.waitForRequest('**/studio/call/takeBack');
        await page.getByRole('button', { name: 'Take back content/topics/beta (1).md…' }).click();
        await asking;
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'What changed' }).click();
        await page.getByText('New: content/topics/beta (1).md').waitFor();
        await held[0]?.continue();
        await page.getByText('New: content/topics/beta (1).md').waitFor({ state: 'detached' });
        await page.unroute('**/studio/call/takeBack');
        await page.getByText('Gone: content/topics/delta.md').click();
        await page.getByRole('button', { name: 'Take back content/topics/delta.md…' }).click();
        await page.getByText('Nothing has changed since the last commit.').waitFor();
        await page.getByRole('button', { name: 'Close' }).click();
        await page.getByRole('status').filter({ hasText: 'Taken back.' }).waitFor();
        assert.equal(asked, [
          'Take back content/topics/gamma.md? What changed since the last commit is lost.',
          'Take back content/topics/beta (1).md? It is new, and will be deleted.',
          'Take back content/topics/delta.md? It comes back as it was committed.',
        ]);
        await waitForWords(frame, 'A text.');
        assert.not.match(readFileSync(join(site.content, 'topics/gamma.md'), 'utf8'), 'More.');
        await page.locator('.cm-content').press('Control+z');
        await page.locator('.cm-content', { hasText: 'More.' }).waitFor();
        await page.close();
      });
    },

  'a site that has never been good is mended in the studio, which goes on when the site has taken its place': async ({
    open,
  }) => {
    const changes = { 'topics/gamma.md': topic('See [one](/nothing).') };
    await develop({ changes }, async (site) => {
      const address = await site.hear(/will be at (\S+)/m);
      const page = await open(`${address}studio#content/topics/gamma.md`, {
        failing: ['/studio/call/', '/studio/events', '/studio/page', '/preview.tsx'],
        // A preview that loads while one server takes the place of another may have React from both, and is loaded again.
        logging: ['[vite]', 'Failed to load', 'WebSocket', "Cannot read properties of null (reading 'useState')"],
      });
      await page.locator('.problems li', { hasText: 'There is no page /nothing.' }).waitFor();
      await page.getByRole('textbox', { name: 'The text' }).click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('A mended text.');
      await page.keyboard.press('Control+s');
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      await waitForWords(page.frameLocator('iframe'), 'A mended text.');
      await write(page, ' More of it.');
      await waitForWords(page.frameLocator('iframe'), 'More of it.');
      await page.close();
    });
  },
};
