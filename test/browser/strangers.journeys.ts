import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { professor } from '../support/admin.ts';
import { type Backend, withBackend } from './backend.ts';
import { hostileTexts } from './hostile-texts.ts';
import { showsPlainPosts } from './plain-posts.ts';
import { type Journeys, type Stage, visit } from './stage.ts';

const posts = 500;
/** How much longer than for posts of plain prose the page may take for the worst ones. */
const mostTimes = 4;

const hostile = Object.values(hostileTexts);
const sentence = 'Attention costs time, and what we see clearly we choose well. ';
const prose = [sentence.repeat(80)];

export const journeys: Journeys = {
  'five hundred hostile questions are plain text, for the professor too, and the page keeps its pace': async (
    stage,
  ) => {
    const calm = await withPosts(stage, prose, measure);
    await withPosts(stage, hostile, async (backend, texts) => {
      const page = await openForum(backend);
      const taken = await showAll(page);
      await showsPlainPosts(page, '.question', texts);
      const typed = await type(page);
      const figures = `${Math.round(taken)} ms to show (prose ${Math.round(calm.taken)}), ${Math.round(typed)} ms a letter (prose ${Math.round(calm.typed)})`;
      console.log(`  ${figures}`);
      assert.ok(taken < mostTimes * calm.taken && typed < mostTimes * Math.max(calm.typed, 16), figures);

      await backend.addProfessor();
      await page.evaluate((token) => localStorage.setItem('professorToken', token), await logIn(backend));
      await visit(page, `${backend.address}/forum`);
      await page.getByRole('button', { name: 'Delete this question' }).first().waitFor();
      await showAll(page);
      await showsPlainPosts(page, '.question', texts);
    });
  },
};

async function measure(backend: Backend): Promise<{ taken: number; typed: number }> {
  const page = await openForum(backend);
  return { taken: await showAll(page), typed: await type(page) };
}

async function openForum({ open }: Backend): Promise<Page> {
  const page = await open('/forum');
  await page.locator('.question').first().waitFor();
  return page;
}

/** Milliseconds until every question is on the page and painted. */
async function showAll(page: Page): Promise<number> {
  const earlier = page.getByRole('button', { name: 'Earlier questions' });
  const start = Date.now();
  while ((await earlier.count()) > 0) {
    await earlier.evaluate((button: HTMLElement) => button.click());
    await painted(page);
  }
  return Date.now() - start;
}

/** Milliseconds, on average, until a letter that is typed into a question is painted. */
async function type(page: Page): Promise<number> {
  await page.getByPlaceholder('Enter your doubt or query').focus();
  const letters = 'Is it slow?';
  const start = Date.now();
  for (const letter of letters) {
    await page.keyboard.press(letter);
    await painted(page);
  }
  return (Date.now() - start) / letters.length;
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** A forum with five hundred of these texts, each with a number of its own at its end. */
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
  assert.equal(answer.status, 201, text.slice(0, 20));
}

async function logIn({ address }: Backend): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(professor),
  });
  return ((await answer.json()) as { token: string }).token;
}
