import { addressOf, decodeAddress, ownAddress } from '../content/address.ts';
import { site } from '../content/site.ts';

/** The address that a link of a text leads to, here or elsewhere; null when the link becomes plain text. */
export type Follow = (href: string) => string | null;

/** For what the professor writes: links to pages of this site, the web and e-mail. */
export function followAll(href: string): string | null {
  const own = ownAddress(href);
  if (own !== null) return addressOf(own, site.base);
  return /^(?:https?|mailto):/i.test(href) ? href : null;
}

/** For what an AI writes: only links to the pages of this site that its answer cites. */
export function followCited(cited: readonly string[]): Follow {
  const addresses = new Set(cited.flatMap((href) => ownAddress(href) ?? []).map(decodeAddress));
  return (href) => {
    const own = ownAddress(href);
    return own !== null && addresses.has(decodeAddress(own)) ? addressOf(own, site.base) : null;
  };
}
