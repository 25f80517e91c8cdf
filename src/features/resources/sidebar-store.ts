import { createStore } from 'zustand/vanilla';
import type { GroupSlug } from '../../content/types.ts';

interface SidebarState {
  /** The one group that is open, if any. */
  readonly expanded: GroupSlug | null;
  /** Whether the drawer of small screens is open. */
  readonly drawer: boolean;
  /** A group was opened or closed by hand; opening one closes the others. */
  readonly toggle: (group: GroupSlug, open: boolean) => void;
  /** To be called when another page is shown: its group is opened. */
  readonly follow: (group: GroupSlug | null) => void;
  readonly setDrawer: (open: boolean) => void;
}

export function createSidebarStore(current: GroupSlug | null) {
  return createStore<SidebarState>()((set) => ({
    expanded: current,
    drawer: false,
    toggle: (group, open) => set(({ expanded }) => ({ expanded: open ? group : expanded === group ? null : expanded })),
    follow: (group) => set(({ expanded }) => ({ expanded: group ?? expanded, drawer: false })),
    setDrawer: (drawer) => set({ drawer }),
  }));
}
