import { z } from 'zod';
import { uniqueBy } from '../core/group-by.ts';
import type { Bibliography, CheckedEntry } from '../formats/entry.ts';
import { reportEntry } from '../formats/report-entry.ts';
import { type Asking, askJson, RegistryError, tellStatus, tellText } from './ask-json.ts';
import { type DoiRecord, readDoi } from './doi.ts';
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
 * The works that a person lists publicly at ORCID: of one with a DOI the record of its publisher, of any other what the
 * person said there, the BibTeX first; the line of an entry or problem is its place in `names`, what the works are
 * called. Throws a RegistryError when anybody cannot be asked: half a list is none.
 */
export async function readOrcid(id: string, options: OrcidOptions, asking: Asking) {
  const summaries = dedupe(await readList(id, options, asking));
  const records = new Map<OrcidSummary, DoiRecord>();
  for (const [index, summary] of summaries.entries()) {
    const doi = findDoi(summary);
    if (doi !== null) records.set(summary, await readDoi(doi, options.registry, asking));
    options.onWork?.(index + 1, summaries.length);
  }
  const hasEntry = (record: DoiRecord | undefined) => record?.kind === 'record' && record.entry !== null;
  const rest = summaries.filter((summary) => !hasEntry(records.get(summary)));
  const works = await readWorks(id, rest, options, asking);
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

async function readList(id: string, { orcid }: OrcidOptions, asking: Asking): Promise<OrcidSummary[]> {
  const url = `${apiOf(orcid)}/${id}/works`;
  const data = await insistOnData(
    url,
    `ORCID knows nobody with the iD \`${id}\`. Compare it with the profile at orcid.org.`,
    asking,
  );
  const list = listSchema.safeParse(data);
  if (!list.success) throw new RegistryError(tellText(url));
  return list.data.group.flatMap(({ 'work-summary': versions }) => prefer(versions) ?? []);
}

/** Of the versions of a work that several sources added, the one that its owner prefers. */
function prefer(versions: readonly OrcidSummary[]): OrcidSummary | undefined {
  return versions.toSorted((a, b) => (b['display-index'] ?? 0) - (a['display-index'] ?? 0))[0];
}

/** Each DOI once: some profiles list the same work twice, as two. */
function dedupe(summaries: readonly OrcidSummary[]): OrcidSummary[] {
  return uniqueBy(summaries, (summary) => findDoi(summary)?.toLowerCase() ?? summary);
}

async function readWorks(id: string, summaries: readonly OrcidSummary[], { orcid }: OrcidOptions, asking: Asking) {
  const works = new Map<number, OrcidWork>();
  for (let from = 0; from < summaries.length; from += mostAtOnce) {
    const codes = summaries.slice(from, from + mostAtOnce).map((one) => one['put-code']);
    const url = `${apiOf(orcid)}/${id}/works/${codes.join(',')}`;
    const bulk = bulkSchema.safeParse(await insistOnData(url, tellStatus(url, 404), asking));
    if (!bulk.success) throw new RegistryError(tellText(url));
    for (const { work } of bulk.data.bulk) {
      const known = workSchema.safeParse(work);
      if (known.success) works.set(known.data['put-code'], known.data);
    }
  }
  return works;
}

/** What a list says may have changed a minute ago, so it is never remembered. */
async function insistOnData(url: string, missing: string, asking: Asking): Promise<unknown> {
  const reply = await askJson({ url, accept: 'application/json', lifetime: 0, trim: (data) => data }, asking);
  switch (reply.kind) {
    case 'data':
      return reply.data;
    case 'missing':
      throw new RegistryError(reply.status === 404 ? missing : tellStatus(url, reply.status));
    case 'text':
      throw new RegistryError(tellText(url));
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
