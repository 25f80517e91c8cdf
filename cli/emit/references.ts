import { type Document, documentsOf } from '../parse/document.ts';
import { plainText } from '../parse/plain.ts';
import { compareText } from '../report/problem.ts';
import type { Model } from '../resolve/model.ts';
import { linkTo } from './links.ts';
import { wholeMatter } from './matter.ts';
import type { Author, Reference } from './shapes.ts';

/** Every publication, by its first author, year and id. */
export function emitReferences(model: Model): Reference[] {
  const references = documentsOf(model.published, 'reference').map((document) => emitReference(document, model));
  return references.sort((a, b) => compareText(sortName(a), sortName(b)) || a.year - b.year || compareText(a.id, b.id));
}

function emitReference(document: Document<'reference'>, model: Model): Reference {
  const matter = wholeMatter(document);
  const citing = (model.citing.get(document.slug) ?? []).filter((page) => !model.drafts.includes(page));
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
