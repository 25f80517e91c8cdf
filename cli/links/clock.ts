import { setTimeout as delay } from 'node:timers/promises';

/** The clock and timers that the checks use; tests replace them, so that no time passes. */
export type Clock = Readonly<typeof clock>;

/** The real clock. */
export const clock = {
  /** Milliseconds since 1970. */
  now: () => Date.now(),
  wait: (milliseconds: number): Promise<void> => delay(milliseconds),
  /** A signal that aborts after so many milliseconds. */
  timeout: (milliseconds: number) => AbortSignal.timeout(milliseconds),
};
