import { setTimeout as pause } from 'node:timers/promises';

/** The time limit in milliseconds: on a busy machine, what usually takes a second may take a minute. */
const patience = 180_000;

/** Waits until a condition holds. Throws with its description when it does not within three minutes. */
export async function until(holds: () => boolean, what: string | (() => string)): Promise<void> {
  const limit = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > limit) throw new Error(`In vain: ${typeof what === 'string' ? what : what()}`);
    await pause(10);
  }
}
