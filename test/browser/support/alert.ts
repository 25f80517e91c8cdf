import type { Page } from 'playwright-core';

/** Does something that makes the page show an alert; gives its text, once the alert was accepted. */
export async function alertAfter(page: Page, act: () => Promise<unknown>): Promise<string> {
  const shown = page.waitForEvent('dialog');
  const acted = act();
  const dialog = await shown;
  await dialog.accept();
  await acted;
  return dialog.message();
}
