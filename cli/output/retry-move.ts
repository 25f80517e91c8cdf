import { setTimeout } from 'node:timers/promises';
import { hasCode } from '../core/disk-fault.ts';

/** For so many milliseconds it is tried again, with a pause between two tries. */
const patience = 2000;
const pause = 20;

/**
 * Moves a file. Windows refuses to move or replace one that another program has open, as virus scanners do for a moment:
 * there it is tried again.
 */
export function retryMove<T>(move: () => T, platform: NodeJS.Platform = process.platform): T {
  const isOver = startPatience(platform);
  for (;;) {
    try {
      return move();
    } catch (error) {
      if (isOver(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}

/** The same for a move that other work need not wait for. */
export async function retryMoveAsync<T>(
  move: () => Promise<T>,
  platform: NodeJS.Platform = process.platform,
): Promise<T> {
  const isOver = startPatience(platform);
  for (;;) {
    try {
      return await move();
    } catch (error) {
      if (isOver(error)) throw error;
      await setTimeout(pause);
    }
  }
}

/** Whether an error is another one than that of an open file, or that has lasted too long. */
function startPatience(platform: NodeJS.Platform): (error: unknown) => boolean {
  const started = performance.now();
  return (error) =>
    platform !== 'win32' || !hasCode(error, 'EPERM', 'EACCES', 'EBUSY') || performance.now() - started > patience;
}
