import { familyOf, nameAuthor } from '../core/author.ts';
import { compareText } from '../core/problem.ts';
import { readPublication } from '../core/publication.ts';
import { compareYears } from '../core/year.ts';
import type { Reference } from '../kinds/shapes.ts';
import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';
import { plainText } from '../parse/plain.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { Model } from '../resolve/model.ts';
import { linkTo } from '../resolve/page-link.ts';

/** Every publication, by its first author, year and id. */
export function emitReferences(model: Model): Reference[] {
  const drafts = new Set(model.drafts);
  return documentsOf(model.published, 'reference')
    .map((document) => emitReference(document, model, drafts))
    .map((reference) => ({ reference, name: sortName(reference) }))
    .sort(
      (a, b) =>
        compareText(a.name, b.name) ||
        compareYears(a.reference.year, b.reference.year) ||
        compareText(a.reference.id, b.reference.id),
    )
    .map(({ reference }) => reference);
}

function emitReference(document: Document<'reference'>, model: Model, drafts: ReadonlySet<AnyDocument>): Reference {
  const matter = wholeMatter(document);
  const citing = (model.citing.get(document.slug) ?? []).filter((page) => !drafts.has(page));
  const annotation = document.body.root.children
    .map((node) => plainText(node))
    .filter((text) => text !== '')
    .join(' ');
  const publication = readPublication(document.slug, matter, annotation);
  return { ...publication, id: document.slug, citedOn: citing.flatMap((page) => linkTo(page) ?? []) };
}

function sortName({ authors, editors }: Reference): string {
  const [first = editors[0]] = authors;
  if (first === undefined) return '';
  const given = 'organisation' in first ? '' : nameAuthor({ ...first, family: '' });
  return `${familyOf(first)} ${given}`.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
