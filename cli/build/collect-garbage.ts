import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees the memory that nothing refers to any more. Left alone, V8 lets the heap double first: the compiled site of ten
 * thousand pages would stay beside its documents, 2.9 GB in all instead of 1.7.
 */
export async function collectGarbage(): Promise<void> {
  // What the function that has just returned held is free in the next turn of the event loop only.
  await setImmediate();
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
