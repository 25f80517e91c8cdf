import type { Locator, Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { plainMarkdown } from '../../src/lib/plain-markdown.ts';
import { professor } from '../support/admin.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { hasNoViolation } from './support/axe.ts';
import { type Backend, withBackend } from './support/backend.ts';
import { tabTo, waitForFocus } from './support/keyboard.ts';
import { showsPlainPosts } from './support/plain-posts.ts';
import { firstTopic } from './support/present-pages.ts';
import { type Journeys, type Stage, visit, visitAgain } from './support/stage.ts';

/** Each shape of a hostile question several times; the whole run has hundreds. */
const posts = process.env.LONG === '1' ? 500 : 140;
/** How much longer than for posts of plain prose the page may take for the worst ones. */
const mostTimes = 4;

const hostile = Object.values(hostileTexts);
const sentence = 'Attention costs time, and what we see clearly we choose well. ';
const prose = [sentence.repeat(80)];

/** A forum with one question, of forty sentences. */
const longQuestion = {
  '**/api/questions': (route: Route) =>
    route.fulfill({ json: [{ _id: 'q1', text: sentence.repeat(40), createdAt: '2025-03-11T14:05:00.000Z' }] }),
};

export const journeys: Journeys = {
  'a forum of hostile questions is plain text, for the professor too, and the page keeps its pace': async (stage) => {
    const calm = await withPosts(stage, prose, measure);
    await withPosts(stage, hostile, async (backend, texts) => {
      const page = await openForum(backend);
      const taken = await showAll(page);
      await showsPlainPosts(page, '.question', texts.map(plainMarkdown));
      const typed = await type(page);
      const figures = `In processor time ${Math.round(taken)} ms to show (prose ${Math.round(calm.taken)}), ${Math.round(typed)} ms a letter (prose ${Math.round(calm.typed)})`;
      console.log(`  ${figures}`);
      assert.ok(taken < mostTimes * calm.taken && typed < mostTimes * Math.max(calm.typed, 16), figures);

      await backend.addProfessor();
      await page.evaluate((token) => localStorage.setItem('professorToken', token), await logIn(backend));
      await visit(page, `${backend.address}/forum`);
      await page.getByRole('button', { name: 'Delete this question' }).first().waitFor();
      await showAll(page);
      await showsPlainPosts(page, '.question', texts.map(plainMarkdown));
    });
  },

  'a long question can be unfolded and replied to with a mouse': async ({ open }) => {
    const failing = ['/forum/q1', '/data/pages/forum/q1.json'];
    const page = await open('/contact', { failing, answering: longQuestion });
    await page.getByRole('link', { name: 'Forum', exact: true }).click();
    await page.getByRole('button', { name: 'Reply as Professor' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const more = page.getByRole('button', { name: 'Show all' });
    const colours = (element: Element) => [
      getComputedStyle(element).color,
      getComputedStyle(element).textDecorationColor,
    ];
    assert.equal(await more.evaluate(colours), await page.locator('.site-footer a').first().evaluate(colours));
    await more.click();
    await page.getByRole('button', { name: 'Show less' }).waitFor();
  },

  'a long question is folded after twelve lines, by keyboard too, and print shows it whole': async ({ open }) => {
    const failing = ['/forum/q1', '/data/pages/forum/q1.json'];
    const page = await open('/contact', { width: 360, failing, answering: longQuestion });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page
      .getByRole('link', { name: 'Menu' })
      .or(page.getByRole('button', { name: 'Menu' }))
      .click();
    await page.getByRole('link', { name: 'Forum', exact: true }).click();
    await tabTo(page, /^Show all/);
    const text = page.locator('.visitor-text');
    const folded = await text.boundingBox();
    assert.is(Math.round((folded?.height ?? 0) / (await lineHeight(text))), 12);
    await hasNoViolation(page, 'folded');

    await page.keyboard.press('Enter');
    await waitForFocus(page, 'Show less');
    assert.is(await cutOff(text), false);
    assert.is((await text.boundingBox())?.y, folded?.y);
    await hasNoViolation(page, 'unfolded');
    await page.keyboard.press('Space');
    await waitForFocus(page, 'Show all');
    const { y = -1, height = 0 } = (await text.boundingBox()) ?? {};
    assert.ok(y >= 0 && y + height <= 800, 'its beginning is in view');

    await page.emulateMedia({ media: 'print' });
    assert.is(await cutOff(text), false);
    assert.is(await page.getByRole('button', { name: 'Show all' }).isVisible(), false);
  },

  'a folded question opens when the browser scrolls it, as it does for a word found in its hidden lines': async ({
    open,
  }) => {
    const page = await open('/contact', { answering: longQuestion });
    await page.getByRole('link', { name: 'Forum', exact: true }).click();
    await page.getByRole('button', { name: 'Show all' }).waitFor();
    const text = page.locator('.visitor-text');
    // The sheet or the font may still come and lay the lines out anew: a scroll before that is lost.
    await page.waitForFunction(() => {
      document.querySelector('.visitor-text[data-folded]')?.scrollBy(0, 20);
      return document.querySelector('.visitor-text-fold[aria-expanded=true]') !== null;
    });
    assert.is(await cutOff(text), false);
  },

  'in the chat a message is plain and folds, and of an answer only what it cites is a link': async ({ open }) => {
    const cited = firstTopic;
    const content = `[Curves](${cited}) [x[click](z)](https:[1]//evil/p) https:[1]//evil www[1].evil a@evil.example https://evil.example [b](/contact)`;
    const sources = [{ title: 'Curves', heading: null, href: cited }];
    const json = { content, role: 'assistant', sources };
    const page = await open('/contact', { answering: { '**/api/chat': (route) => route.fulfill({ json }) } });
    await page.evaluate(() => localStorage.setItem('verifiedEmail', 'ada@example.org'));
    await page.getByRole('link', { name: 'Chatbot', exact: true }).click();
    const message = `${'|a'.repeat(400)}\n${'|-'.repeat(400)}${'\na'.repeat(190)}`;
    await page.getByLabel('Your message').fill(message);
    await page.keyboard.press('Enter');
    const links = page.locator('.message[data-role="assistant"] a');
    await links.first().waitFor();
    const addresses = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    assert.equal(await addresses(), [cited]);
    await showsPlainPosts(page, '.message[data-role="user"]', [message]);
    const text = page.locator('.visitor-text');
    await text.scrollIntoViewIfNeeded();
    const folded = await text.boundingBox();
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    assert.is(await cutOff(text), false);
    assert.is((await text.boundingBox())?.y, folded?.y);
    await visitAgain(page);
    await links.first().waitFor();
    assert.equal(await addresses(), [cited]);
  },
};

function lineHeight(text: Locator): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
}

function cutOff(text: Locator): Promise<boolean> {
  return text.evaluate((element) => element.scrollHeight > element.clientHeight * 1.05);
}

async function measure(backend: Backend): Promise<{ taken: number; typed: number }> {
  const page = await openForum(backend);
  return { taken: await showAll(page), typed: await type(page) };
}

async function openForum({ open }: Backend): Promise<Page> {
  const page = await open('/forum');
  await page.locator('.question').first().waitFor();
  return page;
}

/** Milliseconds that the page works until every question is on it and painted. */
async function showAll(page: Page): Promise<number> {
  const earlier = page.getByRole('button', { name: 'Earlier questions' });
  // The server sends the newest with the page, and the button comes with the scripts.
  await earlier.waitFor();
  const workOf = await measureWork(page);
  while ((await earlier.count()) > 0) {
    await earlier.evaluate((button: HTMLElement) => button.click());
    await painted(page);
  }
  return workOf();
}

/** Milliseconds, on average, that the page works until a letter that is typed into a question is painted. */
async function type(page: Page): Promise<number> {
  await page.getByPlaceholder('Enter your doubt or query').focus();
  const letters = 'Is it slow?';
  const workOf = await measureWork(page);
  for (const letter of letters) {
    await page.keyboard.press(letter);
    await painted(page);
  }
  return (await workOf()) / letters.length;
}

/** Begins to count the milliseconds for which the page has a processor: what else the machine does counts for nothing. */
async function measureWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await read();
  return async () => (await read()) - before;
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** A forum with so many posts of these texts, each with a number of its own at its end. */
function withPosts<T>(
  stage: Stage,
  texts: readonly string[],
  journey: (backend: Backend, posted: readonly string[]) => Promise<T>,
): Promise<T> {
  return withBackend(stage, async (backend) => {
    const posted = Array.from({ length: posts }, (_, place) => `${texts[place % texts.length]} ${place}`);
    for (const text of posted) await post(backend.address, text);
    return journey(backend, posted);
  });
}

async function post(address: string, text: string): Promise<void> {
  const answer = await fetch(`${address}/api/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  assert.is(answer.status, 201, text.slice(0, 20));
}

async function logIn({ address }: Backend): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(professor),
  });
  return ((await answer.json()) as { token: string }).token;
}
