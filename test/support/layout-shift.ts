import type { Page } from 'playwright-core';

/** How much of what a page shows has moved since it was opened, as browsers score it. */
export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((settle) => {
        const moves: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => moves.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // What has just changed is laid out with the next frame, and its move is known in the one after.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            moves.push(...observer.takeRecords());
            settle(moves.reduce((sum, move) => sum + (move as PerformanceEntry & { value: number }).value, 0));
          }),
        );
      }),
  );
}
