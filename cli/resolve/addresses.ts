import { posix } from 'node:path';
import type { Span } from '../core/problem.ts';
import { listsOf } from '../kinds/lists.ts';
import { fileOfRoute, fixedFiles, isOptional, type Located, routeOf } from '../kinds/paths.ts';
import type { Kind } from '../kinds/registry.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { Media } from '../read/content.ts';

/** Every address that a link may lead to. */
export interface Addresses {
  /** Published routes with their pages; undefined where a page is known by its file name alone. */
  readonly routes: ReadonlyMap<string, AnyDocument | undefined>;
  readonly drafts: ReadonlyMap<string, AnyDocument>;
  /** Alias to route. */
  readonly aliases: ReadonlyMap<string, string>;
  /** File below content/ to address. */
  readonly files: ReadonlyMap<string, string>;
  readonly media: Media;
}

/** The file below content/ that an address belongs to: that of a route, or one named relative to the file that links to it. */
export function fileOfAddress(address: string, from?: string): string | undefined {
  if (address.startsWith('/')) return fileOfRoute(address);
  if (!address.endsWith('.md') || from === undefined) return undefined;
  return posix.join(posix.dirname(from), address).split('/').slice(1).join('/');
}

/** The address of an alias: a slug stands in the section of its page, a path is taken as it is. */
export function aliasPath(kind: Kind, alias: string): string {
  return alias.startsWith('/') ? alias : (routeOf(kind, alias) ?? `/${alias}`);
}

/** The aliases of a document as its author wrote them, with their places, each found when it is asked for. */
export function aliasesOf(document: AnyDocument): { readonly alias: string; readonly at: Span }[] {
  if (!('aliases' in document.frontMatter)) return [];
  return (document.frontMatter.aliases ?? []).map((alias, index) => ({
    alias,
    get at() {
      return document.locate(['aliases', index]);
    },
  }));
}

/** The other addresses of a page that has one, each with the page's own. */
export function listAliases(document: AnyDocument): readonly (readonly [alias: string, route: string])[] {
  const route = routeOf(document.kind, document.slug);
  if (route === null) return [];
  return aliasesOf(document).map(({ alias }) => [aliasPath(document.kind, alias), route]);
}

/** The addresses of a site: pages, drafts, aliases and media. `refused` are files that could not be read: their addresses exist all the same. */
export function resolveAddresses(
  published: readonly AnyDocument[],
  drafts: readonly AnyDocument[],
  refused: readonly Located[],
  aliases: ReturnType<typeof listAliases>,
  media: Media,
): Addresses {
  const routes = new Map<string, AnyDocument | undefined>(
    listsOf(published).map(({ section }) => [section.path, undefined]),
  );
  const draftRoutes = new Map<string, AnyDocument>();
  const files = new Map<string, string>();
  for (const { kind, slug } of [...refused, ...fixedFiles.filter(({ kind }) => !isOptional(kind))]) {
    const route = routeOf(kind, slug);
    if (route !== null) routes.set(route, undefined);
  }
  const isDraft = new Set(drafts);
  for (const document of [...published, ...drafts]) {
    const route = routeOf(document.kind, document.slug);
    if (route === null) continue;
    files.set(document.path.slice(document.path.indexOf('/') + 1), route);
    if (isDraft.has(document)) draftRoutes.set(route, document);
    else routes.set(route, document);
  }
  return { routes, drafts: draftRoutes, aliases: new Map(aliases), files, media };
}
