import { createProblem, type Problem } from '../report/problem.ts';
import { readCsl } from './csl.ts';
import type { Bibliography } from './entry.ts';
import { cleanDoi } from './identity.ts';

export interface Registry {
  /** Where DOIs are resolved: `https://doi.org`, or another address that answers as it does. */
  readonly address: string;
  readonly fetch: (
    url: string,
    init: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
  ) => Promise<Response>;
  /** Gives up a request; the caller decides when. */
  readonly signal: AbortSignal;
}

/** Asks the registry what a DOI stands for, by content negotiation. Whatever goes wrong is a problem that names the DOI. */
export async function readDoi(written: string, registry: Registry): Promise<Bibliography> {
  const doi = cleanDoi(written);
  if (doi === null) return refuse(written, `\`${written}\` is not a DOI.`, 'A DOI looks like `10.1257/jep.33.2.3`.');
  const url = `${registry.address.replace(/\/+$/, '')}/${encodeURIComponent(doi).replaceAll('%2F', '/')}`;
  try {
    const headers = { accept: 'application/vnd.citationstyles.csl+json' };
    const response = await registry.fetch(url, { headers, signal: registry.signal });
    if (response.status === 404)
      return refuse(
        doi,
        `No publication has the DOI \`${doi}\`.`,
        'Compare it with the one on the publication itself.',
      );
    if (!response.ok) {
      const hint =
        response.status === 429
          ? 'Wait some minutes and try again.'
          : 'Import a .bib or .ris file of the publisher instead.';
      return refuse(doi, `The registry gave no record for \`${doi}\` (status ${response.status}).`, hint);
    }
    const item: unknown = await response.json();
    const { entry, problems } = readCsl({ DOI: doi, ...(typeof item === 'object' ? item : {}), id: '' }, doi);
    return { entries: entry === null ? [] : [entry], problems };
  } catch (error) {
    const reason = registry.signal.aborted
      ? 'it took too long'
      : error instanceof SyntaxError
        ? 'its answer is no JSON'
        : describe(error);
    return refuse(
      doi,
      `The registry could not be asked about \`${doi}\`: ${reason}.`,
      'Try again later, or import a .bib or .ris file.',
    );
  }
}

function describe(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function refuse(path: string, reason: string, hint: string): Bibliography {
  const problem: Problem = createProblem('import-entry', 'error', {
    at: { path, line: 1, column: 1, length: 1 },
    reason,
    hint,
  });
  return { entries: [], problems: [problem] };
}
