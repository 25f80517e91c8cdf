import type { Kind } from '../schema/kinds.ts';
import { isPageName } from '../schema/page-names.ts';

/** The folders of content/ that hold one file per page or publication, and the kind of what they hold. */
export const kindOfFolder = { groups: 'group', topics: 'topic', papers: 'paper', references: 'reference' } as const;

/** The folders that content/ may have; nothing is nested below them. */
export const folders = [...Object.keys(kindOfFolder), 'pages', 'media'] as const;

/** Lists that the commands keep for themselves at the top of content/: its public addresses, and what was imported. */
export const lockNames = ['routes.lock', 'imports.lock'] as const;
export type LockName = (typeof lockNames)[number];

/** What a markdown file is, by where it stands: the folder decides the kind and the file's name is the slug. */
export interface Located {
  readonly kind: Kind;
  readonly slug: string;
}

/** The kind and slug of a markdown file below content/, or null when no kind lives there. */
export function locateFile(place: string): Located | null {
  if (place === 'site.md') return { kind: 'site', slug: 'site' };
  const [folder = '', name = '', ...deeper] = place.split('/');
  if (deeper.length > 0 || !name.endsWith('.md')) return null;
  const slug = name.slice(0, -'.md'.length);
  if (folder === 'pages') return isPageName(slug) ? { kind: slug, slug } : null;
  return isFolder(folder) ? { kind: kindOfFolder[folder], slug } : null;
}

function isFolder(name: string): name is keyof typeof kindOfFolder {
  return Object.hasOwn(kindOfFolder, name);
}

/** Whether a path below content/ is one of the lists that the commands keep. */
export function isLock(place: string): place is LockName {
  return (lockNames as readonly string[]).includes(place);
}
