import type { Page } from 'playwright-core';

/** The cumulative layout shift of a page since it was opened. */
export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((settle) => {
        const moves: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => moves.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // A change is laid out with the next frame, and its shift is known one frame later.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            moves.push(...observer.takeRecords());
            settle(moves.reduce((sum, move) => sum + (move as PerformanceEntry & { value: number }).value, 0));
          }),
        );
      }),
  );
}

/**
 * How far a page moves meanwhile. What moved before does not count: a slow browser paints a page in pieces, as they are
 * parsed.
 */
export async function measureShiftDuring(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = await measureLayoutShift(page);
  await act();
  return (await measureLayoutShift(page)) - before;
}
