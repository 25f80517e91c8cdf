import { cleanDoi } from '../core/identity.ts';
import type { Span } from '../core/problem.ts';
import { decode } from '../core/text.ts';

/** An address outside the site, as it is written somewhere in content/. */
export interface Outbound {
  readonly url: string;
  readonly at: Span;
}

/** One address to check, however many places link to it. */
export interface Check {
  /** The address without its anchor: the name of the check in reports and in the cache. */
  readonly url: string;
  /** A DOI is looked up at the registry, since publishers refuse programs; null for other addresses. */
  readonly doi: string | null;
  readonly spans: readonly Span[];
  /** The anchor of each of these places, with its `#`; empty where there is none. */
  readonly anchors: readonly string[];
}

/** The addresses to check, each once and in the order of first use: those with http or https that are not of this site. */
export function planChecks(links: readonly Outbound[], ownAddress: string): Check[] {
  const checks = new Map<string, { url: string; doi: string | null; spans: Span[]; anchors: string[] }>();
  for (const { url, at } of links) {
    if (!/^https?:/i.test(url) || !URL.canParse(url) || isOwn(url, ownAddress)) continue;
    const bare = new URL(url);
    const { hash } = bare;
    bare.hash = '';
    const doi = /(?:^|\.)doi\.org$/i.test(bare.hostname) ? cleanDoi(decode(url)) : null;
    const name = doi === null ? bare.href : `https://doi.org/${doi.toLowerCase()}`;
    const check = checks.get(name) ?? { url: name, doi, spans: [], anchors: [] };
    check.spans.push(at);
    check.anchors.push(hash);
    checks.set(name, check);
  }
  return [...checks.values()];
}

function isOwn(url: string, ownAddress: string): boolean {
  return url === ownAddress || url.startsWith(`${ownAddress.replace(/\/$/, '')}/`);
}
