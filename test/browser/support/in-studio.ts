import type { FrameLocator, Page } from 'playwright-core';
import type { Developing } from './develop.ts';
import type { Stage } from './stage.ts';

/** Opens the studio of a site that is worked on. */
export async function enter(
  { hear }: Developing,
  open: Stage['open'],
  hash = '',
  view: Parameters<Stage['open']>[1] = {},
) {
  const address = await hear(/write in the browser at (\S+)/m);
  const page = await open(`${address}${hash}`, view);
  return { page, frame: page.frameLocator('iframe') };
}

export async function waitForWords(frame: FrameLocator, words: string): Promise<void> {
  await frame.locator('main', { hasText: words }).waitFor();
}

/** Types at the end of the text, as somebody who writes. */
export async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'The text' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

export const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9 9 0"/></svg>',
);
