import { z } from 'zod';
import { readAuthor } from '../core/author.ts';
import { cleanDoi } from '../core/identity.ts';
import { indexTypes } from '../core/reference-types.ts';
import { type CheckedEntry, checkEntry, reportEntry } from '../formats/entry.ts';

const text = z.object({ value: z.string().nullish() }).nullish();

const externalIds = z
  .object({
    'external-id': z
      .array(
        z.object({
          'external-id-type': z.string(),
          'external-id-value': z.string().nullish(),
          'external-id-normalized': text,
          'external-id-relationship': z.string().nullish(),
        }),
      )
      .nullish(),
  })
  .nullish();

/** A work in the list of a profile. ORCID writes null for what is not known. */
export const summarySchema = z.object({
  'put-code': z.number(),
  title: z.object({ title: text, subtitle: text }).nullish(),
  type: z.string().nullish(),
  'external-ids': externalIds,
  'display-index': z.coerce.number().nullish(),
});

/** A work with all its fields. */
export const workSchema = summarySchema.extend({
  'journal-title': text,
  'short-description': z.string().nullish(),
  citation: z.object({ 'citation-type': z.string().nullish(), 'citation-value': z.string().nullish() }).nullish(),
  'publication-date': z.object({ year: text }).nullish(),
  url: text,
  contributors: z
    .object({
      contributor: z
        .array(
          z.object({
            'credit-name': text,
            'contributor-attributes': z.object({ 'contributor-role': z.string().nullish() }).nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
});

export type OrcidSummary = z.infer<typeof summarySchema>;
export type OrcidWork = z.infer<typeof workSchema>;

const types = indexTypes(({ orcid }) => orcid);

/** The DOI of the work itself, not that of the book it is in or of another version. */
export function findDoi({ 'external-ids': ids }: Pick<OrcidSummary, 'external-ids'>): string | null {
  const own = (ids?.['external-id'] ?? []).filter(
    (one) => /^doi$/i.test(one['external-id-type']) && /^self$/i.test(one['external-id-relationship'] ?? 'self'),
  );
  const dois = own.map((one) => cleanDoi(one['external-id-value'] ?? one['external-id-normalized']?.value ?? ''));
  return dois.find((doi) => doi !== null) ?? null;
}

/** The title with the subtitle. */
export function nameWork({ title }: Pick<OrcidSummary, 'title'>): string {
  return [title?.title?.value, title?.subtitle?.value].filter((part) => part).join(': ');
}

/** The entry that ORCID's own fields make, for a work whose citation cannot be read. */
export function toEntry(work: OrcidWork, path: string, line: number): CheckedEntry {
  const type = types.get((work.type ?? '').toLowerCase().replaceAll('_', '-'));
  if (type === undefined) {
    const reason = `No reference is of the type that ORCID names, \`${work.type ?? 'none'}\`: the work is left out.`;
    const hint = 'Give it another type at orcid.org, or write its reference by hand.';
    return { entry: null, problems: [reportEntry('warning', path, line, reason, hint)] };
  }
  const people = (work.contributors?.contributor ?? []).flatMap((one) => {
    const name = one['credit-name']?.value?.trim();
    const role = one['contributor-attributes']?.['contributor-role'] ?? '';
    return name ? [{ author: readAuthor(name), isEditor: /editor/i.test(role) }] : [];
  });
  return checkEntry(path, {
    key: '',
    line,
    type,
    authors: people.flatMap(({ author, isEditor }) => (isEditor ? [] : [author])),
    editors: people.flatMap(({ author, isEditor }) => (isEditor ? [author] : [])),
    title: nameWork(work),
    year: work['publication-date']?.year?.value ?? '',
    venue: work['journal-title']?.value ?? '',
    doi: findDoi(work) ?? '',
    url: work.url?.value ?? '',
    abstract: work['short-description'] ?? '',
  });
}
