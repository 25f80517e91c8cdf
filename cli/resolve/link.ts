import { posix } from 'node:path';
import { faultOfAddress } from '../core/outside-address.ts';
import { decode } from '../core/text.ts';
import { isList } from '../kinds/lists.ts';
import { routeOf } from '../kinds/paths.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Addresses } from './addresses.ts';
import { anchorsOf } from './anchors.ts';

/**
 * The target of a link, or why it is broken. The `href` of a page is its route, with the query and the anchor if there
 * are any.
 */
export type Target =
  /** A `figure` is a setting of one on the same page. */
  | { readonly kind: 'figure' | 'page' | 'media' | 'outside'; readonly href: string }
  | { readonly kind: 'broken'; readonly cause: 'page' | 'media' | 'draft' | 'form'; readonly path: string }
  | {
      readonly kind: 'broken';
      readonly cause: 'anchor';
      readonly path: string;
      readonly anchor: string;
      readonly anchors: readonly string[];
    }
  | { readonly kind: 'broken'; readonly cause: 'address'; readonly path: string; readonly reason: string };

/** Resolves a link as its author wrote it: a route, an anchor, a path relative to this file, or an external address. */
export function resolveLink(target: string, from: AnyDocument, addresses: Addresses): Target {
  if (target.startsWith('figure:')) return { kind: 'figure', href: target };
  if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('//')) return resolveOutside(target);
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const anchor = decode(hash.slice(1));
  if (path === '') {
    const own = routeOf(from.kind, from.slug);
    return own === null || hash === ''
      ? { kind: 'broken', cause: 'form', path: target }
      : resolvePage(own, query, anchor, addresses, from);
  }
  const absolute = path.startsWith('/') ? path : resolveFile(path, from, addresses);
  if (absolute === null) return { kind: 'broken', cause: path.endsWith('.md') ? 'page' : 'form', path };
  if (absolute.startsWith('/media/')) {
    return addresses.media.has(absolute)
      ? { kind: 'media', href: absolute }
      : { kind: 'broken', cause: 'media', path: absolute };
  }
  return resolvePage(absolute, query, anchor, addresses);
}

/** The route of a link's target, drafts included; null for external links and if there is no such page. */
export function routeOfLink(link: Target): string | null {
  if (link.kind === 'page') return link.href.replace(/[?#].*$/s, '');
  return link.kind === 'broken' && (link.cause === 'draft' || link.cause === 'anchor')
    ? link.path.replace(/#.*$/s, '')
    : null;
}

function resolvePage(path: string, query: string, anchor: string, addresses: Addresses, self?: AnyDocument): Target {
  // A page takes precedence over an alias with its address; a rule reports that alias.
  const isPage = addresses.routes.has(path) || addresses.drafts.has(path);
  const route = isPage ? path : (addresses.aliases.get(path) ?? path);
  if (self === undefined && addresses.drafts.has(route)) return { kind: 'broken', cause: 'draft', path: route };
  if (self === undefined && !addresses.routes.has(route)) return { kind: 'broken', cause: 'page', path: route };
  const page = self ?? addresses.routes.get(route);
  const href = `${route}${query}${anchor === '' ? '' : `#${anchor}`}`;
  if (anchor === '') return { kind: 'page', href };
  if (isList(route)) return resolveListed(route, href, anchor, addresses);
  if (page === undefined || !page.hasBody) return { kind: 'page', href };
  const anchors = anchorsOf(page, addresses);
  return anchors.includes(anchor)
    ? { kind: 'page', href }
    : { kind: 'broken', cause: 'anchor', path: route, anchor, anchors };
}

/** Resolves an anchor of a page that lists files. */
function resolveListed(route: string, href: string, anchor: string, addresses: Addresses): Target {
  const drafts = addresses.listed.all(`${route}#${anchor}`);
  if (drafts.includes(false)) return { kind: 'page', href };
  if (drafts.length > 0) return { kind: 'broken', cause: 'draft', path: `${route}#${anchor}` };
  return { kind: 'broken', cause: 'anchor', path: route, anchor, anchors: listedAnchors(route, addresses) };
}

/** The anchors of a page that lists files, without those of drafts alone. */
export function listedAnchors(route: string, { listed }: Pick<Addresses, 'listed'>): string[] {
  const entries = [...listed.keys()].filter((one) => one.startsWith(`${route}#`) && listed.all(one).includes(false));
  return entries.map((one) => one.slice(route.length + 1));
}

/** The address of a file whose path is relative to the linking file, or null if there is no such file. */
function resolveFile(path: string, from: AnyDocument, addresses: Addresses): string | null {
  const relativePath = posix.join(posix.dirname(from.path), decode(path)).split('/').slice(1).join('/');
  if (relativePath.startsWith('media/')) return `/${relativePath}`;
  return addresses.files.get(relativePath) ?? null;
}

/** Resolves an external address, as far as is possible without a request. */
function resolveOutside(target: string): Target {
  const reason = faultOfAddress(target);
  return reason === null
    ? { kind: 'outside', href: target }
    : { kind: 'broken', cause: 'address', path: target, reason };
}
