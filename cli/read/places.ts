import { textFolders } from '../kinds/paths.ts';

/** The folders that content/ may have; nothing is nested below them. */
export const folders = [...textFolders, 'media'];

/** Lists that the commands keep for themselves at the top of content/: its public addresses, and what was imported. */
const lockNames = ['routes.lock', 'imports.lock'] as const;
export type LockName = (typeof lockNames)[number];

/** Whether a path below content/ is one of the lists that the commands keep. */
export function isLock(place: string): place is LockName {
  return (lockNames as readonly string[]).includes(place);
}

/** The name of the table that a path below content/ is, or null where it is none. */
export function nameTable(place: string): string | null {
  return /^data\/([^/]+)\.csv$/.exec(place)?.[1] ?? null;
}
