import { askSite } from './ask-site.ts';
import { loadFinder } from './load-finder.ts';
import { createSearchStore } from './search-store.ts';

/** The search of this browser. */
export const searchStore = createSearchStore(loadFinder, askSite);
