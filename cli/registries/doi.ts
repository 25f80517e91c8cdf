import { escapeDoi } from '../core/identity.ts';
import { readCsl } from '../formats/csl-read.ts';
import type { CheckedEntry } from '../formats/entry.ts';
import { fetchJson, noDataMessage, type RegistryClient } from './fetch-json.ts';
import { day } from './response-cache.ts';

export type DoiRecord =
  | ({ readonly kind: 'record' } & CheckedEntry)
  /** There is no such DOI or no record of it; `reason` is a sentence that says what to do. */
  | { readonly kind: 'none'; readonly reason: string };

/**
 * Fetches the record of a DOI by content negotiation at `registry` (`https://doi.org` or another address with its API),
 * which redirects to Crossref, DataCite or another agency. Throws a RegistryError when no response can be had.
 */
export async function readDoi(doi: string, registry: string, client: RegistryClient): Promise<DoiRecord> {
  const url = `${registry.replace(/\/+$/, '')}/${escapeDoi(doi)}`;
  const accept = 'application/vnd.citationstyles.csl+json';
  const reply = await fetchJson({ url, accept, lifetime: day, trim: trimItem }, client);
  switch (reply.kind) {
    case 'data':
      return { kind: 'record', ...readCsl({ DOI: doi, ...(reply.data as object), id: '' }, doi) };
    case 'missing':
      return { kind: 'none', reason: missingMessage(doi, reply.status) };
    case 'text':
      return { kind: 'none', reason: noDataMessage(url) };
  }
}

function missingMessage(doi: string, status: number): string {
  return status === 404 || status === 410
    ? `No publication has the DOI \`${doi}\`. Compare it with the one on the publication itself.`
    : `The registry has no record for \`${doi}\` (status ${status}). Import a .bib or .ris file of the publisher instead.`;
}

/** The record without the long lists that Crossref adds, such as all references. Throws when it is not an object. */
function trimItem(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('no record');
  const left = new Set(['reference', 'license', 'link', 'funder', 'assertion', 'relation', 'update-to', 'updated-by']);
  return Object.fromEntries(Object.entries(data).filter(([key]) => !left.has(key)));
}
