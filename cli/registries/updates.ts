import { z } from 'zod';
import { uniqueBy } from '../core/group-by.ts';
import { cleanDoi, doiKey } from '../core/identity.ts';
import { capitalize } from '../core/text.ts';

/** Something that happened to a publication after it appeared, as recorded at Crossref. */
export interface Update {
  /** `notice`: the DOI is that of a notice, which says that another publication was retracted or corrected. */
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

/** The part of Crossref's response that `readUpdates` reads. Throws when the response has another form. */
export function trimWork(data: unknown): z.infer<typeof workSchema> {
  return messageSchema.parse(data).message;
}

const retracting = ['retraction', 'withdrawal', 'removal'];
const renewing = ['new_version', 'new_edition'];

/**
 * The updates of the publication with this DOI. The record of a notice names the publication (`update-to`), and the
 * record of the publication names its notices (`updated-by`); a publisher who marks the article itself uses both.
 * Publishers and Retraction Watch may both report the same notice, which is listed once. Corrections are left out where
 * there is a retraction.
 */
export function readUpdates(doi: string, work: unknown): Update[] {
  const known = workSchema.safeParse(work);
  if (!known.success) return [];
  const { 'update-to': updateTo, 'updated-by': updatedBy, relation } = known.data;
  const isOwn = (other: string) => doiKey(other) === doiKey(doi);
  const received = [...updatedBy, ...updateTo.filter(({ DOI }) => isOwn(DOI))].map(
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
  const gravest = received.some(({ kind }) => kind === 'retracted')
    ? received.filter(({ kind }) => kind === 'retracted')
    : received;
  const all = [...gravest, ...about, ...published];
  return uniqueBy(all, ({ kind, doi: other }) => `${kind} ${doiKey(other ?? '')}`);
}

function nameUpdate(type: string, label: string | null | undefined): string {
  return capitalize(label?.trim() || type.replaceAll('_', ' '));
}
