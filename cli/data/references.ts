import { nameAuthor, sortedFamily } from '../core/author.ts';
import { deriveEach, isSameList } from '../core/graph.ts';
import { compareText } from '../core/problem.ts';
import { foldAccents } from '../core/text.ts';
import { compareYears } from '../core/year.ts';
import type { Work } from '../kinds/kind.ts';
import type { Reference } from '../kinds/shapes/reference.ts';
import type { AnyDocument } from '../parse/document.ts';
import { plainTextOf } from '../parse/plain.ts';
import type { View } from '../render/view.ts';
import { citedKind } from '../resolve/references.ts';

/** All published references. */
export function listWorks(view: View): Work[] {
  return view.model.publishedOf(citedKind).flatMap(({ slug }) => view.work(slug) ?? []);
}

/** All published references, sorted by first author, year and id; what an edit leaves as it was is the same object. */
export const emitReferences = deriveEach(
  (view: View): readonly Reference[] =>
    listWorks(view)
      .map((work) => ({ work, name: sortName(work) }))
      .sort(
        (a, b) =>
          compareText(a.name, b.name) || compareYears(a.work.year, b.work.year) || compareText(a.work.id, b.work.id),
      )
      .map(({ work }) => referenceIn(view)(work)),
  isSameList,
);

const referenceIn = deriveEach((view: View) =>
  deriveEach((work: Work): Reference => ({ ...work, citedOn: view.citedOn(work.id) })),
);

/** The plain text of a reference's body. */
export function readAnnotation({ body }: AnyDocument): string {
  return body.root.children
    .map((node) => plainTextOf(node))
    .filter((text) => text !== '')
    .join(' ');
}

function sortName({ authors, editors }: Work): string {
  const [first = editors[0]] = authors;
  if (first === undefined) return '';
  const given = 'organisation' in first ? '' : nameAuthor({ ...first, family: '' });
  return `${sortedFamily(first)} ${foldAccents(given)}`.trim();
}
