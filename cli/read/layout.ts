import { textFolders } from '../kinds/paths.ts';

/** The folders that content/ may have; those with text have no subfolders. */
export const folders = [...textFolders, 'media'];

/** Lock files at the top of content/, maintained by the commands: the public addresses and what was imported. */
const lockNames = ['routes.lock', 'imports.lock'] as const;
export type LockName = (typeof lockNames)[number];

/** Whether a path below content/ is a lock file. */
export function isLock(relativePath: string): relativePath is LockName {
  return (lockNames as readonly string[]).includes(relativePath);
}

/** The name of the table at a path below content/, or null if it is not a table. */
export function nameTable(relativePath: string): string | null {
  return /^data\/([^/]+)\.csv$/.exec(relativePath)?.[1] ?? null;
}
