import { readBody } from '../edit/matter.ts';
import type { Author, Reference } from '../emit/shapes.ts';
import { type AnyDocument, documentsOf } from '../parse/document.ts';
import { type ReferenceMatter, referenceSchema } from '../schema/kinds.ts';
import { readAuthor, writeAuthor } from './authors.ts';

export type ReferenceType = ReferenceMatter['type'];

/** One publication as every format has it: its id (the slug of its file), what the front matter says, and the annotation below it. */
export interface Publication extends Omit<Reference, 'citedOn' | 'type'> {
  readonly type: ReferenceType;
}

/** The publication that a reference file holds; `annotation` is its markdown. */
export function readPublication(id: string, matter: ReferenceMatter, annotation: string): Publication {
  const { venue, volume, issue, pages, doi, url } = matter;
  return {
    id,
    type: matter.type,
    authors: matter.authors.map(readAuthor),
    title: matter.title,
    year: matter.year,
    venue: venue ?? null,
    volume: volume ?? null,
    issue: issue ?? null,
    pages: pages ?? null,
    doi: doi ?? null,
    url: url ?? null,
    annotation: annotation.trim(),
  };
}

/** The front matter that says what the publication says, without the keys that have nothing to say. */
export function writeMatter(publication: Publication): ReferenceMatter {
  const { type, authors, title, year, venue, volume, issue, pages, doi, url } = publication;
  return {
    type,
    authors: authors.map(writeAuthor),
    title,
    year,
    ...(venue !== null && { venue }),
    ...(volume !== null && { volume }),
    ...(issue !== null && { issue }),
    ...(pages !== null && { pages }),
    ...(doi !== null && { doi }),
    ...(url !== null && { url }),
  };
}

/** The publications among some documents, with their annotations as they are written; one whose front matter is not valid is left out. */
export function listPublications(documents: readonly AnyDocument[]): Publication[] {
  return documentsOf(documents, 'reference').flatMap(({ slug, text, matter, isValid }) => {
    const known = referenceSchema.safeParse(matter);
    return isValid && known.success ? [readPublication(slug, known.data, readBody(text))] : [];
  });
}

/** The types whose venue is the work that contains them (a journal, a book, a site); the venue of the others is who published them. */
export function isContained(type: ReferenceType): boolean {
  return type === 'article' || type === 'chapter' || type === 'website';
}

/** Whether what a bibliography calls a report is what economists call a working paper. */
export function isWorkingPaper(genre: string): boolean {
  return /working|discussion|policy research|research paper|mimeo|preprint|manuscript/i.test(genre);
}

export type { Author };
