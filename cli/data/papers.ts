import { compareText } from '../core/problem.ts';
import { type Document, documentsOf } from '../parse/document.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { Model } from '../resolve/model.ts';

/** The papers in the order of the research index. */
export function sortPapers(model: Model): Document<'paper'>[] {
  return [...documentsOf(model.published, 'paper')].sort(
    (a, b) => wholeMatter(a).order - wholeMatter(b).order || compareText(a.slug, b.slug),
  );
}

/** The papers before and after one in the index; it does not go round. */
export function neighboursOf(
  paper: Document<'paper'>,
  model: Model,
): { readonly previous: Document<'paper'> | null; readonly next: Document<'paper'> | null } {
  const papers = sortPapers(model);
  const index = papers.findIndex(({ slug }) => slug === paper.slug);
  return { previous: papers[index - 1] ?? null, next: index === -1 ? null : (papers[index + 1] ?? null) };
}
