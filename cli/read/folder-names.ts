import { collections, folderOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';

/** What other programs, and other people, call the folders that no kind has to itself. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  media: [
    'images',
    'image',
    'img',
    'pictures',
    'figures',
    'figs',
    'assets',
    'static',
    'files',
    'uploads',
    'videos',
    'bilder',
  ],
};

/** The folder that a name was probably meant as: another word for it, or the same in other letters. */
export function findFolder(name: string): string | undefined {
  const wanted = name.toLowerCase().replace(/[ _-]?(?:copy|old|new|backup|\d+)$/, '');
  const known = [
    ...collections.map((kind) => [folderOf(kind), kinds[kind].otherFolders ?? []] as const),
    ...Object.entries(synonyms),
  ];
  return known.find(([folder, others]) => folder === wanted || others.includes(wanted))?.[0];
}
