import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { topic } from '../support/workspace.ts';
import { hasNoViolation } from './support/axe.ts';
import { develop } from './support/develop.ts';
import { enter, waitForWords, write } from './support/in-studio.ts';
import type { Journeys } from './support/stage.ts';

export const journeys: Journeys = {
  'a file that another program changes while it is written is overwritten only by choice': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const file = join(site.content, 'topics/gamma.md');
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await waitForWords(frame, 'A text.');
      writeFileSync(file, topic('A text of theirs.'));
      await waitForWords(frame, 'A text of theirs.');

      await write(page, ' And mine.');
      await waitForWords(frame, 'And mine.');
      const told = 'Another program has changed this file. This is its new text. Not saved yet.';
      await page.getByRole('status').filter({ hasText: told }).waitFor();
      writeFileSync(file, topic('A later text of theirs.'));
      await page.getByRole('heading', { name: 'Another program has changed this file' }).waitFor();
      await page.getByText('Show both').click();
      await page.locator('.conflict del', { hasText: 'A later text of theirs.' }).waitFor();
      await page.locator('.conflict ins', { hasText: 'And mine.' }).waitFor();
      assert.is(readFileSync(file, 'utf8'), topic('A later text of theirs.'));
      await page.getByRole('button', { name: 'Keep mine and save it' }).click();
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      assert.is(readFileSync(file, 'utf8'), topic('A text of theirs.').concat(' And mine.'));

      await write(page, ' And more.');
      await waitForWords(frame, 'And more.');
      rmSync(file);
      await page.getByRole('heading', { name: 'This file was taken away by another program' }).waitFor();
      await page.getByRole('link', { name: 'Alpha' }).click();
      await page.getByRole('heading', { name: 'Alpha', level: 1 }).waitFor();
      await page.getByRole('link', { name: 'content/topics/gamma.md not saved' }).click({ timeout: 9000 });
      await page.getByRole('heading', { name: 'This file was taken away by another program' }).waitFor();
      page.once('dialog', (asked) => void asked.dismiss());
      await page.getByRole('button', { name: 'Let it go' }).click();
      await page.locator('.cm-content', { hasText: 'And more.' }).waitFor();
      page.once('dialog', (asked) => void asked.accept());
      await page.getByRole('button', { name: 'Let it go' }).click();
      await page.getByRole('heading', { name: 'Write your site here' }).waitFor();
      await page.close();
    });
  },

  'of two tabs that write in one file each has its own text after it is loaded anew, and where none is kept it is said':
    async ({ open }) => {
      await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
        const { page } = await enter(site, open, '#content/topics/gamma.md');
        await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
        const other = await page.context().newPage();
        await other.goto(page.url());
        await other.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
        await write(page, ' Here.');
        await write(other, ' There.');
        for (const [tab, words] of [
          [page, 'A text. Here.'],
          [other, 'A text. There.'],
        ] as const) {
          tab.once('dialog', (asked) => void asked.accept());
          await tab.reload();
          await tab.locator('.cm-content', { hasText: words }).waitFor();
        }
        await other.evaluate(() => {
          Storage.prototype.setItem = () => {
            throw new Error('full');
          };
        });
        await write(other, ' More.');
        await other.getByRole('status').filter({ hasText: 'this browser does not keep it' }).waitFor();
        await other.close();
        await page.close();
      });
    },

  'the list says that it is read, and which texts are not saved, as is told of before a commit': async ({ open }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      execFileSync('git', ['-C', site.content, 'init', '--quiet']);
      let end = () => {};
      const looked = new Promise<void>((settle) => {
        end = settle;
      });
      const answering = { '**/studio/call/tree': (route: Route) => looked.then(() => route.continue()) };
      const { page } = await enter(site, open, '#content/topics/gamma.md', { answering });
      await page.getByRole('status').filter({ hasText: 'Reading your files…' }).waitFor();
      end();
      await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
      await write(page, ' And more.');
      await page.getByRole('link', { name: 'Gamma not saved' }).waitFor();
      assert.is(await page.title(), '• content/topics/gamma.md – Studio');
      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      assert.is((await asked).type(), 'beforeunload');
      await (await asked).dismiss();
      await page.getByRole('link', { name: 'Alpha' }).click();
      await page.getByRole('heading', { name: 'Alpha', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'What changed' }).click();
      await page.getByRole('dialog').getByText('Not saved, and so not in the commit: Gamma.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Gamma not saved' }).click();
      await page.getByRole('heading', { name: 'Gamma', level: 1 }).waitFor();
      await page.locator('.cm-content').press('Control+z');
      await page.locator('.cm-content', { hasNotText: 'And more.' }).waitFor();
      await page.keyboard.press('Control+y');
      await page.locator('.cm-content', { hasText: 'And more.' }).waitFor();
      await page.keyboard.press('Control+s');
      await page.getByRole('link', { name: 'Gamma', exact: true }).waitFor();
      assert.match(readFileSync(join(site.content, 'topics/gamma.md'), 'utf8'), 'And more.');
      await page.close();
    });
  },

  'a table and a formula are put in by key as examples that hold, and a list ends with an empty line': async ({
    open,
  }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await write(page, 'As');
      for (const [name, example, typed] of [
        ['Table', 'First column', 'Country'],
        ['Formula', '$y = x^2$', 'u(x)'],
        ['Bold', '**bold words**', 'strong'],
        ['Italic', '*italic words*', 'slanted'],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.locator('.cm-line', { hasText: example }).waitFor();
        await page.keyboard.type(typed);
        await page.keyboard.press('Control+End');
      }
      await frame.getByRole('columnheader', { name: 'Country' }).waitFor();
      await frame.locator('main math').waitFor();
      assert.is(await page.locator('.problems li').count(), 0);
      await page.keyboard.type('\n\n- one\ntwo\n\nAfter it.');
      await frame.locator('main p', { hasText: /^After it\.$/ }).waitFor();
      assert.equal(await frame.locator('main .prose li').allTextContents(), ['one', 'two']);
      const text = (await page.locator('.cm-line').allTextContents()).join('\n');
      assert.match(
        text,
        /As\n\n\| Country \| Second column \|\n\| --- \| ---: \|\n\| words \| 1\.5 \|\n\n\$u\(x\)\$\*\*strong\*\*\*slanted\*\n\n- one\n- two\n\nAfter it\.$/,
      );
      await page.close();
    });
  },

  'a quotation and a footnote are put in by key, and the words of the note are written over its example': async ({
    open,
  }) => {
    await develop({ changes: { 'topics/gamma.md': topic('Min hustru skrifwer.') } }, async (site) => {
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
      await write(page, 'So it is.');
      for (const name of ['Quotation', 'Footnote']) {
        await page.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
      }
      await page.keyboard.type('In her book.');
      await frame.locator('main blockquote', { hasText: 'So it is.' }).waitFor();
      await waitForWords(frame, 'In her book.');
      const lines = await page.locator('.cm-line').allTextContents();
      assert.equal(lines.slice(-4), ['> So it is.[^a]', '', '[^a]: In her book.', '']);
      assert.is(await page.locator('.problems li').count(), 0);
      await page.close();
    });
  },

  'the line that is written stays in sight below the buttons, which begin a heading and a list where nothing stands':
    async ({ open }) => {
      const long = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.\n\n`).join('');
      await develop({ changes: { 'topics/gamma.md': topic(long) } }, async (site) => {
        const { page, frame } = await enter(site, open, '#content/topics/gamma.md');
        for (const width of [640, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await write(page, 'The end.');
          const gap = await page.locator('.above-text').evaluate((buttons) => {
            const pane = buttons.closest('main');
            return buttons.getBoundingClientRect().top - (pane?.getBoundingClientRect().top ?? 0);
          });
          assert.is(gap, 0, `Text shows above the buttons at ${width}`);
          await page.keyboard.press('Control+Home');
          await page.waitForFunction(() => {
            const line = document.querySelector('.cm-cursor-primary')?.getBoundingClientRect();
            const buttons = document.querySelector('.above-text')?.getBoundingClientRect();
            return line !== undefined && buttons !== undefined && line.top >= buttons.bottom;
          });
        }
        await write(page, '\n\n');
        await page.getByRole('button', { name: 'Heading' }).click();
        await page.keyboard.type('A part\n\n');
        await page.getByRole('button', { name: 'List' }).click();
        await page.keyboard.type('An item');
        await frame.getByRole('heading', { name: 'A part', level: 2 }).waitFor();
        await frame.locator('main .prose li', { hasText: 'An item' }).waitFor();
        await page.close();
      });
    },

  'what is copied from Word keeps its form when it is pasted, is told what it loses, and goes with one undo': async ({
    open,
  }) => {
    await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
      const view = { width: 360, failing: ['/studio/call/paste'], logging: ['Failed to load'] } as const;
      const { page, frame } = await enter(site, open, '#content/topics/gamma.md', view);
      await write(page, ' More');
      /** Pastes as Word does, which puts a picture of the words beside them. */
      const paste = (html: string, words: string) =>
        page.locator('.cm-content').evaluate(
          (element, [html, words]) => {
            const data = new DataTransfer();
            data.setData('text/html', html);
            data.setData('text/plain', words);
            data.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
            element.dispatchEvent(
              new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
            );
          },
          [html, words] as const,
        );
      const lines = async () => (await page.locator('.cm-line').allTextContents()).join('\n');

      await paste('<p class=MsoNormal> in <b>bold</b> </p>', ' in bold ');
      await page.locator('.cm-content', { hasText: 'More in **bold** ' }).waitFor();
      await paste('<h1>Part</h1><p>Words.</p><p><img src="file:///C:/clip.png"></p>', 'Part\r\nWords.');
      const note = page.getByRole('status').filter({ hasText: 'A picture is left out' });
      await note.waitFor();
      assert.match(await lines(), /^A text\. ?\n? ?More in \*\*bold\*\* \n\n## Part\n\nWords\.$/);
      await hasNoViolation(page, 'with what a paste has lost');
      await note.getByRole('button', { name: 'Close' }).click();
      await note.getByText('A picture').waitFor({ state: 'detached' });
      await page.getByRole('textbox', { name: 'The text' }).focus();
      await page.keyboard.press('Control+z');
      await page.locator('.cm-line', { hasText: 'Words.' }).waitFor({ state: 'detached' });
      assert.match(await lines(), /More in \*\*bold\*\* $/);

      await page.route('**/studio/call/paste', (route) => route.abort());
      await paste('<h1>Part</h1>', '## As *it* is');
      await page.locator('.cm-content', { hasText: '**bold** ## As *it* is' }).waitFor();
      await page.unroute('**/studio/call/paste');

      // Two pastes whose answers come the other way round, with words written after each.
      const held: Route[] = [];
      await page.route('**/studio/call/paste', (route) => void held.push(route));
      const pasteSlowly = async (words: string) => {
        const asked = page.waitForRequest('**/studio/call/paste');
        await paste(`<p><b>${words}</b></p>`, words);
        await asked;
        await page.keyboard.type(`, after ${words}. `);
      };
      await pasteSlowly('one');
      await pasteSlowly('two');
      await held[1]?.continue();
      await held[0]?.continue();
      await page.locator('.cm-content', { hasText: '**one**, after one. **two**, after two. ' }).waitFor();
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await waitForWords(frame, 'in bold');
      await page.close();
    });
  },
};
