import { comparable } from '../../lib/fold.ts';
import type { FoundEntry } from './create-finder.ts';
import { loadFinder } from './load-finder.ts';

/** The most pages that are offered. */
const most = 3;

/**
 * The pages that a missing address may have meant: those whose title has a word of its last part, with typing errors
 * tolerated.
 */
export async function guessPages(path: string, load: typeof loadFinder = loadFinder): Promise<readonly FoundEntry[]> {
  // Addresses of other sites end with a slash.
  const bare = path.replace(/\/+$/, '');
  const words = comparable(bare.slice(bare.lastIndexOf('/')));
  if (words === '') return [];
  const find = await load();
  const hits = find(words).flatMap((group) => group.hits);
  return hits.filter(({ href, title }) => !href.includes('#') && title.some(({ hit }) => hit)).slice(0, most);
}
