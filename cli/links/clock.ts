import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from './rate-limiter.ts';

/** The real clock. */
export const clock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => delay(milliseconds),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};
