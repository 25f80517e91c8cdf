import { keyOfTitle } from '../core/identity.ts';
import { writeFrontMatter } from '../core/publication.ts';
import { numberSlug } from '../core/reference-slug.ts';
import { slugOfTitle } from '../core/slug.ts';
import type { Entry } from '../formats/entry.ts';
import type { FrontMatter } from '../kinds/registry.ts';
import { titleMaxLength } from '../schema/fields.ts';
import { starters } from '../schema/starters.ts';
import { compareFields, hashFields } from './fields.ts';
import { hashField, type Imported } from './imports-lock.ts';
import { writeParagraph } from './paragraph.ts';
import { type ImportPlan, type ImportStep, keepKnown, type ReferencePlan } from './plan.ts';

/** A paper that is in content/ already. */
export interface ExistingPaper {
  readonly slug: string;
  readonly frontMatter: Partial<FrontMatter<'paper'>>;
  readonly body: string;
}

/**
 * Decides which papers an import makes or updates: one for each publication. `references` is the plan for the entries
 * themselves. A publication has a paper already if an earlier import made it, or if a person wrote one that is about it
 * or has its title. A paper gets the title, the authors, the year and the abstract; its author fills in the rest.
 */
export function planPapers(
  entries: readonly Entry[],
  references: Pick<ReferencePlan, 'steps' | 'fromOthers'>,
  existing: readonly ExistingPaper[],
  imported: Imported,
  { today, isFree }: { readonly today: string; readonly isFree: (slug: string) => boolean },
): ImportPlan {
  const next = keepKnown(imported, new Set(existing.map((one) => one.slug)));
  const index = (keyOf: (one: ExistingPaper) => string | undefined) =>
    new Map(existing.map((one) => [keyOf(one), one] as const));
  const bySource = index((one) => sourceOf(one, imported[one.slug]));
  const bySubject = index(({ frontMatter }) => frontMatter.publication);
  const byTitle = index(({ slug, frontMatter: { title = '', publication, references = [] } }) =>
    imported[slug] === undefined || (publication === undefined && references.length === 0)
      ? keyOfTitle(title)
      : undefined,
  );

  const steps = entries.flatMap((entry, at): ImportStep[] => {
    const reference = references.steps[at];
    if (reference === undefined || reference.kind === 'repeated' || reference.kind === 'removed') return [];
    const { line } = entry;
    const fields = fieldsOf(entry);
    const made = bySource.get(hashField(reference.slug));
    const page = made ?? bySubject.get(reference.slug) ?? byTitle.get(keyOfTitle(entry.publication.title));
    if (page === undefined) {
      const isTaken = (one: string) => next[one] !== undefined || !isFree(one);
      const slug = numberSlug(slugOfTitle(entry.publication.title) || reference.slug, isTaken);
      const filled = new Map([
        ['body', starters.body],
        ['date', today],
        ...fields,
        ['publication', reference.slug],
      ] as const);
      next[slug] = hashFields(filled);
      return [{ kind: 'new', slug, line, fields: new Map([...filled, ['references', [reference.slug]]]) }];
    }
    const { slug, frontMatter, body } = page;
    const record = made && imported[slug];
    // An older import did not set the date.
    if (record?.date === undefined) fields.delete('date');
    const present = new Map(Object.entries({ ...frontMatter, ...(body !== '' && { body }) }));
    const { step, hashes } = compareFields(present, fields, record, references.fromOthers.has(reference.slug));
    if (hashes !== undefined) next[slug] = hashes;
    return [{ ...step, slug, line }];
  });
  return { steps, imported: next };
}

/** The hash of the publication that an import made a paper of; an older one listed it first, and did not record it. */
function sourceOf({ frontMatter }: ExistingPaper, record: Imported[string] | undefined): string | undefined {
  const first = frontMatter.references?.[0];
  return record && (record.publication ?? hashField(typeof first === 'object' ? first.id : first));
}

function fieldsOf({ publication, abstract, day }: Entry): Map<string, unknown> {
  const { title: whole, authors, year } = writeFrontMatter(publication);
  const title = whole.length <= titleMaxLength ? whole : `${whole.slice(0, titleMaxLength - 1)}…`;
  return new Map<string, unknown>([
    ['title', title],
    ['label', title],
    ...(authors === undefined ? [] : [['authors', authors] as const]),
    ...(typeof year === 'number' ? [['date', day ?? `${year}-01-01`] as const] : []),
    ...(abstract === '' ? [] : [['body', writeParagraph(abstract)] as const]),
  ]);
}
