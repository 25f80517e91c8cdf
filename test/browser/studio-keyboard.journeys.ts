import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { topic } from '../support/workspace.ts';
import { hasNoViolation } from './support/axe.ts';
import { develop } from './support/develop.ts';
import { enter, waitForWords, write } from './support/in-studio.ts';
import { focused, tabTo, waitForFocus } from './support/keyboard.ts';
import type { Journeys } from './support/stage.ts';

export const journeys: Journeys = {
  'a page is moved, removed and brought back with the keyboard alone, which goes on where it was': async ({ open }) => {
    const text = topic('A text.');
    await develop({ changes: { 'topics/gamma.md': text } }, async (site) => {
      const git = (...args: string[]) => execFileSync('git', ['-C', site.content, ...args]);
      git('init', '--quiet');
      git('add', '--all');
      git('-c', 'user.name=T', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message', 'first');
      const { page } = await enter(site, open, '#content/topics/gamma.md');
      await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();

      await page.keyboard.press('Tab');
      assert.is(await focused(page), 'Skip to content');
      await page.keyboard.press('Enter');
      assert.is(new URL(page.url()).hash, '#content/topics/gamma.md');
      await page.keyboard.press('Tab');
      assert.is(await focused(page), 'Change its address…');
      await page.keyboard.press('Enter');
      await waitForFocus(page, 'The last part of the address');
      // The focus is back at once, whatever the next key is.
      await Promise.all(['Escape', 'Enter'].map((key) => page.keyboard.press(key)));
      await page.getByRole('dialog').waitFor();
      await waitForFocus(page, 'The last part of the address');
      await page.keyboard.press('End');
      await page.keyboard.type('-rays');
      await page.keyboard.press('Enter');
      await page.locator('.plan:focus').getByText('gamma.md becomes content/topics/gamma-rays.md').first().waitFor();
      await tabTo(page, /^Change it$/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      assert.is(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');
      await tabTo(page, /^Remove…$/);
      await page.keyboard.press('Enter');
      await tabTo(page, /^Preview the changes$/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText('Gone: content/topics/gamma-rays.md').waitFor();
      await tabTo(page, /^Remove it$/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      assert.is(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');

      await page.getByRole('button', { name: 'Undo the removal' }).press('Enter');
      await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
      await page.getByRole('status').filter({ hasText: 'Undone.' }).waitFor();
      assert.is(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');
      await page.getByRole('button', { name: 'What changed' }).press('Enter');
      await page.getByText('content/topics/gamma.md becomes content/topics/gamma-rays.md').waitFor();
      await hasNoViolation(page, 'with a renamed file');
      await page.getByRole('button', { name: 'Undo the new address' }).press('Enter');
      await page.getByText('Nothing has changed since the last commit.').waitFor();
      assert.is(readFileSync(join(site.content, 'topics/gamma.md'), 'utf8'), text);
      await page.keyboard.press('Escape');
      await waitForFocus(page, 'What changed');
      assert.is(new URL(page.url()).hash, '#content/topics/gamma.md');

      await page.getByRole('textbox', { name: 'The text' }).focus();
      await page.keyboard.press('Control+f');
      await page.locator('input[name=search]:focus').waitFor();
      await page.keyboard.type('text\n');
      await hasNoViolation(page, 'with words that are sought');
      const widths = await page
        .locator('.cm-search .cm-textfield')
        .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().width));
      assert.is(widths[0], widths[1], 'what is sought and what replaces it stand in one column');
      await page.keyboard.press('Escape');
      await page.locator('.cm-content:focus').waitFor();
      await page.keyboard.type('page');
      await page.locator('.cm-content', { hasText: 'A page.' }).waitFor();
      await page.close();
    });
  },

  'a page that others lead to is removed once it is chosen which page takes its place': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('See [it](/resources/beta).') } }, async (site) => {
      const { page } = await enter(site, open, '#content/topics/beta.md');
      await page.getByRole('button', { name: 'Remove…' }).click();
      const form = page.getByRole('dialog', { name: 'Remove this file' });
      await form.getByRole('button', { name: 'Preview the changes' }).click();
      const refusal = form.getByRole('alert');
      await refusal.getByText('content/topics/gamma.md:8:10').waitFor();
      await form.getByLabel('The page that takes its place').selectOption({ label: 'Alpha' });
      await refusal.waitFor({ state: 'detached' });
      await form.getByRole('button', { name: 'Preview the changes' }).click();
      await form.getByRole('button', { name: 'Remove it' }).click();
      await form.waitFor({ state: 'detached' });
      assert.match(readFileSync(join(site.content, 'topics/gamma.md'), 'utf8'), 'See [it](/resources/alpha).');
      assert.match(readFileSync(join(site.content, 'topics/alpha.md'), 'utf8'), /aliases:.*beta/);
      await page.close();
    });
  },

  'a screen reader hears what is wrong at F8, and a name apart from its title': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await waitForWords(frame, 'A text.');
      await write(page, ' See [one](/nothing).');
      // While one types, the half of the link is a problem of its own.
      await page.locator('.cm-lintRange-error', { hasText: /^\/nothing$/ }).waitFor();
      // It stands there for a moment only.
      await page.evaluate(() => {
        const said = document.querySelector('.cm-announced') as Element;
        const note = () =>
          document.body.setAttribute('data-said', `${document.body.dataset.said ?? ''} ${said.textContent}`);
        new MutationObserver(note).observe(said, { childList: true });
      });
      await page.keyboard.press('F8');
      await page.locator('body[data-said*="There is no page `/nothing`."]').waitFor({ state: 'attached' });
      assert.is(await page.evaluate(() => String(getSelection())), '/nothing');

      await write(page, ' As was found [@do');
      await page.getByRole('option', { name: /^doe-2020-study \S/ }).waitFor();
      await page.close();
    });
  },
};
