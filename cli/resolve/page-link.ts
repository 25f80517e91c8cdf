import { sayName } from '../core/author.ts';
import { setQuotes } from '../core/text.ts';
import type { KindModule } from '../kinds/kind.ts';
import { routeOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import type { Link } from '../kinds/shapes/parts.ts';
import { type AnyDocument, type Document, readKey } from '../parse/document.ts';
import type { Model } from './model.ts';

/**
 * A link to a page with its title, or with the key that its kind uses instead in links. Null for documents without a
 * page.
 */
export function linkToPage(document: AnyDocument): Link | null {
  const href = routeOf(document.kind, document.slug);
  if (href === null || titleOf(document) === undefined) return null;
  return { title: setQuotes(linkTextOf(document)), href };
}

/** The text of a link to a file, which its kind may take from another key than the title; at least the slug. */
export function linkTextOf(document: Document): string {
  const { linkKey } = kinds[document.kind];
  const text = linkKey === undefined ? titleOf(document) : readKey(document, linkKey);
  return typeof text === 'string' ? text : document.slug;
}

/** The title of a file, or its slug. */
export function nameOf(document: Document): string {
  return titleOf(document) ?? document.slug;
}

/** The title of a file, of a person the name as it is said; undefined if it has none. */
export function titleOf(document: Document): string | undefined {
  const { titleKey = 'title', isPerson } = kinds[document.kind] as KindModule;
  const title = readKey(document, titleKey);
  if (typeof title !== 'string') return undefined;
  return isPerson ? sayName(title) : title;
}

/** Resolves an address in front matter for the app. */
export function emitHref(
  target: string,
  from: AnyDocument,
  model: Model,
): { readonly href: string; readonly external: boolean } {
  const link = model.resolve(target, from);
  if (link.kind === 'broken') return { href: target, external: false };
  return { href: link.href, external: link.kind === 'outside' && !link.href.startsWith('mailto:') };
}

/** The path of the page with all references. */
export const referencesPath = '/references';

/** The address of a publication on the page with all references. */
export function referenceAddress(id: string): string {
  return `${referencesPath}#ref-${id}`;
}

/** The path of the file with a publication's citations in all formats. */
export function citeReference(id: string): string {
  return `/data/cite/references/${id}.json`;
}

/** The address of a term in the glossary. */
export function glossaryAddress(slug: string): string {
  return `/glossary#${slug}`;
}
