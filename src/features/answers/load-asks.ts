import { addressOf, dataOf } from '../../content/address.ts';
import { site } from '../../content/site.ts';
import type { AnswersPage } from '../../content/types.ts';

/** The list with other ways to ask each question, which its document leaves out; null where it cannot be had now. */
export async function loadAsks(): Promise<AnswersPage['groups'] | null> {
  try {
    const answer = await fetch(addressOf(dataOf('/answers'), site.base));
    return answer.ok ? ((await answer.json()) as AnswersPage).groups : null;
  } catch {
    return null;
  }
}
