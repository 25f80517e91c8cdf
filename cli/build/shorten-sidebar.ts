import type { SidebarEntries, SidebarEntry } from '../kinds/shapes/topic.ts';

/** A site with more topics than this would repeat its whole sidebar in every document. */
const most = 200;
/** The overview has them all, since a visitor without JavaScript finds the rest there. */
const overview = '/resources';

/**
 * The sidebar as the document of `path` carries it: whole on a site of ordinary size and on the overview; on a large
 * site the topics around the page, at most 200, and of every other group its first page, with the way to the overview.
 */
export function shortenSidebar(sidebar: SidebarEntries, path: string): SidebarEntries {
  const count = sidebar.reduce((sum, { items }) => sum + items.length, 0);
  if (count <= most || path === overview) return sidebar;
  return sidebar.map((group) => ({ ...group, items: itemsAround(group.items, path) }));
}

function itemsAround(items: SidebarEntry['items'], path: string): SidebarEntry['items'] {
  const current = items.findIndex(({ href }) => href === path);
  const start = Math.max(0, Math.min(current - most / 2, items.length - most));
  const shown = current === -1 ? items.slice(0, 1) : items.slice(start, start + most);
  if (shown.length === items.length) return items;
  return [...shown, { title: `All ${items.length} topics`, href: overview }];
}
