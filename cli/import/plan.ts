import { familyOf, nameAuthor, readAuthor } from '../core/author.ts';
import { groupBy } from '../core/group-by.ts';
import { doiKey, isTitleOf, keyOfMainTitle, keyOfTitle, repeatsDoi } from '../core/identity.ts';
import { judgeSlug } from '../core/judge-slug.ts';
import { foreignKeys, type Publication, writeFrontMatter } from '../core/publication.ts';
import { makeSlug } from '../core/reference-slug.ts';
import { correctArticle } from '../core/series.ts';
import { type Entry, referenceKeys } from '../formats/entry.ts';
import { withoutMarkup } from '../formats/markup.ts';
import type { FrontMatter } from '../kinds/registry.ts';
import { compareFields, type EntryFields, type FieldChange, hashFields } from './fields.ts';
import { hashField, type Imported, sourceKey } from './imports-lock.ts';

/** A reference that is in content/ already. */
export interface Existing {
  readonly slug: string;
  readonly frontMatter: FrontMatter<'reference'>;
  readonly annotation: string;
}

/** The fields in which an entry differs from the file, and which stay as they are there. */
interface Unchanged {
  /** Those that a person wrote. */
  readonly kept: readonly string[];
  /** Those of which another source knows less. */
  readonly fuller?: readonly string[];
}

/** What an import does with one entry of its file; `line` is the line of the entry. */
export type ImportStep = {
  readonly slug: string;
  readonly line: number;
} & (
  | ({ readonly kind: 'update'; readonly changes: readonly FieldChange[] } & Unchanged)
  /**
   * `alike` is a reference with its title and its first author and other details, such as its working paper;
   * `isShorter` says that this one lacks the subtitle of the other.
   */
  | { readonly kind: 'new'; readonly fields: EntryFields; readonly alike?: string; readonly isShorter?: boolean }
  /** The entry differs from the file only where a person wrote or changed the file, or where the file is fuller. */
  | ({ readonly kind: 'kept' } & Unchanged)
  /** It was imported once, and then removed. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'same' }
  /** An earlier entry of the same import is about the same publication. */
  | { readonly kind: 'repeated' }
);

export interface ImportPlan {
  /** One for each entry, in their order. */
  readonly steps: readonly ImportStep[];
  /** The part of the lock after the import. */
  readonly imported: Imported;
}

export interface ReferencePlan extends ImportPlan {
  /** The references that were imported from another source than that of their entries here. */
  readonly fromOthers: ReadonlySet<string>;
}

/**
 * Decides what an import does. Two publications are the same if their DOIs are equal or, where one has none, their
 * titles and years, unless they share no word of their authors' names, as introductions may; one whose title or year was
 * corrected is recognised by its key in the source, or by the title and year that it was imported with. A field is
 * replaced only if it is still as an import left it, and a field that an entry lacks is not removed unless its new type
 * has no place for it, or its names are those of the editors now. What another source knows less of stays, and so does
 * the absence of what was `removed`.
 */
export function planImport(
  entries: readonly Entry[],
  existing: readonly Existing[],
  imported: Imported,
  removed: Imported = {},
): ReferencePlan {
  const known = createIndex();
  for (const { slug, frontMatter } of existing) known.add(slug, frontMatter.doi ?? null, frontMatter);
  const titled = groupBy(existing, ({ frontMatter }) => keyOfMainTitle(frontMatter.title));
  const keys = new Set<string | undefined>(entries.map(({ key }) => key));
  const recorded = groupBy(existing, ({ slug }) => nameInRecord(imported[slug]));
  const findRemoved = indexRemoved(removed);
  const bySlug = new Map(existing.map((one) => [one.slug, one]));
  const taken = new Set(bySlug.keys());
  const seen = new Set<string>();
  const fromOthers = new Set<string>();
  const next = keepKnown(imported, bySlug);

  const steps = entries.map((entry): ImportStep => {
    const { line } = entry;
    const publication = correctArticle(dropRepeatedDoi(entry.publication));
    const written = writeFrontMatter(publication);
    const fields = fieldsOf(
      { ...written, ...(entry.links.length > 0 && { links: entry.links }) },
      publication.annotation,
    );
    const slug =
      known.find(publication.doi, written) ??
      findByKey(entry, existing, imported, seen) ??
      findByRecord(publication, recorded, (one) => {
        // That has an entry of its own here, beside which this one is another work.
        return isOtherSource(entry, imported[one]) && keys.has(imported[one]?.[sourceKey]);
      });
    const file = slug === undefined ? undefined : bySlug.get(slug);
    if (slug === undefined) {
      const gone = findRemoved(publication);
      if (gone !== undefined) return { kind: 'removed', slug: gone, line };
      const made = makeSlug(entry.key, entry.publication, (one) => taken.has(one) || judgeSlug(one) !== null);
      taken.add(made);
      known.add(made, publication.doi, written);
      next[made] = { ...hashFields(fields), ...(entry.key !== '' && { [sourceKey]: entry.key }) };
      return { kind: 'new', slug: made, line, fields, ...findAlike(written, titled) };
    }
    if (file === undefined || seen.has(slug)) return { kind: 'repeated', slug, line };
    seen.add(slug);
    const isOther = isOtherSource(entry, imported[slug]);
    if (isOther) fromOthers.add(slug);
    const present = fieldsOf(file.frontMatter, file.annotation);
    const { step, hashes } = compareFields(present, fields, imported[slug], isOther);
    if (step.kind === 'update') {
      const isChanged = (key: string) => step.changes.some(({ field }) => field === key);
      // Names that were taken for the authors are those of the editors.
      const isMoved = !isOther && isChanged('editors') && !present.has('editors') && !fields.has('authors');
      const gone = [...(isChanged('type') ? foreignKeys(publication.type) : []), ...(isMoved ? ['authors'] : [])];
      for (const field of gone)
        if (present.has(field) && imported[slug]?.[field] === hashField(present.get(field)))
          step.changes.push({ field, value: undefined });
    }
    const record = hashes ?? next[slug];
    // The key stays that of the first source, or another would be taken for it the next time.
    if (record !== undefined) next[slug] = entry.key === '' || isOther ? record : { ...record, [sourceKey]: entry.key };
    return { ...step, slug, line };
  });
  return { steps, imported: next, fromOthers };
}

/**
 * The reference with the title and the first author of a publication; with or without its subtitle, if the years are the
 * same and a name is, as editors stand in another order elsewhere.
 */
function findAlike(
  written: FrontMatter<'reference'>,
  titled: ReadonlyMap<string, readonly Existing[]>,
): { readonly alike?: string; readonly isShorter?: boolean } {
  const [title, first, names] = [keyOfTitle(written.title), firstName(written), wordsOfNames(written)];
  const named = titled.get(keyOfMainTitle(written.title)) ?? [];
  const same = named.find(({ frontMatter: one }) => keyOfTitle(one.title) === title && firstName(one) === first);
  if (same !== undefined) return { alike: same.slug };
  const ofYear = named.filter(
    ({ frontMatter: one }) =>
      one.year === written.year && keyOfTitle(one.title) !== title && canBeSame(wordsOfNames(one), names),
  );
  const longer = ofYear.find(({ frontMatter }) => isTitleOf(written.title, frontMatter.title));
  if (longer !== undefined) return { alike: longer.slug, isShorter: true };
  const shorter = ofYear.find(({ frontMatter }) => isTitleOf(frontMatter.title, written.title));
  return shorter === undefined ? {} : { alike: shorter.slug };
}

/**
 * The reference that an earlier import made of an entry with the same key. The key alone is not enough, as two
 * bibliographies may use it for two works: the imported title or the present one has to be the same too, or the first
 * author, if the DOIs do not differ.
 */
function findByKey(
  { key, publication }: Entry,
  existing: readonly Existing[],
  imported: Imported,
  seen: ReadonlySet<string>,
): string | undefined {
  if (key === '') return undefined;
  const { title, doi } = publication;
  const found = existing.find(({ slug, frontMatter }) => {
    const record = imported[slug];
    if (record?.[sourceKey] !== key || seen.has(slug)) return false;
    const isTitled = record.title === hashField(title) || keyOfTitle(frontMatter.title) === keyOfTitle(title);
    const isOther = doi !== null && frontMatter.doi !== undefined && doiKey(doi) !== doiKey(frontMatter.doi);
    return isTitled || (!isOther && firstName(frontMatter) === firstName(writeFrontMatter(publication)));
  });
  return found?.slug;
}

/** The reference whose title or year a person corrected, by those of its import; EndNote and databases give no keys. */
function findByRecord(
  publication: Publication,
  recorded: ReadonlyMap<string, readonly Existing[]>,
  isOther: (slug: string) => boolean,
): string | undefined {
  const names = wordsOfNames(writeFrontMatter(publication));
  const name = nameInRecord({ title: hashField(publication.title), year: hashField(publication.year) });
  const found = recorded.get(name)?.find(({ slug, frontMatter }) => {
    if (isOther(slug) || (publication.doi !== null && frontMatter.doi !== undefined)) return false;
    return canBeSame(wordsOfNames(frontMatter), names);
  });
  return found?.slug;
}

/** Gives a function that finds the removed reference that is about a publication, as far as the record of its import tells. */
function indexRemoved(removed: Imported): (publication: Publication) => string | undefined {
  const records = Object.entries(removed);
  const byDoi = groupBy(records, ([, { doi }]) => doi);
  const byName = groupBy(records, ([, record]) => nameInRecord(record));
  return ({ doi, title, year }) => {
    const named = byName.get(nameInRecord({ title: hashField(title), year: hashField(year) })) ?? [];
    const same = doi === null ? undefined : byDoi.get(hashField(doi))?.[0];
    return (same ?? named.find(([, record]) => doi === null || record.doi === undefined))?.[0];
  };
}

/** The title and the year that a record of an import tells. */
function nameInRecord({ title, year }: Imported[string] = {}): string {
  return `${title} ${year}`;
}

/** Whether an entry has another key than the one that was imported, so that it is from another bibliography. */
function isOtherSource({ key }: Entry, record: Imported[string] | undefined): boolean {
  return record?.[sourceKey] !== undefined && record[sourceKey] !== key;
}

function firstName({ authors, editors }: FrontMatter<'reference'>): string {
  const [first] = authors ?? editors ?? [];
  return first === undefined ? '' : keyOfTitle(familyOf(readAuthor(first)));
}

/** What was imported and still exists. */
export function keepKnown(imported: Imported, present: { readonly has: (slug: string) => boolean }) {
  const kept = Object.entries(imported).filter(([slug]) => present.has(slug));
  return Object.fromEntries(kept) as Record<string, Imported[string]>;
}

/** The fields that have a value, in the order of a file. */
function fieldsOf(frontMatter: FrontMatter<'reference'>, annotation: string): EntryFields {
  const fields = new Map<string, unknown>();
  for (const key of referenceKeys) if (frontMatter[key] !== undefined) fields.set(key, frontMatter[key]);
  if (annotation !== '') fields.set('annotation', annotation);
  return fields;
}

/** Without an address that only repeats the DOI, as databases do: the site links the DOI anyway. */
function dropRepeatedDoi(publication: Publication): Publication {
  const { url, doi } = publication;
  return url !== null && doi !== null && repeatsDoi(url, doi) ? { ...publication, url: null } : publication;
}

type Titled = Pick<FrontMatter<'reference'>, 'title' | 'year' | 'authors' | 'editors'>;

function createIndex() {
  const byDoi = new Map<string, string>();
  const byTitle = new Map<string, { slug: string; doi: string | null; names: ReadonlySet<string> }[]>();
  // Older imports brought in titles with their markup.
  const nameOf = ({ title, year }: Titled) => `${keyOfTitle(withoutMarkup(title))} ${year}`;
  return {
    add(slug: string, doi: string | null, titled: Titled): void {
      if (doi !== null) byDoi.set(doiKey(doi), slug);
      const named = byTitle.get(nameOf(titled)) ?? [];
      byTitle.set(nameOf(titled), [{ slug, doi, names: wordsOfNames(titled) }, ...named]);
    },
    find(doi: string | null, titled: Titled): string | undefined {
      const same = doi === null ? undefined : byDoi.get(doiKey(doi));
      if (same !== undefined) return same;
      const names = wordsOfNames(titled);
      const named = byTitle.get(nameOf(titled))?.filter((one) => doi === null || one.doi === null);
      return named?.find((one) => canBeSame(one.names, names))?.slug;
    },
  };
}

/** The words of the names of those who wrote a publication; names in other letters may be spelt in Latin ones. */
function wordsOfNames({ authors, editors }: Titled): ReadonlySet<string> {
  const names = (authors ?? editors ?? []).map((one) => nameAuthor(readAuthor(one)));
  return new Set(names.flatMap((name) => name.match(/[\p{Script=Latin}\p{M}]{2,}/gu) ?? []).map(keyOfTitle));
}

function canBeSame(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return names.size === 0 || others.size === 0 || [...names].some((name) => others.has(name));
}
