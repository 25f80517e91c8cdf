import { addressOf, dataOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { AnswersPage } from '../../content/types.ts';

/**
 * Loads the list with the other ways to ask each question, which the document leaves out; null if it cannot be loaded.
 */
export async function loadAsks(): Promise<AnswersPage['groups'] | null> {
  try {
    const answer = await fetch(addressOf(dataOf('/answers'), site.base));
    return answer.ok ? ((await answer.json()) as AnswersPage).groups : null;
  } catch {
    return null;
  }
}
