import { readFileSync, statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const pause = 2;

/** Settles with the time (of performance.now) at which a file held a text: as soon as it did, to 2 ms. Throws when `patience` (ms) ends. */
export async function waitForText(file: string, text: string, patience = 120_000): Promise<number> {
  const begun = performance.now();
  for (let seen = -1; performance.now() - begun < patience; await setTimeout(pause)) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.mtimeMs === seen) continue;
    seen = stats.mtimeMs;
    const read = performance.now();
    if (readFileSync(file).includes(text)) return read;
    // A file that is written in place may be caught half-way with its last time already on it.
    if (Date.now() - seen < 1000) seen = -1;
  }
  throw new Error(`${file} never held ${text}.`);
}
