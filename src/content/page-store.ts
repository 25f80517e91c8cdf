import { createStore } from 'zustand/vanilla';
import type { PageHead, ResourcesPage, Shown, SidebarEntries } from './types.ts';

/**
 * The result of loading a path. Pages of the resources section come with the sidebar, and unknown addresses there with
 * the overview of the topics.
 */
export type PageResult =
  | {
      readonly status: 'ready';
      readonly page: Shown;
      readonly head: PageHead;
      readonly sidebar: SidebarEntries | null;
    }
  | { readonly status: 'missing'; readonly sidebar: SidebarEntries | null; readonly overview?: ResourcesPage }
  /** The professor's desk, which is not compiled from content. */
  | { readonly status: 'desk' }
  | { readonly status: 'moved'; readonly to: string }
  /** `incomplete`: the page exists, but its data or the code of its screen could not be loaded. */
  | { readonly status: 'failed'; readonly why: 'connection' | 'incomplete' };

/**
 * Where to scroll on a new page: to a distance from the top, or to an element; a page that is only updated stays where
 * it is.
 */
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
