import { compareText } from '../core/problem.ts';
import { kinds, kindWith } from '../kinds/registry.ts';
import { type AnyDocument, type Document, documentsOf } from '../parse/document.ts';
import type { Addresses } from './addresses.ts';
import { listReferences } from './references.ts';

/** The anchors of a page: its headings, its labels, its figures, its references, and what its screen adds. */
export function anchorsOf(document: AnyDocument, { routes }: Pick<Addresses, 'routes'>): string[] {
  const { anchors: headings, figures } = document.summary;
  const anchors = [...headings, ...figures.map((name) => `figure-${name}`), ...(kinds[document.kind].anchors ?? [])];
  if (kinds[document.kind].takesQuestions) anchors.push(...faqAmong(routes.values()).map(({ slug }) => slug));
  const references = listReferences(document);
  if (references.length > 0) anchors.push('references', ...references.map((reference) => `ref-${reference.id}`));
  return anchors;
}

/** The kind of file that answers a question. */
export const answerKind = kindWith('answersQuestions');
/** The kind of file that explains a word. */
export const termKind = kindWith('explainsTerms');

/** The answers that the forum shows too, in their order there. */
export function faqAmong(documents: Iterable<AnyDocument | undefined>): readonly Document<typeof answerKind>[] {
  const known = [...documents].filter((document) => document !== undefined);
  return documentsOf(known, answerKind)
    .filter(({ frontMatter }) => frontMatter.faq !== undefined)
    .sort((a, b) => (a.frontMatter.faq ?? 0) - (b.frontMatter.faq ?? 0) || compareText(a.slug, b.slug));
}
