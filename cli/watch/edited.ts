import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type Content, readAgain, type SourceFile } from '../read/content.ts';
import { isOthers } from '../read/walk.ts';

/** The files among some paths that are other than they were read last; null when something else may have happened there. */
export function findEdited(root: string, content: Content, paths: ReadonlySet<string>): SourceFile[] | null {
  const edited: SourceFile[] = [];
  for (const path of paths) {
    if (isOthers(basename(path))) continue;
    const place = relative(root, path).split(sep).join('/');
    const file = content.files.find((one) => one.path === `${content.name}/${place}`);
    if (file === undefined) {
      if (existsSync(join(root, place)) || isKnown(content, place)) return null;
      continue;
    }
    const now = readAgain(root, file);
    if (now === null) return null;
    if (now !== file) edited.push(now);
  }
  return edited;
}

/** Whether something that was read stands, or stood, at a place or below it. A temporary file that came and went is not known. */
function isKnown({ name, files, media, locks, problems }: Content, place: string): boolean {
  const paths = [
    ...files.map((file) => file.path),
    ...problems.map((problem) => problem.path),
    ...[...media.keys()].map((address) => name + address),
    ...[...locks.keys()].map((lock) => `${name}/${lock}`),
  ];
  const path = place === '' ? name : `${name}/${place}`;
  return paths.some((one) => one === path || one.startsWith(`${path}/`));
}
