import type { Href, SearchEntries } from '../../content/types.ts';
import { siteExtras } from '../../lib/extras.ts';
import { siteApi } from '../../lib/site-api.ts';

/** What the professor replied in the forum, as entries of the search; none where no server has them. */
export async function loadReplies(): Promise<SearchEntries> {
  if (!(await siteExtras()).includes('replies')) return [];
  const answer = await siteApi.replies();
  if (!answer.ok) return [];
  return answer.data.map(({ href, question, reply }) => ({
    kind: 'question',
    // The compiled site knows of no question.
    href: href as Href,
    title: question,
    context: 'The professor replied in the forum',
    text: reply,
    also: '',
  }));
}
