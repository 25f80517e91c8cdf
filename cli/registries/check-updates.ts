import type { Check } from '../links/plan.ts';
import { day } from './answers.ts';
import { type Asking, askJson, RegistryError, tellText } from './ask-json.ts';
import { escapeDoi } from './doi.ts';
import { readUpdates, trimWork, type Update } from './updates.ts';

export interface UpdateOptions {
  /** Crossref's API: `https://api.crossref.org`, or an address that answers as it does. */
  readonly crossref: string;
  /** The time, in milliseconds since 1970, after which nothing more is asked. */
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
  /** Why not all of them were, as a sentence with what to do. */
  readonly failure: string | null;
}

/** Asks Crossref what became of the publications among the checks. A DOI of another agency is not known there, and nothing is said of it; when nobody answers, nobody is asked again. */
export async function checkUpdates(
  checks: readonly Check[],
  { crossref, until, onDoi }: UpdateOptions,
  asking: Asking,
): Promise<UpdateResult> {
  const dois = checks.flatMap((check) => (check.doi === null ? [] : [{ check, doi: check.doi }]));
  const updated: Updated[] = [];
  let asked = 0;
  try {
    for (const { check, doi } of dois) {
      if (asking.means.clock.now() > until)
        throw new RegistryError('There was no time left. Give more with `--link-time`.');
      const url = `${crossref.replace(/\/+$/, '')}/works/${escapeDoi(doi.toLowerCase())}`;
      const question = { url, accept: 'application/json', lifetime: 7 * day, trim: trimWork };
      const reply = await askJson(question, asking);
      if (reply.kind === 'text') throw new RegistryError(tellText(url));
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
