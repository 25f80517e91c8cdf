import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a new site in the place of the last one, which goes; what of it the disk does not let go stays below `next`. */
export function replaceSite(out: string, site: string, next: string): void {
  if (existsSync(out)) renameSync(out, oldSite(next));
  renameSync(site, out);
  try {
    rmSync(oldSite(next), { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The new site stands, and what is kept for the next build is still to be written; whoever tidies `next` says what is wrong.
  }
}

/** Where the last site is for the moment in which the new one takes its place. */
function oldSite(next: string): string {
  return join(next, 'old');
}

/** Puts the last site back that a build, killed in that very moment, had moved away. */
export function restoreSite(out: string, next: string): void {
  if (!existsSync(out) && existsSync(oldSite(next))) renameSync(oldSite(next), out);
}
