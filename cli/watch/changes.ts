import { type Content, listStates } from '../read/content.ts';

/** How a file changed between two reads. */
export interface ContentChange {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted' | 'renamed';
  /** The former path of a renamed file. */
  readonly from?: string;
}

/**
 * Compares two reads of a content folder and returns the changed files, ordered by path. Files in `replaced` count as
 * changed even if they read the same.
 */
export function compareContents(
  before: Content,
  after: Content,
  replaced: ReadonlySet<string> = new Set(),
): ContentChange[] {
  const [old, current] = [new Map(listStates(before)), new Map(listStates(after))];
  const deleted = new Set([...old.keys()].filter((path) => !current.has(path)));
  const changes = [...current].flatMap(([path, state]): ContentChange[] => {
    if (old.has(path)) return old.get(path) === state && !replaced.has(path) ? [] : [{ path, kind: 'changed' }];
    const from = [...deleted].find((gone) => old.get(gone) === state);
    if (from === undefined) return [{ path, kind: 'added' }];
    deleted.delete(from);
    return [{ path, kind: 'renamed', from }];
  });
  return [...changes, ...[...deleted].map((path): ContentChange => ({ path, kind: 'deleted' }))].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}
