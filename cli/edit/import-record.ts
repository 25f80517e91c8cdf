import { hashField, readLock, writeLock } from '../import/imports-lock.ts';
import { folderOf } from '../kinds/paths.ts';
import type { Collection } from '../kinds/registry.ts';
import type { Model } from '../resolve/model.ts';
import type { Revision } from './revision.ts';

/** The path of the lock in which an import records what it wrote, so that the next one knows what a person has changed since. */
export function importRecordOf({ contentName }: Pick<Model, 'contentName'>): string {
  return `${contentName}/imports.lock`;
}

/**
 * Updates the lock of imports for a reference or paper that is renamed, or removed (null). A removed reference stays on
 * record, so that a list in which it still stands does not bring it back.
 */
export function renameImport(
  revision: Revision,
  model: Model,
  kind: Collection,
  old: string,
  slug: string | null,
): void {
  const folder = folderOf(kind);
  const path = importRecordOf(model);
  const text = revision.read(path);
  const lock = text === undefined ? null : readLock(text);
  if (lock === null || (folder !== 'references' && folder !== 'papers')) return;
  const { [old]: record, ...others } = lock[folder];
  if (record === undefined) return;
  const next = { ...lock, [folder]: slug === null ? others : { ...others, [slug]: record } };
  const removed = slug === null && folder === 'references' ? { ...lock.removed, [old]: record } : lock.removed;
  const papers = Object.entries(next.papers).map(([paper, known]) => [
    paper,
    folder === 'references' && slug !== null && known.publication === hashField(old)
      ? { ...known, publication: hashField(slug) }
      : known,
  ]);
  revision.write(path, writeLock({ ...next, papers: Object.fromEntries(papers), removed }));
}
