import { escapeDoi } from '../core/identity.ts';
import type { Check } from '../links/plan.ts';
import { fetchJson, noDataMessage, type RegistryClient, RegistryError } from './fetch-json.ts';
import { day } from './response-cache.ts';
import { readUpdates, trimWork, type Update } from './updates.ts';

export interface UpdateOptions {
  /** Crossref's API: `https://api.crossref.org`, or an address that answers as it does. */
  readonly crossref: string;
  /** When to stop, in milliseconds since 1970. */
  readonly until: number;
  readonly onDoi?: (done: number, total: number) => void;
}

export interface Updated {
  readonly check: Check;
  readonly doi: string;
  readonly updates: readonly Update[];
}

export interface UpdateResult {
  readonly updated: readonly Updated[];
  /** How many DOIs were asked about. */
  readonly asked: number;
  /** Why not all of them were, as a sentence that says what to do. */
  readonly failure: string | null;
}

/**
 * Asks Crossref whether the publications among the checks were retracted, corrected or published since. Crossref does not
 * know the DOIs of other agencies; these have no updates. The first failure ends the check.
 */
export async function checkUpdates(
  checks: readonly Check[],
  { crossref, until, onDoi }: UpdateOptions,
  client: RegistryClient,
): Promise<UpdateResult> {
  const dois = checks.flatMap((check) => (check.doi === null ? [] : [{ check, doi: check.doi }]));
  const updated: Updated[] = [];
  let asked = 0;
  try {
    for (const { check, doi } of dois) {
      if (client.http.clock.now() > until)
        throw new RegistryError('There was no time left. Give more with `--link-time`.');
      const url = `${crossref.replace(/\/+$/, '')}/works/${escapeDoi(doi.toLowerCase())}`;
      const question = { url, accept: 'application/json', lifetime: 7 * day, trim: trimWork };
      const reply = await fetchJson(question, client);
      if (reply.kind === 'text') throw new RegistryError(noDataMessage(url));
      const updates = reply.kind === 'data' ? readUpdates(doi, reply.data) : [];
      if (updates.length > 0) updated.push({ check, doi, updates });
      asked += 1;
      onDoi?.(asked, dois.length);
    }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { updated, asked, failure: error.message };
  }
  return { updated, asked, failure: null };
}
