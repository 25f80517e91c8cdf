import type { SidebarEntries, SidebarEntry } from '../kinds/shapes/topic.ts';

/** With more topics than this, documents do not repeat the whole sidebar. */
const maxTopics = 200;
/** The page that always has the whole sidebar, where visitors without JavaScript find the rest. */
const overview = '/resources';

/**
 * The sidebar in the document of `path`: whole on a site of ordinary size and on the overview. On a large site it has
 * at most 200 topics around the page, the first topic of every other group, and links to the overview.
 */
export function shortenSidebar(sidebar: SidebarEntries, path: string): SidebarEntries {
  const count = sidebar.reduce((sum, { items }) => sum + items.length, 0);
  if (count <= maxTopics || path === overview) return sidebar;
  return sidebar.map((group) => ({ ...group, items: itemsAround(group.items, path) }));
}

function itemsAround(items: SidebarEntry['items'], path: string): SidebarEntry['items'] {
  const current = items.findIndex(({ href }) => href === path);
  const start = Math.max(0, Math.min(current - maxTopics / 2, items.length - maxTopics));
  const shown = current === -1 ? items.slice(0, 1) : items.slice(start, start + maxTopics);
  if (shown.length === items.length) return items;
  return [...shown, { title: `All ${items.length} topics`, href: overview }];
}
