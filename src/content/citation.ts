import { addressOf } from './address.ts';
import { site } from './site.ts';

/** The text of a citation's file. Throws when it cannot be had. */
export async function loadCitation(href: string): Promise<string> {
  const answer = await fetch(addressOf(href, site.base));
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return (await answer.text()).trimEnd();
}
