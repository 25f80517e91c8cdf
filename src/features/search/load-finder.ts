import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { SearchEntries } from '../../content/types.ts';
import type { Finder } from './create-finder.ts';

/** Loads the entries and the code that searches them, side by side. */
export async function loadFinder(): Promise<Finder> {
  const [answer, { createFinder }] = await Promise.all([
    fetch(addressOf('/data/search.json', site.base)),
    import('./create-finder.ts'),
  ]);
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
  return createFinder((await answer.json()) as SearchEntries);
}
