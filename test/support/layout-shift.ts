import type { Page } from 'playwright-core';

/** How much of what a page shows has moved since it was opened, as browsers score it. */
export function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((settle) => {
        let sum = 0;
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          for (const entry of observer.takeRecords()) sum += (entry as PerformanceEntry & { value: number }).value;
          settle(sum);
        });
      }),
  );
}
