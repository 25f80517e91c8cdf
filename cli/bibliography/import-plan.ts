import type { ReferenceMatter } from '../schema/kinds.ts';
import type { Entry } from './entry.ts';
import { doiKey, repeatsDoi, titleKey } from './identity.ts';
import { hashField, type Lock } from './import-lock.ts';
import { makeSlug } from './import-slug.ts';
import { type Change, fieldOrder } from './matter-file.ts';
import { type Publication, writeMatter } from './publication.ts';

/** A reference that stands in content/ already. */
export interface Existing {
  readonly slug: string;
  readonly matter: ReferenceMatter;
  readonly annotation: string;
}

/** What an import does with one entry of its file; `line` is the line of the entry. */
export type Step =
  | {
      readonly kind: 'new';
      readonly slug: string;
      readonly line: number;
      readonly matter: ReferenceMatter;
      readonly annotation: string;
    }
  | {
      readonly kind: 'update';
      readonly slug: string;
      readonly line: number;
      readonly changes: readonly Change[];
      readonly kept: readonly string[];
    }
  /** The entry says something else than the file, where a person wrote or changed the file. */
  | { readonly kind: 'kept'; readonly slug: string; readonly line: number; readonly kept: readonly string[] }
  | { readonly kind: 'same'; readonly slug: string; readonly line: number }
  /** The publication of an earlier entry of the same import. */
  | { readonly kind: 'repeated'; readonly slug: string; readonly line: number };

export interface Plan {
  readonly steps: readonly Step[];
  /** What the lock says after the import. */
  readonly lock: Lock;
}

/** Decides what an import does. Two publications are the same when their DOIs are, or, where one has no DOI, their titles and years. A field is replaced only where it is still as an import left it, and what an entry does not say takes nothing away. */
export function planImport(entries: readonly Entry[], existing: readonly Existing[], lock: Lock): Plan {
  const known = createIndex();
  for (const { slug, matter } of existing) known.add(slug, matter.doi ?? null, matter);
  const bySlug = new Map(existing.map((one) => [one.slug, one]));
  const taken = new Set(bySlug.keys());
  const seen = new Set<string>();
  const steps: Step[] = [];
  const next: Record<string, Record<string, string>> = {};
  for (const [slug, fields] of Object.entries(lock)) if (bySlug.has(slug)) next[slug] = { ...fields };

  for (const entry of entries) {
    const { line } = entry;
    const publication = withoutEcho(entry.publication);
    const slug = known.find(publication.doi, publication);
    const file = slug === undefined ? undefined : bySlug.get(slug);
    if (slug === undefined) {
      const made = makeSlug(entry, (one) => taken.has(one));
      taken.add(made);
      known.add(made, publication.doi, publication);
      const fields = fieldsOf(writeMatter(publication), publication.annotation);
      next[made] = Object.fromEntries([...fields].map(([field, value]) => [field, hashField(value)]));
      steps.push({
        kind: 'new',
        slug: made,
        line,
        matter: writeMatter(publication),
        annotation: publication.annotation,
      });
    } else if (file === undefined || seen.has(slug)) steps.push({ kind: 'repeated', slug, line });
    else {
      seen.add(slug);
      const { changes, kept } = compare(file, publication, lock[slug]);
      for (const { field, value } of changes) next[slug] = { ...next[slug], [field]: hashField(value) };
      if (changes.length > 0) steps.push({ kind: 'update', slug, line, changes, kept });
      else steps.push(kept.length > 0 ? { kind: 'kept', slug, line, kept } : { kind: 'same', slug, line });
    }
  }
  return { steps, lock: next };
}

/** What differs, parted into what may be replaced and what a person wrote; a reference that no import brought is a person's in all its fields. */
function compare(
  file: Existing,
  publication: Publication,
  imported: Lock[string] | undefined,
): { changes: Change[]; kept: string[] } {
  const changes: Change[] = [];
  const kept: string[] = [];
  const present = fieldsOf(file.matter, file.annotation);
  for (const [field, value] of fieldsOf(writeMatter(publication), publication.annotation)) {
    const hash = hashField(present.get(field));
    if (hash === hashField(value)) continue;
    const isUntouched =
      imported !== undefined && (imported[field] === hash || (imported[field] === undefined && !present.has(field)));
    if (isUntouched) changes.push({ field, value });
    else kept.push(field);
  }
  return { changes, kept };
}

/** The fields that have something to say, in the order of a file. */
function fieldsOf(matter: ReferenceMatter, annotation: string): Map<Change['field'], unknown> {
  const fields = new Map<Change['field'], unknown>();
  for (const key of fieldOrder) if (matter[key] !== undefined) fields.set(key, matter[key]);
  if (annotation !== '') fields.set('annotation', annotation);
  return fields;
}

/** Databases repeat the DOI as the address; the site links the DOI anyway. */
function withoutEcho(publication: Publication): Publication {
  const { url, doi } = publication;
  return url !== null && doi !== null && repeatsDoi(url, doi) ? { ...publication, url: null } : publication;
}

type Titled = Pick<Publication, 'title' | 'year'>;

function createIndex() {
  const byDoi = new Map<string, string>();
  const byTitle = new Map<string, { readonly slug: string; readonly doi: string | null }>();
  return {
    add(slug: string, doi: string | null, titled: Titled): void {
      if (doi !== null) byDoi.set(doiKey(doi), slug);
      byTitle.set(titleKey(titled), { slug, doi });
    },
    find(doi: string | null, titled: Titled): string | undefined {
      const same = doi === null ? undefined : byDoi.get(doiKey(doi));
      if (same !== undefined) return same;
      const named = byTitle.get(titleKey(titled));
      return named !== undefined && (doi === null || named.doi === null) ? named.slug : undefined;
    },
  };
}
