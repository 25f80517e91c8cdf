import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';
import { plainText } from '../parse/plain.ts';
import { compareText } from '../report/problem.ts';
import type { Model } from '../resolve/model.ts';
import { linkTo } from './links.ts';
import { wholeMatter } from './matter.ts';
import type { Author, Reference } from './shapes.ts';

/** Every publication, by its first author, year and id. */
export function emitReferences(model: Model): Reference[] {
  const drafts = new Set(model.drafts);
  return documentsOf(model.published, 'reference')
    .map((document) => emitReference(document, model, drafts))
    .map((reference) => ({ reference, name: sortName(reference) }))
    .sort(
      (a, b) =>
        compareText(a.name, b.name) ||
        a.reference.year - b.reference.year ||
        compareText(a.reference.id, b.reference.id),
    )
    .map(({ reference }) => reference);
}

function emitReference(document: Document<'reference'>, model: Model, drafts: ReadonlySet<AnyDocument>): Reference {
  const matter = wholeMatter(document);
  const citing = (model.citing.get(document.slug) ?? []).filter((page) => !drafts.has(page));
  return {
    id: document.slug,
    type: matter.type,
    authors: matter.authors.map(readAuthor),
    title: matter.title,
    year: matter.year,
    venue: matter.venue ?? null,
    volume: matter.volume ?? null,
    issue: matter.issue ?? null,
    pages: matter.pages ?? null,
    doi: matter.doi ?? null,
    url: matter.url ?? null,
    annotation: document.body.root.children
      .map(plainText)
      .filter((text) => text !== '')
      .join(' '),
    citedOn: citing.flatMap((page) => linkTo(page) ?? []),
  };
}

/** `Given Family` splits before its last word, `Family, Given` at its comma. */
export function readAuthor(author: string | { readonly organisation: string }): Author {
  if (typeof author !== 'string') return { organisation: author.organisation };
  const [family = '', given] = author.split(/\s*,\s*/);
  if (given !== undefined) return { given, family };
  const words = author.trim().split(/\s+/);
  return { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? author };
}

function sortName(reference: Reference): string {
  const first = reference.authors[0];
  if (first === undefined) return '';
  const name = 'organisation' in first ? first.organisation : `${first.family} ${first.given}`;
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
