import type { GroupSlug } from '../kinds/names.ts';
import type { SidebarEntries, SidebarEntry } from '../kinds/shapes/topic.ts';

/** With more topics than this, documents do not repeat the whole sidebar. */
const maxTopics = 200;
/** How many groups such a document has at most. */
const maxGroups = 100;
/** The page that always has the whole sidebar, where visitors without JavaScript find the rest. */
const overview = '/resources';

/**
 * The sidebar in the document of `path`: whole on a site of ordinary size and on the overview. On a large site it has
 * the groups around that of the page; this one has the topics around the page, and every other a link to its section of
 * the overview.
 */
export function shortenSidebar(sidebar: SidebarEntries, path: string): SidebarEntries {
  const count = sidebar.reduce((sum, { items }) => sum + items.length, 0);
  if (count <= maxTopics || path === overview) return sidebar;
  const group = sidebar.findIndex(({ items }) => items.some(({ href }) => href === path));
  const shown = around(sidebar, group, maxGroups).map((entry) => ({ ...entry, items: itemsAround(entry, path) }));
  if (shown.length === sidebar.length) return shown;
  // No group has this slug.
  const slug = '*' as GroupSlug;
  const title = `All ${sidebar.length} groups`;
  return [...shown, { slug, title, items: [{ title: `All ${count} topics`, href: overview }] }];
}

function itemsAround({ slug, items }: SidebarEntry, path: string): SidebarEntry['items'] {
  const current = items.findIndex(({ href }) => href === path);
  const shown = current === -1 ? [] : around(items, current, maxTopics);
  if (shown.length === items.length) return items;
  return [...shown, { title: `All ${items.length} topics`, href: `${overview}#group-${slug}` }];
}

/** At most `count` neighbours of the entry at `index`; the first ones where that is -1. */
function around<T>(list: readonly T[], index: number, count: number): readonly T[] {
  const start = Math.max(0, Math.min(index - count / 2, list.length - count));
  return list.slice(start, start + count);
}
