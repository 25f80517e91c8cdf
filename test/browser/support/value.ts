import type { Locator } from 'playwright-core';

/** Waits until a field holds this value: what was kept comes back only when the page has come to life. */
export async function waitForValue(field: Locator, value: string): Promise<void> {
  await field.waitFor();
  const element = await field.elementHandle();
  await field
    .page()
    .waitForFunction(([input, wanted]) => (input as HTMLInputElement | null)?.value === wanted, [
      element,
      value,
    ] as const);
}
