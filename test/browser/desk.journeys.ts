import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { professor } from '../support/admin.ts';
import { emailOf, formOf } from '../support/server/forms.ts';
import { until } from '../support/until.ts';
import { hasNoViolation } from './support/axe.ts';
import { type Backend, withBackend } from './support/backend.ts';
import { tabTo } from './support/keyboard.ts';
import { logIn, openDesk } from './support/open-desk.ts';
import { type Journeys, visit, visitAgain } from './support/stage.ts';

const json = { 'content-type': 'application/json' };

export const journeys: Journeys = {
  'the professor finds at the desk what visitors sent, answers it, and both tabs and the forum show it': async (
    stage,
  ) => {
    await withBackend(stage, async (backend) => {
      await backend.addProfessor();
      await ask(backend, 'Why does attention cost?');
      await submit(backend);
      await write(backend);
      const page = await openDesk(backend);
      await page.locator('h2:focus', { hasText: 'Waiting for you' }).waitFor();
      await page.getByRole('link', { name: /^Question .*Why does attention cost\?/ }).waitFor();
      await page.getByRole('link', { name: /^Submission by Ada Example/ }).waitFor();
      await hasNoViolation(page, 'what waits');

      const other = await page.context().newPage();
      await visit(other, `${backend.address}/desk#questions`);
      await other.getByRole('button', { name: 'Reply', exact: true }).waitFor();
      await page.getByRole('link', { name: /^Question .*Why does attention cost\?/ }).click();
      await page.getByRole('button', { name: 'Reply', exact: true }).click();
      await page.getByLabel('Your reply').fill('Because **time** does.');
      await page.locator('.desk-preview strong').getByText('time').waitFor();
      await hasNoViolation(page, 'a reply that is written');
      await visitAgain(page);
      assert.is(await page.getByLabel('Your reply').inputValue(), 'Because **time** does.');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Your reply is published.').waitFor();
      await page
        .getByRole('article', { name: /^#\w{4}$/ })
        .and(page.locator(':focus'))
        .waitFor();
      await other.getByText('None.', { exact: true }).waitFor();
      await other.getByRole('button', { name: 'Answered' }).click();
      await other.locator('.reply strong').getByText('time').waitFor();

      await page.getByRole('button', { name: 'Edit reply' }).click();
      await page.getByLabel('Change your reply').fill('Because thinking takes time.');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.locator('.reply').getByText('Because thinking takes time.').waitFor();
      await visit(page, `${backend.address}/forum`);
      await page.locator('.reply').getByText('Because thinking takes time.').waitFor();
      await page.getByRole('link', { name: 'Your desk' }).click();
      await page.getByRole('heading', { name: 'Desk', exact: true }).waitFor();
      await other.close();
    });
  },

  'at the desk a long question is unfolded by words that begin where it begins': async (stage) => {
    await withBackend(stage, async (backend) => {
      await backend.addProfessor();
      await ask(backend, 'Why does attention cost? '.repeat(100));
      const page = await openDesk(backend, '#questions');
      const words = await page.getByRole('button', { name: 'Show all' }).evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getBoundingClientRect().left;
      });
      assert.is(words, (await page.locator('.visitor-text').boundingBox())?.x);
    });
  },

  'a deleted question comes back with Undo, and is overwritten when ten seconds are over': async (stage) => {
    await withBackend(stage, async (backend) => {
      await backend.addProfessor();
      await ask(backend, 'Qvxzjk was here');
      const page = await openDesk(backend, '#questions');
      const remove = page.getByRole('button', { name: /^Delete #/ });
      await remove.click();
      await page.getByText('The question is deleted. You can undo').waitFor();
      await page.locator('.desk-undo:focus').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.desk-status:focus').getByText('The question is back.').waitFor();
      await page.getByText('Qvxzjk was here').waitFor();
      await page.getByRole('button', { name: 'Reply', exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Discard' }).press('Enter');
      await page.locator('.desk-entry:focus').waitFor();
      await remove.click();
      await page.getByText('The question is deleted.', { exact: true }).waitFor();
      const holds = (file: string) => readFileSync(join(backend.server.data, file)).includes('Qvxzjk');
      const isKept = () => holds('site.sqlite') || holds('site.sqlite-wal');
      await until(() => !isKept(), 'the question is overwritten');
    });
  },

  'the file of a submission is saved as it came, and messages are answered by mail and done': async (stage) => {
    await withBackend(stage, async (backend) => {
      await backend.addProfessor();
      await submit(backend);
      await write(backend);
      const page = await openDesk(backend, '#submissions');
      await hasNoViolation(page, 'submissions');
      await page.locator('.desk-table a').press('Enter');
      await page.locator('h2:focus', { hasText: 'Reading scans together' }).waitFor();
      await hasNoViolation(page, 'one submission');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the file' }).click(),
      ]);
      assert.is(download.suggestedFilename(), 'plan.txt');
      assert.is(readFileSync((await download.path()) ?? '', 'utf8'), 'A plan <script>');
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await page.getByText('The submission is done.').waitFor();

      await page.getByRole('link', { name: /^Messages/ }).click();
      const answer = page.getByRole('link', { name: 'Answer by email' });
      const search = page.getByLabel('Search the messages');
      await search.fill('nurse');
      await page.getByText('None.', { exact: true }).waitFor();
      await search.fill('librar');
      assert.match(
        (await answer.getAttribute('href')) ?? '',
        /^mailto:bo@example\.org\?subject=Your%20message&body=Dear/,
      );
      await page.getByRole('button', { name: 'Mark as done' }).press('Enter');
      await page.getByText('None.', { exact: true }).waitFor();
      await page.locator('h2:focus', { hasText: 'Messages' }).waitFor();
      await page.getByRole('link', { name: 'Account' }).click();
      await page.getByText('Done with message').waitFor();
      await hasNoViolation(page, 'account');
      await page.getByRole('button', { name: 'Log out' }).press('Enter');
      await page.locator('h1:focus', { hasText: 'Desk' }).waitFor();
    });
  },

  'a list stays narrowed on the way back from an entry, and after a session that has ended': async (stage) => {
    await withBackend(stage, async (backend) => {
      await backend.addProfessor();
      await submit(backend);
      await write(backend);
      const page = await backend.open('/desk#submissions', { failing: ['/api/'] });
      await logIn(page);
      const search = page.getByLabel('Search the submissions');
      const isNarrowed = async () => {
        await page.locator('[aria-pressed=true]', { hasText: 'All' }).waitFor();
        assert.is(await search.inputValue(), 'ada');
      };
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await search.fill('ada');
      await page.locator('.desk-table a').click();
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await page.getByText('The submission is done.').waitFor();
      await page.goBack();
      await isNarrowed();
      await page.getByRole('link', { name: /^Messages/ }).click();
      await page.getByRole('link', { name: 'Answer by email' }).waitFor();
      assert.is(await page.getByLabel('Search the messages').inputValue(), '');
      await page.goBack();
      const token = await page.evaluate(() => localStorage.getItem('professorToken'));
      await fetch(`${backend.server.address}/api/auth/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await page.getByText('Your login has expired.').waitFor();
      await logIn(page);
      await isNarrowed();
      await page.getByRole('button', { name: 'Log out' }).click();
      await logIn(page);
      await page.locator('[aria-pressed=true]', { hasText: 'Waiting' }).waitFor();
      assert.is(await search.inputValue(), '');
    });
  },

  'the desk is used by keyboard, on a phone and in the dark, and keeps a reply while there is no connection': async (
    stage,
  ) => {
    await withBackend(stage, async (backend) => {
      await backend.addProfessor();
      await ask(backend, 'Can you hear me?');
      const page = await backend.open('/desk#questions', { width: 360, theme: 'dark', failing: ['/api/'] });
      await page.getByLabel('Email').fill(professor.email);
      await page.getByLabel('Password').fill(professor.password);
      await hasNoViolation(page, 'login');
      await page.keyboard.press('Enter');
      await page.getByText('Can you hear me?').waitFor();
      await hasNoViolation(page, 'questions');
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
      await tabTo(page, /^Reply$/);
      await page.keyboard.press('Enter');
      await page.keyboard.type('Loud and *clear*.');
      // What shows the preview is loaded while one types.
      await page.locator('.desk-preview em').waitFor();
      await backend.break('down');
      await page.keyboard.press('Control+Enter');
      await page.getByText('The server did not answer.').waitFor();
      assert.is(await page.getByLabel('Your reply').inputValue(), 'Loud and *clear*.');
      await backend.mend();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Your reply is published.').waitFor();
    });
  },

  'the desk stands in the frame of the site before its code is there, and says so where none runs': async (stage) => {
    const plain = await stage.open('/desk', { scripts: false });
    await plain.getByRole('heading', { name: 'Desk', level: 1 }).waitFor();
    await plain.locator('noscript p', { hasText: 'The desk needs JavaScript.' }).waitFor();
    await plain.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'attached' });
    assert.not.ok(await plain.getByText('Loading...').isVisible());

    const slow = await stage.open('/');
    // No script ever comes.
    await slow.route('**/*.js', () => undefined);
    await slow.goto(`${stage.address}/desk`, { waitUntil: 'commit' });
    await slow.getByRole('heading', { name: 'Desk', level: 1 }).waitFor();
    await slow.getByText('Loading...').waitFor();
  },

  'nothing of the desk is loaded elsewhere, and no search engine is led to it': async (stage) => {
    await withBackend(stage, async ({ address, open }) => {
      const answer = await fetch(`${address}/desk`);
      assert.is(answer.headers.get('x-robots-tag'), 'noindex');
      assert.match(await answer.text(), /<meta name="robots" content="noindex">/);
      for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'data/search.json', 'feed.xml']) {
        const text = await (await fetch(`${address}/${file}`)).text();
        assert.not.match(text, /\/desk\b/, file);
      }
      const page = await open('/forum');
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      assert.equal(
        loaded.filter((name) => name.includes('desk-')),
        [],
      );
    });
  },
};

async function ask({ server }: Backend, text: string): Promise<void> {
  const answer = await fetch(`${server.address}/api/questions`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ text }),
  });
  assert.is(answer.status, 201);
}

async function submit({ server }: Backend): Promise<void> {
  const body = formOf({ proposalFile: new File(['A plan <script>'], 'plan.txt') });
  const answer = await fetch(`${server.address}/api/forms/submit`, { method: 'POST', body });
  assert.is(answer.status, 201);
}

async function write({ server }: Backend): Promise<void> {
  const body = JSON.stringify(emailOf({ occupation: 'Librarian' }));
  const answer = await fetch(`${server.address}/api/v1.0/email/send`, { method: 'POST', headers: json, body });
  assert.is(answer.status, 200);
}
