import type { Losses } from '../documents/losses.ts';
import { keyOfWork } from '../documents/source.ts';
import type { Entry } from '../formats/entry.ts';
import { findPublication } from './find-reference.ts';
import { importBibliography } from './import-bibliography.ts';
import type { Revision } from './revision.ts';

/**
 * Adds the publications that the citations of a document bring along, as references; those that the site has stay as
 * they are. Gives the id of each by the key that cites it in the text, and the ids that are new.
 */
export function bringWorks(revision: Revision, works: readonly Entry[], losses: Losses) {
  const model = revision.model();
  const known = works.map(({ publication }) => findPublication(model, publication));
  const entries = works.flatMap((entry, line) => (known[line] === undefined ? [{ ...entry, line }] : []));
  const { references, problems } =
    entries.length === 0
      ? { references: [], problems: [] }
      : importBibliography(revision, { entries, problems: [] }, 'references');
  for (const { reason } of problems) losses.add(reason);
  const ids = new Map<string, string>();
  for (const [line, own] of known.entries()) {
    const id = own ?? references.find((step) => step.line === line)?.slug;
    if (id !== undefined) ids.set(keyOfWork(line), id);
  }
  return { ids, added: references.flatMap(({ kind, slug }) => (kind === 'new' ? [slug] : [])) };
}
