import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SidebarEntries } from '../../content/types.ts';
import { usePopover } from '../../ui/use-popover.ts';
import { SidebarGroup } from './sidebar-group.tsx';
import { createSidebarStore } from './sidebar-store.ts';

/** Stands beside the text on wide screens; on small ones it is a drawer that the floating button opens. */
export function Sidebar({ groups, path }: { groups: SidebarEntries; path: string }) {
  const current = groups.find((group) => group.items.some((item) => item.href === path))?.slug ?? null;
  const [store] = useState(() => createSidebarStore(current));
  const { expanded, drawer, toggle, follow, setDrawer } = useStore(store);
  const popover = usePopover(drawer, setDrawer);

  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages of one group are two navigations
  useLayoutEffect(() => follow(current), [path, current, follow]);

  return (
    <>
      <button type="button" className="topics-button" popoverTarget="topics">
        Topics
      </button>
      <nav id="topics" className="sidebar" popover="auto" aria-labelledby="topics-title" {...popover}>
        <p id="topics-title" className="sidebar-title">
          Topics
        </p>
        {groups.map((group) => (
          <SidebarGroup
            key={group.slug}
            group={group}
            path={path}
            open={expanded === group.slug}
            onToggle={(open) => toggle(group.slug, open)}
          />
        ))}
      </nav>
    </>
  );
}
