import type { Href, SearchEntries } from '../../content/types.ts';
import { siteExtras } from '../../lib/extras.ts';
import { siteApi } from '../../lib/site-api.ts';

/** The professor's replies in the forum as entries of the search; none where the server has none. */
export async function loadReplies(): Promise<SearchEntries> {
  if (!(await siteExtras()).includes('replies')) return [];
  const answer = await siteApi.replies();
  if (!answer.ok) return [];
  return answer.data.map(({ href, question, reply }) => ({
    kind: 'question',
    // The type covers compiled pages only, and questions are not compiled.
    href: href as Href,
    title: question,
    context: 'The professor replied in the forum',
    text: reply,
    also: '',
  }));
}
