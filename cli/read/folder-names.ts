import type { folders } from './places.ts';

/** What other programs, and other people, call the folders of content/. */
const synonyms: Readonly<Record<(typeof folders)[number], readonly string[]>> = {
  topics: ['topic', 'resources', 'resource', 'articles', 'posts', 'chapters', 'docs', 'themen'],
  groups: ['group', 'sections', 'categories', 'category', 'gruppen'],
  papers: ['paper', 'research', 'publications', 'working-papers', 'workingpapers'],
  references: ['reference', 'refs', 'bibliography', 'bib', 'literature', 'citations', 'literatur'],
  pages: ['page', 'screens', 'seiten'],
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
  return Object.entries(synonyms).find(([folder, others]) => folder === wanted || others.includes(wanted))?.[0];
}
