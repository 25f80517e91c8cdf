import type { Page } from 'playwright-core';

/** Waits for the screen with a title. */
export async function waitForTitle(page: Page, title: string | undefined): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
}
