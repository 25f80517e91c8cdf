import { splitWords } from '../core/words.ts';
import { collections, folderOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';

/** Names that people and other programs use for the folder `media`, which belongs to no kind. */
const mediaNames = splitWords('images image img pictures figures figs assets static files uploads videos bilder');

/** The folder that was probably meant: the name is a synonym, or has other capitals or a suffix such as `copy`. */
export function findFolder(name: string): string | undefined {
  const wanted = name.toLowerCase().replace(/[ _-]?(?:copy|old|new|backup|\d+)$/, '');
  const known = [
    ...collections.map((kind) => [folderOf(kind), kinds[kind].otherFolders ?? []] as const),
    ['media', mediaNames] as const,
  ];
  return known.find(([folder, others]) => folder === wanted || others.includes(wanted))?.[0];
}
