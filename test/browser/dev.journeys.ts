import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { findFreePort } from '../support/free-port.ts';
import { topic } from '../support/workspace.ts';
import { develop } from './support/develop.ts';
import type { Journeys } from './support/stage.ts';

/** What the page of a topic says in its main part, once it holds a text. */
async function waitForWords(page: Page, words: string): Promise<void> {
  await page.locator('main .prose', { hasText: words }).waitFor();
}

export const journeys: Journeys = {
  'before the first good version the mistakes are shown on a page that waits, and the site takes its place': async ({
    open,
  }) => {
    const port = await findFreePort();
    const changes = { 'topics/gamma.md': topic('See [one](/nothing).') };
    await develop({ changes, args: ['--port', port] }, async ({ content, hear }) => {
      const address = await hear(/^site +\| will be at (\S+)/m);
      assert.is(new URL(address).port, port);
      const page = await open(`${address}resources/gamma`);
      const overlay = page.locator('site-problems');
      await overlay.getByRole('alert').waitFor();
      assert.is(await overlay.getByRole('alert').textContent(), '1 error');
      assert.match(await overlay.locator('section').innerText(), /There is no page `\/nothing`\./);
      assert.is(await page.locator('p').first().textContent(), 'The site is shown here once the errors are mended.');

      const again = hear(/^site +\| is at (\S+)/m);
      writeFileSync(join(content, 'topics/gamma.md'), topic('A mended text.'));
      assert.is(await again, address);
      await waitForWords(page, 'A mended text.');
      await overlay.waitFor({ state: 'detached' });
      // The styles that no text waits for are on their way.
      await page.waitForLoadState('networkidle');
    });
  },

  'while one writes, a mistake lies over the last good page with the way to the editor, and goes when it is mended':
    async ({ open }) => {
      const changes = { 'topics/gamma.md': topic('A first text.', 'draft: true\n') };
      await develop({ changes, hasServer: true }, async ({ root, content, hear }) => {
        const api = hear(/^api +\| answers at (\S+)/m);
        const address = await hear(/^site +\| is at (\S+)/m);
        await api;
        const page = await open(`${address}resources/gamma`);
        await waitForWords(page, 'A first text.');
        await page.locator('.draft', { hasText: 'Draft' }).waitFor();
        assert.not.ok(existsSync(join(root, 'generated')), 'No draft lies among what is published.');
        assert.is((await page.request.get(`${address}api/questions`)).status(), 200);

        const file = join(content, 'topics/gamma.md');
        writeFileSync(file, topic('See [one](/nothing) and [two](/nowhere).'));
        const overlay = page.locator('site-problems');
        await overlay.getByRole('alert').waitFor();
        assert.is(await overlay.getByRole('alert').textContent(), '2 errors: the last good version stays');
        assert.match(await overlay.locator('section').innerText(), /There is no page `\/nothing`\.[\s\S]*`\/nowhere`/);
        await waitForWords(page, 'A first text.');
        const asked = page.waitForRequest(/__open-in-editor/);
        await page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }));
        await overlay.getByRole('button', { name: 'content/topics/gamma.md' }).first().click();
        const wanted = new URL((await asked).url()).searchParams.get('file');
        assert.is(wanted, `${file}:8:11`);

        await page.getByRole('link', { name: 'Research' }).first().click();
        await page.waitForURL(/\/research$/);
        await page.reload();
        await overlay.getByRole('alert').waitFor();
        await overlay.getByRole('button', { name: 'Close' }).click();
        await overlay.waitFor({ state: 'detached' });
        await page.goto(`${address}resources/gamma`);
        await overlay.getByRole('alert').waitFor();

        writeFileSync(file, topic('A mended text.'));
        await waitForWords(page, 'A mended text.');
        await overlay.waitFor({ state: 'detached' });
        writeFileSync(file, topic('Another text.'));
        await waitForWords(page, 'Another text.');
        // The page may still be loading, and must not miss a server that ends.
        await page.close();
      });
    },

  'when the address of the site gets a path or loses it, open pages and the studio go on there': async ({ open }) => {
    await develop({ hasServer: true }, async ({ content, hear }) => {
      const address = await hear(/^site +\| is at (\S+)/m);
      const page = await open(`${address}resources/alpha`);
      await page.locator('main h1', { hasText: 'Alpha' }).waitFor();
      // While the server starts anew, nobody answers what the studio listens to.
      const failing = ['/studio/events', '/~ada/studio/events'];
      const studio = await open(`${address}studio#content/topics/alpha.md`, { failing });
      const preview = studio.frameLocator('iframe').locator('h1', { hasText: 'Alpha' });
      await preview.waitFor();

      const file = join(content, 'site.md');
      const before = readFileSync(file, 'utf8');
      const framed = studio.waitForEvent('framenavigated', (frame) => frame.url() === `${address}~ada/studio/page`);
      const moved = hear(/^site +\| is now at (\S+)/m);
      writeFileSync(file, before.replace(/^url: .*$/m, 'url: https://people.uni.example/~ada'));
      assert.is(await moved, `${address}~ada/`);
      await page.waitForURL(`${address}~ada/resources/alpha`);
      await page.locator('main h1', { hasText: 'Alpha' }).waitFor();
      await page.goto(`${address}resources/beta`);
      await page.waitForURL(`${address}~ada/resources/beta`);
      await page.locator('main h1', { hasText: 'Beta' }).waitFor();
      assert.is((await page.request.get(`${address}~ada/api/questions`)).status(), 200);
      await framed;
      await preview.waitFor();

      const back = hear(/^site +\| is now at (\S+)/m);
      writeFileSync(file, before);
      assert.is(await back, address);
      await page.waitForURL(`${address}resources/beta`);
      await page.locator('main h1', { hasText: 'Beta' }).waitFor();
      await preview.waitFor();
      await page.close();
      await studio.close();
    });
  },

  'while one writes, the server for the forum and the forms runs only where the site has one': async ({ open }) => {
    await develop({}, async ({ content, hear }) => {
      const address = await hear(/^site +\| is at (\S+)/m);
      const page = await open(`${address}forum`);
      await page.getByText('This page does not work on this site').waitFor();
      const asksApi = async () => (await page.request.get(`${address}api/questions`)).headers()['content-type'] ?? '';
      assert.is(await asksApi(), 'text/html');

      const again = hear(/^api +\| answers at (\S+)/m);
      const file = join(content, 'site.md');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^api: none\n/m, ''));
      await again;
      await page.getByRole('heading', { name: 'Questions and replies' }).waitFor();
      assert.match(await asksApi(), 'application/json');
      await page.close();
    });
  },
};
