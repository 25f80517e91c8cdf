import type { GroupSlug } from '../kinds/names.ts';
import type { SidebarEntries, SidebarEntry } from '../kinds/shapes/topic.ts';

/** With more topics than this, documents do not repeat the whole sidebar. */
const maxTopics = 200;
/** How many groups such a document has at most. */
const maxGroups = 100;
/** The page that always has the whole sidebar, where visitors without JavaScript find the rest. */
const overview = '/resources';

/**
 * Gives the sidebar in the document of each path: whole on a site of ordinary size and on the overview. On a large site
 * it has the groups around that of the page; this one has the topics around the page, and every other a link to its
 * section of the overview.
 */
export function createShortener(sidebar: SidebarEntries): (path: string) => SidebarEntries {
  const positions = new Map(
    sidebar.flatMap((entry, group) => entry.items.map(({ href }, index) => [href, { entry, group, index }] as const)),
  );
  if (positions.size <= maxTopics) return () => sidebar;
  const others = sidebar.map((entry) => shortenGroup(entry, null));
  return (path) => {
    if (path === overview) return sidebar;
    const position = positions.get(path);
    const entries = position ? others.with(position.group, shortenGroup(position.entry, position.index)) : others;
    const shown = around(entries, position?.group ?? 0, maxGroups);
    if (shown.length === sidebar.length) return shown;
    // No group has this slug.
    const slug = '*' as GroupSlug;
    const title = `All ${sidebar.length} groups`;
    return [...shown, { slug, title, items: [{ title: `All ${positions.size} topics`, href: overview }] }];
  };
}

/** A group with the topics around the one at `index`, or without topics. */
function shortenGroup(entry: SidebarEntry, index: number | null): SidebarEntry {
  const { slug, items } = entry;
  const shown = index === null ? [] : around(items, index, maxTopics);
  if (shown.length === items.length) return entry;
  return { ...entry, items: [...shown, { title: `All ${items.length} topics`, href: `${overview}#group-${slug}` }] };
}

/** At most `count` neighbours of the entry at `index`. */
function around<T>(list: readonly T[], index: number, count: number): readonly T[] {
  const start = Math.max(0, Math.min(index - count / 2, list.length - count));
  return list.slice(start, start + count);
}
