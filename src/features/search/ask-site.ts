import { siteExtras } from '../../lib/extras.ts';
import { siteApi } from '../../lib/site-api.ts';
import { expectMarkdown } from '../../ui/written-text.tsx';
import type { AskedAnswer } from './search-store.ts';

/** Asks the server of this site; null where it takes no questions or gives no answer. */
export async function askSite(question: string): Promise<AskedAnswer | null> {
  if (!(await siteExtras()).includes('answer')) return null;
  expectMarkdown();
  const answer = await siteApi.answer({ message: question });
  if (!answer.ok || answer.data.content === undefined || answer.data.kind === 'greeting') return null;
  const { content, cited = [], kind } = answer.data;
  return { question, content, cited, declined: kind === 'declined' };
}
