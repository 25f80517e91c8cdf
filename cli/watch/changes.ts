import type { Content } from '../read/content.ts';

/** What happened to a file between two readings. */
export interface ContentChange {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted' | 'renamed';
  /** The path that a renamed file had. */
  readonly from?: string;
}

/**
 * The files that differ between two readings of a content folder, in the order of their paths; `replaced` are those
 * that are others though they read the same.
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

/** Every file by its path, with what tells two states of it apart; files that cannot be read by what is wrong with them. */
function listFiles({ name, files, media, tables, locks, problems }: Content): Map<string, string> {
  return new Map([
    ...problems.map((problem): [string, string] => [problem.path, problem.reason]),
    ...[...media].map(([address, size]): [string, string] => [`${name}${address}`, JSON.stringify(size)]),
    ...[...tables].map(([table, text]): [string, string] => [`${name}/data/${table}.csv`, text]),
    ...[...locks].map(([lock, text]): [string, string] => [`${name}/${lock}`, text]),
    ...files.map((file): [string, string] => [file.path, file.text]),
  ]);
}
