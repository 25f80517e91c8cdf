import { addressOf, decodeAddress, ownAddress } from '../content/address.ts';
import { site } from '../content/site.ts';

/** Where a link of a text leads: the address on this site or elsewhere; null when it leads nowhere, and is text. */
export type Follow = (href: string) => string | null;

/** For what the professor writes: pages of this site, the web and e-mail. */
export function followAll(href: string): string | null {
  const own = ownAddress(href);
  if (own !== null) return addressOf(own, site.base);
  return /^(?:https?|mailto):/i.test(href) ? href : null;
}

/** For what an AI writes: only the places of this site that its answer cites, whatever its text says. */
export function followCited(cited: readonly string[]): Follow {
  const places = new Set(cited.flatMap((href) => ownAddress(href) ?? []).map(decodeAddress));
  return (href) => {
    const own = ownAddress(href);
    return own !== null && places.has(decodeAddress(own)) ? addressOf(own, site.base) : null;
  };
}
