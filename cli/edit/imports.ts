import { readLock, writeLock } from '../bibliography/import-lock.ts';
import type { Model } from '../resolve/model.ts';
import type { Revision } from './revision.ts';
import { folderOf, type MovableKind } from './target.ts';

/** Keeps the record of imports in step with a reference or paper that is renamed, or taken away (null). */
export function renameImport(
  revision: Revision,
  model: Model,
  kind: MovableKind,
  old: string,
  slug: string | null,
): void {
  const folder = folderOf[kind];
  const path = `${model.contentName}/imports.lock`;
  const text = revision.read(path);
  const lock = text === undefined ? null : readLock(text);
  if (lock === null || (folder !== 'references' && folder !== 'papers') || lock[folder][old] === undefined) return;
  const { [old]: own, ...others } = lock[folder];
  revision.write(path, writeLock({ ...lock, [folder]: slug === null ? others : { ...others, [slug]: own ?? {} } }));
}
