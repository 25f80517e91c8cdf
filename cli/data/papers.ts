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
