import type { FoundEntry } from './create-finder.ts';
import { loadFinder } from './load-finder.ts';

/** So many pages are offered at most. */
const most = 3;

/** The pages that an address without one may have meant: those whose titles have a word of its last part, typing errors forgiven. */
export async function guessPages(path: string, load: typeof loadFinder = loadFinder): Promise<readonly FoundEntry[]> {
  const words = path
    .slice(path.lastIndexOf('/'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words === '') return [];
  const find = await load();
  const hits = find(words).flatMap((group) => group.hits);
  return hits.filter(({ href, title }) => !href.includes('#') && title.some(({ hit }) => hit)).slice(0, most);
}
