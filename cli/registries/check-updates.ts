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
  for (const [asked, { check, doi }] of dois.entries()) {
    if (asking.means.clock.now() > until)
      return { updated, asked, failure: 'There was no time left. Give more with `--link-time`.' };
    const url = `${crossref.replace(/\/+$/, '')}/works/${escapeDoi(doi.toLowerCase())}`;
    const question = { url, accept: 'application/json', lifetime: 7 * day, trim: trimWork };
    const reply = await askJson(question, asking).catch(keepError);
    if (reply instanceof RegistryError) return { updated, asked, failure: reply.message };
    if (reply.kind === 'text') return { updated, asked, failure: tellText(url) };
    const updates = reply.kind === 'data' ? readUpdates(doi, reply.data) : [];
    if (updates.length > 0) updated.push({ check, doi, updates });
    onDoi?.(asked + 1, dois.length);
  }
  return { updated, asked: dois.length, failure: null };
}

function keepError(error: unknown): RegistryError {
  if (error instanceof RegistryError) return error;
  throw error;
}
