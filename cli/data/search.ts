import { nameAuthor } from '../core/author.ts';
import type { KindModule, SiteView } from '../kinds/kind.ts';
import { routeOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import type { Reference } from '../kinds/shapes/reference.ts';
import type { SearchEntry } from '../kinds/shapes/search.ts';
import type { GlossaryTerm } from '../kinds/shapes/term.ts';
import { type AnyDocument, wholeFrontMatter } from '../parse/document.ts';
import { nameReference } from '../render/citation-text.ts';
import { termKind } from '../resolve/anchors.ts';
import type { Model } from '../resolve/model.ts';
import { glossaryAddress, referenceAddress, titleOf } from '../resolve/page-link.ts';
import { citedKind } from '../resolve/references.ts';
import { isIdle } from '../resolve/site.ts';
import { describeShortly } from './head.ts';
import { listSectionTexts } from './section-text.ts';
import { nameFound } from './subject.ts';

/** The search entries of a page, one for each section. */
export function emitSections(document: AnyDocument, site: SiteView, model: Model): SearchEntry[] {
  const path = routeOf(document.kind, document.slug);
  const { frontMatter } = document;
  const page = titleOf(document);
  if (path === null || page === undefined || isIdle(document, model)) return [];
  const kind: KindModule = kinds[document.kind];
  const word = kind.searchedAs ?? 'page';
  const keywords =
    'keywords' in frontMatter ? (frontMatter.keywords ?? []) : 'asks' in frontMatter ? (frontMatter.asks ?? []) : [];
  return listSectionTexts(document, model).map(({ heading, text: words, notes }): SearchEntry => {
    const text = [words, ...notes].filter((part) => part !== '').join('\n');
    if (heading !== null)
      return {
        kind: word,
        href: `${path}#${heading.id}`,
        title: heading.title,
        context: nameFound(page, document, site),
        text,
        also: '',
      };
    return {
      kind: word,
      href: path,
      title: page,
      context: kind.context?.(wholeFrontMatter(document), site) ?? '',
      // The full text behind a short note is on the page that it is based on, and is found there.
      text: text === '' || kind.text === 'note' ? describeShortly(document, model) : text,
      also: keywords.join(', '),
    };
  });
}

/** The search entry of a publication. */
export function emitReferenceEntry(reference: Reference): SearchEntry {
  const venue = reference.venue === null ? '' : ` · ${reference.venue}`;
  const { authors, editors, translators } = reference;
  const creators = authors.length > 0 ? authors : editors;
  return {
    kind: citedKind,
    href: referenceAddress(reference.id),
    title: reference.title,
    context: nameReference(reference) + venue,
    text: reference.annotation,
    also: [
      ...[...creators.slice(1), ...translators].map(nameAuthor),
      reference.doi ?? '',
      reference.eprint === null ? '' : `arXiv:${reference.eprint}`,
      reference.isbn ?? '',
    ]
      .filter((word) => word !== '')
      .join(', '),
  };
}

/** The search entry of a term. */
export function emitTermEntry({ slug, term, plain, also }: GlossaryTerm): SearchEntry {
  const href = glossaryAddress(slug);
  return {
    kind: termKind,
    href,
    title: term,
    context: 'Glossary',
    text: plain,
    also: also.join(', '),
  };
}
