import type { Sidebar } from '../emit/shapes.ts';

/** A site with more topics than this would repeat its whole sidebar in every document. */
const most = 200;

/**
 * The sidebar as the document of `path` carries it: whole on a site of ordinary size; on a large one the group of the
 * page, and of every other group its first page, whose document has the rest.
 */
export function shortenSidebar(sidebar: Sidebar, path: string): Sidebar {
  const count = sidebar.reduce((sum, { items }) => sum + items.length, 0);
  if (count <= most) return sidebar;
  return sidebar.map((group) => {
    const isCurrent = group.items.some(({ href }) => href === path);
    return isCurrent ? group : { ...group, items: group.items.slice(0, 1) };
  });
}
