import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Calls `work` with an empty temporary folder. */
export async function withScratch(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Takes a folder away from its place, if it is there. It is not deleted: for some minutes after many files are deleted,
 * ext4 takes up to ten times as long to create one in their place, which would slow whatever is measured next.
 */
export function setAside(folder: string): void {
  if (existsSync(folder)) renameSync(folder, join(mkdtempSync(join(dirname(folder), 'aside-')), basename(folder)));
}
