import type { Content } from '../read/content.ts';

/** What happened to a file between two readings. */
export interface Change {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'deleted';
}

/** The files that differ between two readings of a content folder, in the order of their paths. */
export function compareContents(before: Content, after: Content): Change[] {
  const [old, current] = [listFiles(before), listFiles(after)];
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((path): Change[] => {
    if (!old.has(path)) return [{ path, kind: 'added' }];
    if (!current.has(path)) return [{ path, kind: 'deleted' }];
    return old.get(path) === current.get(path) ? [] : [{ path, kind: 'changed' }];
  });
}

/** Every file by its path, with what tells two states of it apart; files that cannot be read by what is wrong with them. */
function listFiles({ name, files, media, problems }: Content): Map<string, string> {
  return new Map([
    ...problems.map((problem): [string, string] => [problem.path, problem.reason]),
    ...[...media].map(([address, size]): [string, string] => [`${name}${address}`, JSON.stringify(size)]),
    ...files.map((file): [string, string] => [file.path, file.text]),
  ]);
}
