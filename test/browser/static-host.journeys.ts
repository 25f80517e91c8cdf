import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Redirects } from '../../src/content/types.ts';
import { buildSite } from './support/build.ts';
import { firstTopic } from './support/present-pages.ts';
import type { Journeys } from './support/stage.ts';
import { serveFolder } from './support/static-host.ts';

const redirects = JSON.parse(readFileSync('generated/redirects.json', 'utf8')) as Redirects;

export const journeys: Journeys = {
  'where no server runs, what needs one says where to write, and no menu leads there': async (stage) => {
    const dist = await buildSite((site) => site.replace(/^navigation:/m, 'api: none\nnavigation:'));
    const host = await serveFolder(dist, '');
    try {
      for (const path of ['/forum', '/chatbot', '/questionnaire']) {
        const page = await stage.open(host.address + path);
        await page.getByText('This page does not work on this site. Write to').waitFor();
        assert.is(await page.locator(`.site-header a[href="${path}"]`).count(), 0, path);
        for (const [file, link] of [
          ['sitemap.xml', `${path}<`],
          ['llms.txt', `${path})`],
        ] as const)
          assert.not.match(readFileSync(join(dist, file), 'utf8'), link);
      }
      const answers = await stage.open(`${host.address}/answers`, { scripts: false });
      await answers.getByRole('link', { name: 'asked by email' }).waitFor();
      await answers.locator('.answers a[href^="/answers/"]').first().click();
      assert.is(await answers.locator('.answer-ask-link').getAttribute('href'), '/contact');
      assert.not(existsSync(join(dist, 'desk.html')));
      const contact = await stage.open(`${host.address}/contact`);
      await contact.getByRole('heading', { level: 1 }).waitFor();
      assert.is(await contact.locator('form').count(), 0);
      assert.is(await contact.locator('.contact-address').count(), 1);
    } finally {
      await host.stop();
    }
  },

  'the site works below a path on a plain static host, links of answers too': async (stage) => {
    const dist = await buildSite((site) => site.replace(/^url:.*$/m, 'url: https://researcher.example.org/site'));
    const host = await serveFolder(dist, '/site');
    try {
      const open: typeof stage.open = (path, view) => stage.open(host.address + path, view);

      const [title, href] = ['What Is Cognitive Economics?', `${firstTopic}#references`];
      const answer = { content: `See [${title}](${href}).`, sources: [{ title, heading: 'References', href }] };
      const json = { id: '1', ...answer, role: 'assistant', timestamp: '10:00' };
      const page = await open('/site/', {
        failing: ['/site/api/health'],
        answering: { '**/api/chat': (route) => route.fulfill({ json }) },
      });
      await page.evaluate(() => Object.assign(window, { same: true }));
      await page.getByRole('link', { name: 'Research', exact: true }).click();
      await page.waitForURL(`${host.address}/site/research`);
      await page.locator('.index-title').first().click();
      await page.waitForURL(/\/site\/research\/papers\//);
      await page.getByRole('link', { name: 'Resources' }).first().click();
      await page.waitForURL(`${host.address}/site${firstTopic}`);
      assert.is(await page.locator('.sidebar [open] [aria-current]').count(), 1);
      assert.is(await page.evaluate(() => 'same' in window), true, 'the document was loaded again');

      await page.evaluate(() => localStorage.setItem('verifiedEmail', 'ada@example.org'));
      await page.getByRole('link', { name: 'Chatbot', exact: true }).click();
      await page.getByLabel('Your message').fill('What is it?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.locator('.message').getByRole('link', { name: title }).click();
      await page.waitForURL(`${host.address}/site${firstTopic}#references`);
      assert.is(await page.evaluate(() => 'same' in window), true, 'the document was loaded again');

      const [earlier, present] = Object.entries(redirects)[0] ?? [];
      const alias = await open(`/site${earlier}`, { scripts: false });
      await alias.waitForURL(`${host.address}/site${present}`);

      const failing = ['/site/data/pages/resources/nowhere.json'];
      const nowhere = await open('/site/resources/nowhere', { status: 404, failing });
      await nowhere.getByText('Select a valid topic from the sidebar.').waitFor();
    } finally {
      await host.stop();
    }
  },
};
