import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from './pace.ts';

/** The time that passes. */
export const clock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => delay(milliseconds),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};
