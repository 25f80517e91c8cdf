import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

/**
 * How the element with the focus is called, or whether it is called so. It runs in the page, which lets no text be
 * evaluated, so that it stands here whole.
 */
function readFocus(wanted: string | null): string | boolean {
  const element = document.activeElement;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const name = (isField ? element.labels?.[0] : element)?.textContent?.trim() ?? '';
  return wanted === null ? name : name === wanted;
}

/** How the element with the focus is called. */
export async function focused(page: Page): Promise<string> {
  return String(await page.evaluate(readFocus, null));
}

/** Waits until the focus is on the element that is called so. */
export async function waitForFocus(page: Page, name: string): Promise<void> {
  await page.waitForFunction(readFocus, name).catch(() => undefined);
  assert.is(await focused(page), name);
}

/** Presses Tab until the element whose label or text fits has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}
