import { z } from 'zod';
import { uniqueBy } from '../core/group-by.ts';
import { cleanDoi, doiKey } from '../core/identity.ts';
import { capitalize } from '../core/text.ts';

/** What became of a publication after it appeared, as Crossref knows it. */
export interface Update {
  /** A `notice` is no publication of its own: it says that the other one was retracted or corrected. */
  readonly kind: 'retracted' | 'corrected' | 'published' | 'notice';
  /** What Crossref calls it: `Expression of concern`. */
  readonly label: string;
  /** The DOI of the new record, or of the publication that a notice is about; null where the record itself was changed. */
  readonly doi: string | null;
}

const notes = z.array(z.object({ DOI: z.string(), type: z.string(), label: z.string().nullish() })).catch([]);
const relations = z.array(z.object({ 'id-type': z.string(), id: z.string() })).catch([]);
const workSchema = z.object({
  'update-to': notes,
  'updated-by': notes,
  relation: z.object({ 'is-preprint-of': relations }).catch({ 'is-preprint-of': [] }),
});
const messageSchema = z.object({ message: workSchema });

/** The part of what Crossref answers about a DOI that tells its later fate. Throws when the answer is none of Crossref's. */
export function trimWork(data: unknown): z.infer<typeof workSchema> {
  return messageSchema.parse(data).message;
}

const retracting = ['retraction', 'withdrawal', 'removal'];
const renewing = ['new_version', 'new_edition'];

/**
 * What became of the publication with this DOI. The record of a notice names what it updates (`update-to`), and the
 * record of what was updated names its notices (`updated-by`); a publisher who marks the article itself names it twice.
 * Publishers and Retraction Watch may both tell of the same notice, which is one. A retraction makes corrections idle.
 */
export function readUpdates(doi: string, work: unknown): Update[] {
  const known = workSchema.safeParse(work);
  if (!known.success) return [];
  const { 'update-to': updateTo, 'updated-by': updatedBy, relation } = known.data;
  const isOwn = (other: string) => doiKey(other) === doiKey(doi);
  const fate = [...updatedBy, ...updateTo.filter(({ DOI }) => isOwn(DOI))].map(
    ({ DOI, type, label }): Update => ({
      kind: retracting.includes(type) ? 'retracted' : 'corrected',
      label: nameUpdate(type, label),
      doi: isOwn(DOI) ? null : DOI,
    }),
  );
  const about = updateTo
    .filter(({ DOI, type }) => !isOwn(DOI) && !renewing.includes(type))
    .map(({ DOI, type, label }): Update => ({ kind: 'notice', label: nameUpdate(type, label), doi: DOI }));
  const published = relation['is-preprint-of'].flatMap(({ 'id-type': type, id }): Update[] => {
    const other = type === 'doi' ? cleanDoi(id) : null;
    return other === null ? [] : [{ kind: 'published', label: 'Publication', doi: other }];
  });
  const gravest = fate.some(({ kind }) => kind === 'retracted')
    ? fate.filter(({ kind }) => kind === 'retracted')
    : fate;
  const all = [...gravest, ...about, ...published];
  return uniqueBy(all, ({ kind, doi: other }) => `${kind} ${doiKey(other ?? '')}`);
}

function nameUpdate(type: string, label: string | null | undefined): string {
  return capitalize(label?.trim() || type.replaceAll('_', ' '));
}
