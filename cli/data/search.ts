import { nameAuthor } from '../core/author.ts';
import { routeOf } from '../kinds/paths.ts';
import type { SearchEntry, SearchKind } from '../kinds/shapes.ts';
import type { AnyDocument } from '../parse/document.ts';
import { nameReference } from '../render/citation-text.ts';
import type { View, Work } from '../render/view.ts';
import { referenceAddress } from '../resolve/page-link.ts';
import { listSectionTexts } from './section-text.ts';

/** What the search finds on a page, section by section. */
export function emitSections(document: AnyDocument, view: View): SearchEntry[] {
  const path = routeOf(document.kind, document.slug);
  const { matter } = document;
  if (path === null || !('title' in matter) || matter.title === undefined) return [];
  const page = matter.title;
  const keywords = 'keywords' in matter ? (matter.keywords ?? []) : [];
  return listSectionTexts(document).flatMap(({ heading, text }): SearchEntry[] => {
    if (heading === null) {
      const description = 'description' in matter ? (matter.description ?? '') : '';
      const kind = document.kind === 'forum' ? 'page' : kindOf(document);
      return [
        {
          kind,
          href: path,
          title: page,
          context: contextOf(document, view),
          text: text === '' ? description : text,
          also: keywords.join(', '),
        },
      ];
    }
    return [
      { kind: kindOf(document), href: `${path}#${heading.id}`, title: heading.title, context: page, text, also: '' },
    ];
  });
}

/** What the search finds of a publication. */
export function emitReferenceEntry(reference: Work): SearchEntry {
  const venue = reference.venue === null ? '' : ` · ${reference.venue}`;
  return {
    kind: 'reference',
    href: referenceAddress(reference.id),
    title: reference.title,
    context: nameReference(reference) + venue,
    text: reference.annotation,
    also: [...reference.authors.slice(1).map(nameAuthor), reference.doi ?? '', reference.isbn ?? '']
      .filter((word) => word !== '')
      .join(', '),
  };
}

function kindOf({ kind }: AnyDocument): SearchKind {
  if (kind === 'topic' || kind === 'paper') return kind;
  return kind === 'forum' ? 'question' : 'page';
}

function contextOf(document: AnyDocument, { groupTitle }: View): string {
  if (document.kind === 'paper') return document.matter.label ?? '';
  if (document.kind !== 'topic') return '';
  return groupTitle(document.matter.group) ?? '';
}
