import { createStore } from 'zustand/vanilla';
import type { Page, ResourcesPage, SidebarEntries } from './types.ts';

/**
 * What came of asking for a path. The sidebar comes with every page of the resources section, and their overview with
 * an address below it that is no topic.
 */
export type PageResult =
  | { readonly status: 'ready'; readonly page: Page; readonly sidebar: SidebarEntries | null }
  | { readonly status: 'missing'; readonly sidebar: SidebarEntries | null; readonly overview?: ResourcesPage }
  /** The professor's desk, which is no page of the compiled site. */
  | { readonly status: 'desk' }
  | { readonly status: 'moved'; readonly to: string }
  /** `incomplete`: the page is there, and its data or the code of its screen is not. */
  | { readonly status: 'failed'; readonly why: 'connection' | 'incomplete' };

/** Where a page is entered: at a distance from its top, or at an element named by the address; a page written anew is not entered. */
export type Landing = { readonly top: number } | { readonly anchor: string } | 'stay';

export interface ShownPage {
  readonly path: string;
  readonly result: Exclude<PageResult, { status: 'moved' }>;
  readonly landing: Landing;
}

interface PageState {
  /** The page on the screen: it stays until the next one is loaded. */
  readonly shown: ShownPage;
  /** The path that is being loaded. */
  readonly pending: string | null;
  readonly wait: (path: string) => void;
  readonly show: (shown: ShownPage) => void;
}

export type PageStore = ReturnType<typeof createPageStore>;

export function createPageStore(shown: ShownPage) {
  return createStore<PageState>()((set) => ({
    shown,
    pending: null,
    wait: (pending) => set({ pending }),
    show: (next) => set({ shown: next, pending: null }),
  }));
}
