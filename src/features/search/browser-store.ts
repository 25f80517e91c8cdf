import { createSearchStore } from './search-store.ts';

const loadFinding = () => import('./load-finder.ts');

/** The search of this browser; what finds and what asks is loaded when it is opened. */
export const searchStore = createSearchStore(
  async (onMore) => (await loadFinding()).loadFinder(onMore),
  async (question) => (await loadFinding()).askSite(question),
);
