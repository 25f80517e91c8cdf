import { setTimeout as wait } from 'node:timers/promises';
import { classify } from './errors.ts';

const lockedAtMost = 2000;
const tryAgainAfter = 20;

/**
 * Retries while another process holds the lock of the SQLite file, without blocking the event loop. Throws SQLite's
 * `busy` two seconds after `since`, a time of `performance.now()`.
 */
export async function retryWhileLocked<Result>(act: () => Result | Promise<Result>, since: number): Promise<Result> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (classify(error) !== 'busy' || performance.now() > since + lockedAtMost) throw error;
      await wait(tryAgainAfter);
    }
  }
}
