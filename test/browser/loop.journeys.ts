import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { hasNoViolation } from './support/axe.ts';
import { type Backend, withBackend } from './support/backend.ts';
import { openDesk } from './support/open-desk.ts';
import type { Journeys } from './support/stage.ts';

const run = promisify(execFile);
const asked = 'How do goldfish remember auctions?';
const name = 'how-do-goldfish-remember-auctions';
const trace = 'zoe.trace@example.org';

export const journeys: Journeys = {
  'what the chat declines is asked with one tap, answered at the desk, and becomes an answer of the site': async (
    stage,
  ) => {
    const scratch = mkdtempSync(join(tmpdir(), 'site-loop-'));
    const at = (name: string) => join(scratch, name);
    for (const [from, to] of [
      [stage.dist, 'dist'],
      ['generated', 'generated'],
      ['content', 'content'],
    ] as const)
      cpSync(from, at(to), { recursive: true });
    const env = { CHAT_ACCESS: 'everyone', PASSAGES_FILE: at('generated/passages.json') };
    try {
      await withBackend({ ...stage, dist: at('dist') }, (backend) => walk(backend, at), env);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

async function walk(backend: Backend, at: (name: string) => string): Promise<void> {
  await backend.addProfessor();
  const chat = await openChat(backend);
  await say(chat);
  await chat.getByRole('link', { name: 'Ask the professor' }).click();
  const form = chat.getByLabel('Your question');
  await form.waitFor();
  assert.is(await form.inputValue(), asked);
  await form.fill(`${asked} My address is ${trace}.`);
  await chat.getByRole('button', { name: 'Send' }).click();
  const head = chat.locator('.question-head a');
  await head.waitFor();
  const path = (await head.getAttribute('href')) ?? '';

  const desk = await openDesk(backend, '#questions');
  await desk.getByRole('button', { name: 'Reply', exact: true }).click();
  await desk.getByLabel('Your reply').fill('They keep **the last price**.');
  await desk.getByRole('button', { name: 'Publish' }).click();
  await desk.getByText('Your reply is published.').waitFor();
  await desk.getByRole('button', { name: 'Answered' }).click();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Save as an answer' }).click(),
  ]);
  await download.saveAs(at('answer.json'));
  await isRead(backend, path);
  assert.equal(await search(backend), [path, path]);

  await publish(at);
  const answer = `/answers/${name}`;
  await isRead(backend, answer);
  await isRead(backend, path);
  assert.equal(await search(backend), [answer, answer]);
  const told = await openChat(backend);
  await say(told);
  await told.locator(`.message[data-role="assistant"] a[href$="${answer}"]`).waitFor();

  for (const folder of ['content', 'dist']) {
    const files = readdirSync(at(folder), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const holding = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(trace));
    assert.equal([files.length > 0, holding], [true, []], folder);
  }
  const log = backend.server.log();
  assert.equal([log.includes('/api/chat'), log.includes(trace)], [true, false]);
}

async function openChat(backend: Backend): Promise<Page> {
  const page = await backend.open('/chatbot');
  await page.getByLabel('Please enter your email to continue').fill(trace);
  await page.keyboard.press('Enter');
  return page;
}

async function say(page: Page): Promise<void> {
  await page.getByPlaceholder('Enter your doubt or query').fill(asked);
  await page.keyboard.press('Enter');
  await page.locator('.message[data-role="assistant"]:has(.chat-time)').first().waitFor();
}

/** The first links of the answer on top of the search and of the list below it. */
async function search(backend: Backend): Promise<readonly (string | null)[]> {
  const page = await backend.open('/');
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search this site' }).fill(asked);
  await page.locator('.search-hit', { hasText: asked }).first().waitFor();
  const link = page.locator('.search-answer a').first();
  await link.waitFor();
  await hasNoViolation(page, 'search');
  const hit = page.locator('.search-hit', { hasText: asked }).first();
  return [await link.getAttribute('href'), await hit.getAttribute('href')].map(
    (href) => href?.replace(/#.*/, '') ?? null,
  );
}

/** Reads a page with the reply on it as somebody does whose browser runs no scripts. */
async function isRead(backend: Backend, path: string): Promise<void> {
  const page = await backend.open(path, { scripts: false, width: 360 });
  await page.getByText(asked).first().waitFor();
  await page.locator('strong', { hasText: 'the last price' }).first().waitFor();
}

/** What the person does who edits the site: the draft, the line that makes it public, and a build under the running server. */
async function publish(at: (name: string) => string): Promise<void> {
  const content = ['--content', at('content')];
  await site('new', 'answer', '--from', at('answer.json'), ...content);
  const file = at(`content/answers/${name}.md`);
  const draft = readFileSync(file, 'utf8');
  assert.match(draft, /\n\nThey keep \*\*the last price\*\*\.\n$/);
  writeFileSync(file, draft.replace('draft: true\n', ''));
  await site('build', ...content, '--generated', at('generated'), '--out', at('dist'), '--no-cards');
}

async function site(...words: readonly string[]): Promise<void> {
  await run(process.execPath, ['--import', './typescript.mjs', 'cli/main.ts', ...words]);
}
