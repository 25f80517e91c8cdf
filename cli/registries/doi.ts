import { readCsl } from '../formats/csl.ts';
import type { CheckedEntry } from '../formats/entry.ts';
import { day } from './answers.ts';
import { type Asking, askJson, tellText } from './ask-json.ts';

export type DoiRecord =
  | ({ readonly kind: 'record' } & CheckedEntry)
  /** There is no such DOI, or its registry has no record of it; why, as a sentence with what to do. */
  | { readonly kind: 'none'; readonly reason: string };

/**
 * Asks what a DOI stands for, by content negotiation at the DOI registry, `https://doi.org` or an address that answers
 * as it does: it passes the question on to Crossref, DataCite or whoever registered the DOI. Throws a RegistryError
 * when nobody can be asked.
 */
export async function readDoi(doi: string, registry: string, asking: Asking): Promise<DoiRecord> {
  const url = `${registry.replace(/\/+$/, '')}/${escapeDoi(doi)}`;
  const accept = 'application/vnd.citationstyles.csl+json';
  const reply = await askJson({ url, accept, lifetime: day, trim: trimItem }, asking);
  switch (reply.kind) {
    case 'data':
      return { kind: 'record', ...readCsl({ DOI: doi, ...(reply.data as object), id: '' }, doi) };
    case 'missing':
      return { kind: 'none', reason: tellMissing(doi, reply.status) };
    case 'text':
      return { kind: 'none', reason: tellText(url) };
  }
}

/** A DOI as part of an address: its slashes stay. */
export function escapeDoi(doi: string): string {
  return encodeURIComponent(doi).replaceAll('%2F', '/');
}

function tellMissing(doi: string, status: number): string {
  return status === 404 || status === 410
    ? `No publication has the DOI \`${doi}\`. Compare it with the one on the publication itself.`
    : `The registry has no record for \`${doi}\` (status ${status}). Import a .bib or .ris file of the publisher instead.`;
}

/** Crossref repeats the whole list of references, and whose funds and licences there are. Throws where there is no record. */
function trimItem(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('no record');
  const left = new Set(['reference', 'license', 'link', 'funder', 'assertion', 'relation', 'update-to', 'updated-by']);
  return Object.fromEntries(Object.entries(data).filter(([key]) => !left.has(key)));
}
