import { addressOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { SearchEntries } from '../../content/types.ts';
import type { Finder, GrowingFinder } from './create-finder.ts';
import { loadReplies } from './load-replies.ts';

export { askSite } from './ask-site.ts';

/**
 * Loads the entries and the code that searches them in parallel. Replies of the forum are added later if `onMore` is
 * given, which is called then.
 */
export async function loadFinder(onMore?: () => void): Promise<Finder> {
  const [answer, { createFinderInSteps }] = await Promise.all([
    fetch(addressOf('/data/search.json', site.base)),
    import('./create-finder.ts'),
  ]);
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
  const find = await createFinderInSteps((await answer.json()) as SearchEntries);
  // The search of the site's own texts does not wait for the server.
  if (onMore !== undefined) void addReplies(find, onMore);
  return find;
}

async function addReplies(find: GrowingFinder, onMore: () => void): Promise<void> {
  const replies = await loadReplies();
  if (replies.length === 0) return;
  find.add(replies);
  onMore();
}
