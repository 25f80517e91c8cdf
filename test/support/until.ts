import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. A machine that has much else to do takes a minute for what takes it a second otherwise. */
const patience = 180_000;

/** Waits until a condition holds. Throws what it is called when it does not in three minutes. */
export async function until(holds: () => boolean, what: string | (() => string)): Promise<void> {
  const limit = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > limit) throw new Error(`In vain: ${typeof what === 'string' ? what : what()}`);
    await pause(10);
  }
}
