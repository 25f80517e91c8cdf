import { type Content, listTexts } from '../read/content.ts';

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
  const [old, current] = [listFiles(before), listFiles(after)];
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

/** A value for each file, by path, that changes with the file; for unreadable files this is the reason of the problem. */
function listFiles(content: Content): Map<string, string> {
  const { name, media, problems } = content;
  return new Map([
    ...problems.map(({ path, reason }) => [path, reason] as const),
    ...Array.from(media, ([address, picture]) => [`${name}${address}`, JSON.stringify(picture)] as const),
    ...listTexts(content).map(({ path, text }) => [path, text] as const),
  ]);
}
