import { addressOf } from './address.ts';
import { site } from './site.ts';
import type { ReferenceCitation } from './types.ts';

/** The text of a citation's file. Throws when it cannot be loaded. */
export async function loadCitation(href: string): Promise<string> {
  const answer = await fetch(addressOf(href, site.base));
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return (await answer.text()).trimEnd();
}

/** The citations of a publication in all formats; `href` is a whole address. Throws when they cannot be loaded. */
export async function loadReferenceCitations(href: string): Promise<readonly ReferenceCitation[]> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return answer.json();
}
