import { editDistance } from '../core/nearest.ts';
import type { Content } from '../read/content.ts';
import { folders } from '../read/places.ts';

/** The folders whose names are those of ones that are gone, but for capital letters or one other. */
export function findMisnamed({
  name,
  files,
  media,
  problems,
}: Content): { readonly from: string; readonly to: string }[] {
  const isThere = (folder: string) =>
    (folder === 'media' && media.size > 0) || files.some(({ path }) => path.startsWith(`${name}/${folder}/`));
  const strangers = problems.filter(({ path, rule }) => rule === 'unknown-file' && path.split('/').length === 2);
  return folders
    .filter((folder) => !isThere(folder))
    .flatMap((folder) => {
      const meant = strangers.filter(
        ({ path, suggestion }) =>
          suggestion === folder && editDistance(path.slice(name.length + 1).toLowerCase(), folder) <= 1,
      );
      return meant.length === 1 ? meant.map(({ path }) => ({ from: path, to: `${name}/${folder}` })) : [];
    });
}
