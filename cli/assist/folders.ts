import { editDistance } from '../core/nearest.ts';
import { relativePathOf } from '../kinds/paths.ts';
import type { Content } from '../read/content.ts';
import { folders } from '../read/layout.ts';

/** Unknown folders whose names differ from a missing one only in case or by one letter. */
export function findMisnamed({
  name,
  files,
  media,
  problems,
}: Content): { readonly from: string; readonly to: string }[] {
  const isThere = (folder: string) =>
    (folder === 'media' && media.size > 0) || files.some(({ path }) => path.startsWith(`${name}/${folder}/`));
  const unknown = problems.filter(({ path, rule }) => rule === 'unknown-file' && path.split('/').length === 2);
  return folders
    .filter((folder) => !isThere(folder))
    .flatMap((folder) => {
      const meant = unknown.filter(
        ({ path, suggestion }) =>
          suggestion === folder && editDistance(relativePathOf(path).toLowerCase(), folder) <= 1,
      );
      return meant.length === 1 ? meant.map(({ path }) => ({ from: path, to: `${name}/${folder}` })) : [];
    });
}
