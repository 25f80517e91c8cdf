import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { topic } from '../support/workspace.ts';
import { hasNoViolation } from './support/axe.ts';
import { develop } from './support/develop.ts';
import { enter, picture, write } from './support/in-studio.ts';
import type { Journeys } from './support/stage.ts';

export const journeys: Journeys = {
  'a PDF is added to a paper by its form, and what is heavy or too large is told when it is added': async ({
    open,
  }) => {
    await develop({}, async (site) => {
      const { page, frame } = await enter(site, open, '#content/papers/paper-one.md', { width: 360 });
      await page.getByRole('heading', { name: 'A Paper', level: 1 }).waitFor();
      await page.getByText('More that can be said').click();
      const add = page.getByRole('button', { name: 'Add to links' });
      await add.press('Enter');
      await page.locator('select:focus').waitFor();
      await page.getByRole('button', { name: 'Take out links 1' }).press('Enter');
      await page.locator('.list > button:focus').waitFor();
      await add.press('Enter');
      await page.getByLabel('Kind', { exact: true }).selectOption('pdf');
      const choose = async (name: string, mimeType: string, size: number) => {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByRole('button', { name: 'Add a file for address' }).press('Enter'),
        ]);
        await chooser.setFiles({ name, mimeType, buffer: Buffer.alloc(size, 'x') });
      };
      await choose('paper.docx', 'application/x', 9);
      await page.getByRole('status').filter({ hasText: 'is of no kind that browsers show' }).waitFor();
      await choose('Paper.pdf', 'application/pdf', 21 * 1024 * 1024);
      await page.getByRole('status').filter({ hasText: 'more than 20 MB' }).waitFor();
      await choose('My Paper.pdf', 'application/pdf', 9);
      await page.getByRole('status').filter({ hasText: '20 MB' }).waitFor({ state: 'detached' });
      assert.is(await page.getByLabel('Address', { exact: true }).inputValue(), '/media/my-paper.pdf');
      await hasNoViolation(page, 'with a file');

      const photo = { name: 'Photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12 * 1024 * 1024) };
      await page.getByRole('button', { name: 'Picture…' }).click();
      const shape = (element: Element, part?: string) => {
        const { borderRadius, backgroundColor, minHeight } = getComputedStyle(element, part);
        return { borderRadius, backgroundColor, minHeight };
      };
      assert.equal(
        await page.getByLabel('The picture').evaluate(shape, '::file-selector-button'),
        await page.locator('.files-head button').evaluate(shape),
        'the button that asks for a file looks like the others',
      );
      await page.getByLabel('The picture').setInputFiles(photo);
      const told = page.getByRole('dialog').getByRole('status').filter({ hasText: 'The picture has 12.0 MB' });
      await told.filter({ hasText: 'Make it 1600 pixels wide' }).waitFor();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('status').filter({ hasText: 'Saved.' }).waitFor();
      const saved = readFileSync(join(site.content, 'papers/paper-one.md'), 'utf8');
      assert.ok(saved.includes('links:\n  - kind: "pdf"\n    href: "/media/my-paper.pdf"\n'), saved);
      await page.getByRole('button', { name: 'Page', exact: true }).click();
      await frame.locator('main a[href$="/media/my-paper.pdf"]').first().waitFor();
      await page.close();
    });
  },

  'a PDF that is dropped into the text is a link, words are words, and what is not taken is told of and not opened':
    async ({ open }) => {
      await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
        const { page, frame } = await enter(site, open, '#content/topics/gamma.md', { width: 360 });
        await write(page, ' See ');
        const put = (event: 'drop' | 'paste', ...files: readonly (readonly [name: string, bytes: string])[]) =>
          page.locator('.cm-content').evaluate(
            (element, [event, files]) => {
              const data = new DataTransfer();
              for (const [name, bytes] of files) data.items.add(new File([bytes], name));
              const options = { bubbles: true, cancelable: true };
              element.dispatchEvent(
                event === 'drop'
                  ? new DragEvent('drop', { ...options, dataTransfer: data })
                  : new ClipboardEvent('paste', { ...options, clipboardData: data }),
              );
            },
            [event, files] as const,
          );
        const keeping = page.waitForRequest('**/studio/call/keep');
        const held: Route[] = [];
        await page.route('**/studio/call/keep', (route) => void held.push(route));
        await put('paste', ['My Paper.pdf', '%PDF-1.4']);
        await keeping;
        await page.keyboard.type(' for more.');
        await held[0]?.continue();
        await page.unroute('**/studio/call/keep');
        await page.locator('.cm-content', { hasText: 'See [My Paper.pdf](/media/my-paper.pdf) for more.' }).waitFor();
        await put('paste', ['notes.txt', ' and\r\nmore']);
        await page.locator('.cm-line', { hasText: /^more$/ }).waitFor();
        const words = await page.locator('.cm-line').allTextContents();

        const told = page.getByRole('status').filter({ hasText: 'Not put in:' });
        await put('drop', ['data.zip', 'PK\0\0'], ['other.pdf', '%PDF-1.4']);
        await told.getByText(/data\.zip is of no kind that browsers show\. .* a link to it here/).waitFor();
        await told.getByText('other.pdf came with another file').waitFor();
        await hasNoViolation(page, 'with a file that is not taken');
        await put('paste', ['Draft.docx', 'PK\0\0']);
        await told
          .getByText(/Draft\.docx is a document\. .* copy its text .* npm run site -- import "Draft\.docx"/)
          .waitFor();
        assert.equal(await page.locator('.cm-line').allTextContents(), words);
        await told.getByRole('button', { name: 'Close' }).click();
        await told.waitFor({ state: 'detached' });
        await put('drop', ['Library.bib', '@book{knight, title = {Risk}}']);
        const form = page.getByRole('dialog', { name: 'Add new content' });
        assert.is(await form.getByLabel('Kind').inputValue(), 'reference');
        assert.is(await form.getByLabel('DOI, BibTeX or RIS').inputValue(), '@book{knight, title = {Risk}}');
        await form.getByRole('button', { name: 'Preview the changes' }).click();
        await form.getByRole('alert').filter({ hasText: 'The entry knight has no author.' }).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Page', exact: true }).click();
        await frame.locator('main a[href$="/media/my-paper.pdf"]').waitFor();

        /** Whether a file may be dropped on an element: beside what takes files, the browser would open it instead. */
        const takes = (place: Locator) =>
          place.evaluate((element) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File(['words'], 'notes.txt'));
            return ['dragover', 'drop'].map((type) =>
              element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
            );
          });
        assert.equal(await takes(frame.getByRole('main')), [false, false], 'beside the text: the page');
        assert.equal(await takes(page.getByRole('banner')), [false, false], 'beside the text: the bar');
        await page.getByRole('button', { name: 'Write', exact: true }).click();
        await page.getByRole('button', { name: 'Picture…' }).click();
        assert.equal(await takes(page.getByLabel('What it shows')), [false, false], 'beside the picture');
        assert.equal(await takes(page.getByLabel('The picture')), [true, true], 'the picture');
        for (const [name, mimeType, words] of [
          ['Plot.pdf', 'application/pdf', 'Plot.pdf is no picture for a page. Export it as SVG or PNG'],
          ['Plot.tiff', 'image/tiff', 'Plot.tiff is of no kind that browsers show.'],
        ] as const) {
          await page.getByLabel('The picture').setInputFiles({ name, mimeType, buffer: Buffer.from('II*') });
          await page.getByLabel('What it shows').fill('A curve.');
          await page.getByRole('button', { name: 'Put it in' }).click();
          await page.getByRole('alert').filter({ hasText: words }).waitFor();
        }
        await page.close();
      });
    },

  'a file that comes late is put into no other file than the one that it was added to, and closes no other dialog':
    async ({ open }) => {
      await develop({ changes: { 'topics/gamma.md': topic('A text.') } }, async (site) => {
        const { page } = await enter(site, open, '#content/papers/paper-one.md');
        await page.getByRole('heading', { name: 'A Paper', level: 1 }).waitFor();
        await page.getByText('More that can be said').click();
        await page.getByRole('button', { name: 'Add to links' }).click();
        const held: Route[] = [];
        await page.route('**/studio/call/keep', (route) => void held.push(route));
        /** Answers the call that waits, and lets the studio do what follows from that. */
        const letKeep = async () => {
          const kept = page.waitForResponse('**/studio/call/keep');
          await held.shift()?.continue();
          await (await kept).finished();
          await page.evaluate(
            () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
          );
        };
        const asked = page.waitForRequest('**/studio/call/keep');
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByRole('button', { name: 'Add a file for address' }).press('Enter'),
        ]);
        await chooser.setFiles({ name: 'late.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
        await asked;
        await page.getByLabel('Find a file').fill('zebra');
        await page.getByText('No file has this in its title or text.').waitFor();
        await page.getByLabel('Find a file').fill('a text');
        await page.locator('.files details', { hasText: 'In the text' }).getByRole('link', { name: 'Gamma' }).click();
        await page.locator('.cm-content', { hasText: 'A text.' }).waitFor();
        await letKeep();
        assert.is(await page.getByText('Not saved yet.').count(), 0);

        const keeping = page.waitForRequest('**/studio/call/keep');
        await page.getByRole('button', { name: 'Picture…' }).click();
        const photo = { name: 'late.svg', mimeType: 'image/svg+xml', buffer: picture };
        await page.getByLabel('The picture').setInputFiles(photo);
        await page.getByLabel('What it shows').fill('A line.');
        await page.getByRole('button', { name: 'Put it in' }).click();
        await keeping;
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'New…' }).click();
        await letKeep();
        assert.is(await page.getByRole('dialog', { name: 'Add new content' }).count(), 1);
        assert.not((await page.locator('.cm-content').textContent())?.includes('late'));
        await page.close();
      });
    },
};
