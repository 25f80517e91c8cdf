import { keyOfTitle } from '../core/identity.ts';
import { writeFrontMatter } from '../core/publication.ts';
import { numberSlug } from '../core/reference-slug.ts';
import { slugify } from '../core/slug.ts';
import type { Entry } from '../formats/entry.ts';
import type { FrontMatter } from '../kinds/registry.ts';
import { titleMaxLength } from '../schema/fields.ts';
import { starters } from '../schema/starters.ts';
import { compareFields, type EntryFields, hashFields } from './fields.ts';
import type { Imported } from './imports-lock.ts';
import { writeParagraph } from './paragraph.ts';
import { type ImportPlan, type ImportStep, keepKnown } from './plan.ts';

/** A paper that is in content/ already. */
export interface ExistingPaper {
  readonly slug: string;
  readonly frontMatter: Partial<FrontMatter<'paper'>>;
  readonly body: string;
}

/**
 * Decides which papers an import makes or updates: one for each publication. `references` are the steps of the entries
 * themselves. A publication has a paper already if an earlier import made one that is about it, or if a person wrote one
 * with its title. A paper gets the title, the authors, the year and the abstract; its author fills
 * in the rest.
 */
export function planPapers(
  entries: readonly Entry[],
  references: readonly ImportStep[],
  existing: readonly ExistingPaper[],
  imported: Imported,
  isFree: (slug: string) => boolean,
): ImportPlan {
  const ownerOf = (one: ExistingPaper) => (imported[one.slug] === undefined ? undefined : subjectOf(one));
  const byReference = new Map(existing.map((one) => [ownerOf(one), one]));
  const byTitle = new Map(
    existing.flatMap((one) =>
      ownerOf(one) === undefined ? [[keyOfTitle(one.frontMatter.title ?? ''), one] as const] : [],
    ),
  );
  const next = keepKnown(imported, new Set(existing.map((one) => one.slug)));

  const steps = entries.flatMap((entry, index): ImportStep[] => {
    const reference = references[index];
    if (reference === undefined || reference.kind === 'repeated') return [];
    const { line } = entry;
    const fields = fieldsOf(entry);
    const page = byReference.get(reference.slug) ?? byTitle.get(keyOfTitle(entry.publication.title));
    if (page === undefined) {
      const isTaken = (one: string) => next[one] !== undefined || !isFree(one);
      const slug = numberSlug(slugify(entry.publication.title) || reference.slug, isTaken);
      const filled = new Map([['body', starters.body], ...fields]);
      next[slug] = hashFields(filled);
      const { year } = entry.publication;
      const about: [string, unknown][] = [
        ['publication', reference.slug],
        ['references', [reference.slug]],
        ...(typeof year === 'number' ? [['date', `${year}-01-01`] as [string, unknown]] : []),
      ];
      return [{ kind: 'new', slug, line, fields: new Map([...filled, ...about]) }];
    }
    const { slug, frontMatter, body } = page;
    const present = new Map(Object.entries({ ...frontMatter, ...(body !== '' && { body }) }));
    const { step, hashes } = compareFields(present, fields, imported[slug]);
    if (hashes !== undefined) next[slug] = hashes;
    return [{ ...step, slug, line }];
  });
  return { steps, imported: next };
}

function fieldsOf({ publication, abstract }: Entry): EntryFields {
  const { title: whole, authors } = writeFrontMatter(publication);
  const title = whole.length <= titleMaxLength ? whole : `${whole.slice(0, titleMaxLength - 1)}…`;
  return new Map<string, unknown>([
    ['title', title],
    ['label', title],
    ...(authors === undefined ? [] : [['authors', authors] as const]),
    ...(abstract === '' ? [] : [['body', writeParagraph(abstract)] as const]),
  ]);
}

/** The publication that a paper is about; an older import listed it first. */
function subjectOf({ frontMatter: { publication, references } }: ExistingPaper): string | undefined {
  const first = references?.[0];
  return publication ?? (typeof first === 'object' ? first.id : first);
}
