import { routeOf } from '../kinds/paths.ts';
import { kinds } from '../kinds/registry.ts';
import type { Link } from '../kinds/shapes/parts.ts';
import { type AnyDocument, readKey } from '../parse/document.ts';
import type { Model } from './model.ts';

/** A link to a page under its title, or what goes for one in links to its kind. Null for documents without a page. */
export function linkToPage(document: AnyDocument): Link | null {
  const href = routeOf(document.kind, document.slug);
  const title = titleOf(document);
  if (href === null || title === undefined) return null;
  const { linkKey } = kinds[document.kind];
  const name = linkKey === undefined ? title : readKey(document, linkKey);
  return { title: typeof name === 'string' ? name : document.slug, href };
}

/** What a page is called; undefined where its file does not say so. */
export function titleOf(document: AnyDocument): string | undefined {
  const title = readKey(document, kinds[document.kind].titleKey ?? 'title');
  return typeof title === 'string' ? title : undefined;
}

/** An address in front matter as the app uses it. */
export function emitHref(
  target: string,
  from: AnyDocument,
  model: Model,
): { readonly href: string; readonly external: boolean } {
  const link = model.resolve(target, from);
  if (link.kind === 'broken') return { href: target, external: false };
  return { href: link.href, external: link.kind === 'outside' && !link.href.startsWith('mailto:') };
}

/** The page of all references. */
export const referencesPath = '/references';

/** Where a publication stands on the page of all references. */
export function referenceAddress(id: string): string {
  return `${referencesPath}#ref-${id}`;
}

/** The file that holds the citations of a publication in all formats. */
export function citeReference(id: string): string {
  return `/data/cite/references/${id}.json`;
}

/** Where a term is explained. */
export function glossaryAddress(slug: string): string {
  return `/glossary#${slug}`;
}
