import { useEffect, useRef } from 'react';
import type { SidebarEntry } from '../../content/types.ts';
import { SiteLink } from '../../ui/site-link.tsx';

interface SidebarGroupProps {
  readonly group: SidebarEntry;
  readonly path: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** By `name` the browser keeps one group open at a time, even before scripts run or without them. */
export function SidebarGroup({ group, path, open, onToggle }: SidebarGroupProps) {
  const box = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a group that was opened by hand before hydration counts once
  useEffect(() => {
    if (box.current && box.current.open !== open) onToggle(box.current.open);
  }, []);

  return (
    <details
      ref={box}
      name="topic-group"
      data-group={group.slug}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>{group.title}</summary>
      <ul>
        {group.items.map((item) => (
          <li key={item.href}>
            <SiteLink href={item.href} aria-current={item.href === path ? 'page' : undefined}>
              {item.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
