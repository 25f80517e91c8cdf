import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

const nameOfFocus = (): string => {
  const element = document.activeElement;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return element.labels?.[0]?.textContent?.trim() ?? '';
  }
  return element?.textContent?.trim() ?? '';
};

/** How the element with the focus is called. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(nameOfFocus);
}

/** Waits until the focus is on the element that is called so. */
export async function waitForFocus(page: Page, name: string): Promise<void> {
  await page.waitForFunction(`(${nameOfFocus})() === ${JSON.stringify(name)}`).catch(() => undefined);
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
