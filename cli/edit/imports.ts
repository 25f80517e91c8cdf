import { readLock, writeLock } from '../bibliography/import-lock.ts';
import type { Model } from '../resolve/model.ts';
import type { Revision } from './revision.ts';

/** Keeps the record of imports in step with a reference that is renamed, or taken away (null). */
export function renameImport(revision: Revision, model: Model, old: string, slug: string | null): void {
  const path = `${model.contentName}/imports.lock`;
  const text = revision.read(path);
  const lock = text === undefined ? null : readLock(text);
  if (lock?.[old] === undefined) return;
  const { [old]: own, ...others } = lock;
  revision.write(path, writeLock(slug === null ? others : { ...others, [slug]: own ?? {} }));
}
