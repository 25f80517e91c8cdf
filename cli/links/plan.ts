import { cleanDoi } from '../core/identity.ts';
import type { Span } from '../core/problem.ts';
import { decode } from '../core/text.ts';

/** An address outside the site, as it is written somewhere in content/. */
export interface Outbound {
  readonly url: string;
  readonly at: Span;
}

/** One address to look at, whatever the number of places that link to it. */
export interface Check {
  /** The address without its anchor: the name of the check in reports and in the cache. */
  readonly url: string;
  /** A DOI is asked of the registry: publishers turn programs away, the registry does not. */
  readonly doi: string | null;
  readonly places: readonly Span[];
}

/** The addresses worth asking about, each once, in the order of their first place: http and https, and not the site itself. */
export function planChecks(links: readonly Outbound[], ownAddress: string): Check[] {
  const checks = new Map<string, { url: string; doi: string | null; places: Span[] }>();
  for (const { url, at } of links) {
    if (!/^https?:/i.test(url) || !URL.canParse(url) || isOwn(url, ownAddress)) continue;
    const bare = new URL(url);
    bare.hash = '';
    const doi = /(?:^|\.)doi\.org$/i.test(bare.hostname) ? cleanDoi(decode(url)) : null;
    const name = doi === null ? bare.href : `https://doi.org/${doi.toLowerCase()}`;
    const check = checks.get(name) ?? { url: name, doi, places: [] };
    check.places.push(at);
    checks.set(name, check);
  }
  return [...checks.values()];
}

function isOwn(url: string, ownAddress: string): boolean {
  return url === ownAddress || url.startsWith(`${ownAddress.replace(/\/$/, '')}/`);
}
