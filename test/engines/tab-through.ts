import { persist, type Window } from './window.ts';

/** Keys as WebDriver codes them. */
const keys = { enter: '\uE007', tab: '\uE004', escape: '\uE00C' };

/** The boxes of a page that open over it on a phone, and that Tab does not go through. */
export async function tabThrough(window: Window, url: string): Promise<readonly string[]> {
  await window.size(480, 1000);
  await window.go(url);
  await persist(async () => {
    // The year in the footer comes from the scripts.
    const isHydrated = await window.run(() =>
      /\d{4}/.test(document.querySelector('.site-footer p')?.textContent ?? ''),
    );
    if (!isHydrated) throw new Error('The page does not come to life.');
  });
  const missed: string[] = [];
  for (const box of ['menu', 'topics', 'toc']) {
    await window.run(
      (id) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]:not([popover] *)`)?.focus(),
      box,
    );
    await window.press(keys.enter, keys.tab, keys.tab);
    const at = await window.run(() => document.activeElement?.closest('[popover]')?.id ?? 'the page');
    if (at !== box) missed.push(`Tab leads from the opened ${box} to ${at}`);
    await window.press(keys.escape);
  }
  return missed;
}
