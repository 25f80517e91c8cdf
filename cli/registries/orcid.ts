import { z } from 'zod';
import { uniqueBy } from '../core/group-by.ts';
import { type Bibliography, type CheckedEntry, reportEntry } from '../formats/entry.ts';
import { type DoiRecord, readDoi } from './doi.ts';
import { fetchJson, noDataMessage, type RegistryClient, RegistryError, statusMessage } from './fetch-json.ts';
import {
  findDoi,
  nameWork,
  type OrcidSummary,
  type OrcidWork,
  summarySchema,
  toEntry,
  workSchema,
} from './orcid-work.ts';

export interface OrcidOptions {
  /** ORCID's public API: `https://pub.orcid.org`, or an address that answers as it does. */
  readonly orcid: string;
  /** Where DOIs are resolved. */
  readonly registry: string;
  readonly readBibtex: (text: string, path: string) => Bibliography;
  readonly onWork?: (done: number, total: number) => void;
}

const mostAtOnce = 50;

const listSchema = z.object({
  group: z.array(z.object({ 'external-ids': z.unknown(), 'work-summary': z.array(summarySchema) })),
});
const bulkSchema = z.object({ bulk: z.array(z.object({ work: z.unknown().optional() })) });

/**
 * Reads the public works of an ORCID profile. A work with a DOI comes from the DOI registry; any other from its BibTeX at
 * ORCID, or else from ORCID's own fields. `names` has a name for each work, and the line of an entry or problem is its
 * position there, from 1. Throws a RegistryError when any request fails, rather than give a part of the list.
 */
export async function readOrcid(id: string, options: OrcidOptions, client: RegistryClient) {
  // Some profiles list a work twice.
  const keyOf = (summary: OrcidSummary) => findDoi(summary)?.toLowerCase() ?? summary;
  const summaries = uniqueBy(await readList(id, options, client), keyOf);
  const records = new Map<OrcidSummary, DoiRecord>();
  for (const [index, summary] of summaries.entries()) {
    const doi = findDoi(summary);
    if (doi !== null) records.set(summary, await readDoi(doi, options.registry, client));
    options.onWork?.(index + 1, summaries.length);
  }
  const hasEntry = (record: DoiRecord | undefined) => record?.kind === 'record' && record.entry !== null;
  const rest = summaries.filter((summary) => !hasEntry(records.get(summary)));
  const works = await readWorks(id, rest, options, client);
  const bibliography = summaries.map((summary, index): CheckedEntry => {
    const line = index + 1;
    const record = records.get(summary);
    if (record?.kind === 'record' && record.entry !== null) return onLine(record, id, line);
    const work = works.get(summary['put-code']);
    const described = work === undefined ? refuseWork(id, line) : readWork(work, id, line, options);
    if (record?.kind !== 'none') return described;
    const warning = reportEntry('warning', id, line, record.reason, hintOfOwn);
    return { ...described, problems: [warning, ...described.problems] };
  });
  return {
    bibliography: {
      entries: bibliography.flatMap(({ entry }) => entry ?? []),
      problems: bibliography.flatMap(({ problems }) => problems),
    },
    names: summaries.map((summary) => findDoi(summary) ?? (nameWork(summary) || `work ${summary['put-code']}`)),
  };
}

const hintOfOwn = 'What ORCID itself says of the work is brought in instead.';

async function readList(id: string, { orcid }: OrcidOptions, client: RegistryClient): Promise<OrcidSummary[]> {
  const url = `${apiOf(orcid)}/${id}/works`;
  const data = await requireData(
    url,
    `ORCID knows nobody with the iD \`${id}\`. Compare it with the profile at orcid.org.`,
    client,
  );
  const list = listSchema.safeParse(data);
  if (!list.success) throw new RegistryError(noDataMessage(url));
  return list.data.group.flatMap(({ 'work-summary': versions }) => prefer(versions) ?? []);
}

/** Several sources may add versions of the same work; its owner prefers one. */
function prefer(versions: readonly OrcidSummary[]): OrcidSummary | undefined {
  return versions.toSorted((a, b) => (b['display-index'] ?? 0) - (a['display-index'] ?? 0))[0];
}

async function readWorks(
  id: string,
  summaries: readonly OrcidSummary[],
  { orcid }: OrcidOptions,
  client: RegistryClient,
) {
  const works = new Map<number, OrcidWork>();
  for (let from = 0; from < summaries.length; from += mostAtOnce) {
    const codes = summaries.slice(from, from + mostAtOnce).map((one) => one['put-code']);
    const url = `${apiOf(orcid)}/${id}/works/${codes.join(',')}`;
    const bulk = bulkSchema.safeParse(await requireData(url, statusMessage(url, 404), client));
    if (!bulk.success) throw new RegistryError(noDataMessage(url));
    for (const { work } of bulk.data.bulk) {
      const known = workSchema.safeParse(work);
      if (known.success) works.set(known.data['put-code'], known.data);
    }
  }
  return works;
}

/** Profiles are not cached, since their owner may just have changed them. */
async function requireData(url: string, missing: string, client: RegistryClient): Promise<unknown> {
  const reply = await fetchJson({ url, accept: 'application/json', lifetime: 0, trim: (data) => data }, client);
  switch (reply.kind) {
    case 'data':
      return reply.data;
    case 'missing':
      throw new RegistryError(reply.status === 404 ? missing : statusMessage(url, reply.status));
    case 'text':
      throw new RegistryError(noDataMessage(url));
  }
}

function readWork(work: OrcidWork, path: string, line: number, { readBibtex }: OrcidOptions): CheckedEntry {
  const { 'citation-type': type, 'citation-value': value } = work.citation ?? {};
  const isBibtex = /^bibtex$/i.test(type ?? '') && /^\s*@/.test(value ?? '');
  const cited = isBibtex ? readBibtex(value ?? '', path) : null;
  const [entry] = cited?.entries ?? [];
  if (cited === null || entry === undefined) return toEntry(work, path, line);
  const publication = { ...entry.publication, doi: entry.publication.doi ?? findDoi(work) };
  const abstract = entry.abstract || (work['short-description'] ?? '');
  return onLine({ entry: { ...entry, publication, abstract }, problems: cited.problems }, path, line);
}

function onLine({ entry, problems }: CheckedEntry, path: string, line: number): CheckedEntry {
  return {
    entry: entry === null ? null : { ...entry, line },
    problems: problems.map((problem) => ({ ...problem, path, line })),
  };
}

function refuseWork(path: string, line: number): CheckedEntry {
  const reason = 'ORCID lists the work and says nothing more of it: it is left out.';
  return { entry: null, problems: [reportEntry('warning', path, line, reason, 'Look at it at orcid.org.')] };
}

function apiOf(orcid: string): string {
  return `${orcid.replace(/\/+$/, '')}/v3.0`;
}
