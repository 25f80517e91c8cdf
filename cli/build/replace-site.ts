import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { retryMove } from '../output/retry-move.ts';

/** Replaces the last site by the new one, and removes the last one. */
export function replaceSite(out: string, site: string, next: string): void {
  if (existsSync(out)) retryMove(() => renameSync(out, oldSite(next)));
  retryMove(() => renameSync(site, out));
  try {
    rmSync(oldSite(next), { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The new site is in its place, and the caches are still to be written. Whoever empties `next` later reports the fault.
  }
}

/** Where the last site is while the new one takes its place. */
function oldSite(next: string): string {
  return join(next, 'old');
}

/** Puts the last site back that a build had moved away when it was killed. */
export function restoreSite(out: string, next: string): void {
  if (!existsSync(out) && existsSync(oldSite(next))) renameSync(oldSite(next), out);
}
