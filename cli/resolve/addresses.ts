import { posix } from 'node:path';
import type { Graph } from '../core/create-graph.ts';
import { type Derived, derive, isSameList } from '../core/graph.ts';
import type { Span } from '../core/problem.ts';
import { concatRuns, deriveFlat, deriveIndex, type Index, oneRun, type Runs } from '../core/runs.ts';
import type { ListedFile } from '../kinds/kind.ts';
import { lists, listsOf } from '../kinds/lists.ts';
import { fileOfRoute, fixedFiles, folderOf, isOptional, type Located, routeOf } from '../kinds/paths.ts';
import { type Kind, kinds } from '../kinds/registry.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { KeyPath } from '../parse/yaml.ts';
import type { Media } from '../read/content.ts';

/** All addresses that a link may have as its target. */
export interface Addresses {
  /** Published routes with their documents; undefined for lists of a kind and for files that could not be read. */
  readonly routes: ReadonlyMap<string, AnyDocument | undefined>;
  readonly drafts: ReadonlyMap<string, AnyDocument>;
  /** Routes by alias. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Addresses by file path below content/. */
  readonly files: ReadonlyMap<string, string>;
  readonly media: Media;
  /** The anchors of the lists, as `/talks#past-talks`, each with whether the file that it belongs to is a draft. */
  readonly listed: Index<string, boolean>;
}

/** The file below content/ for an address, which is a route or a path relative to the linking file. */
export function fileOfAddress(address: string, from?: string): string | undefined {
  if (address.startsWith('/')) return fileOfRoute(address);
  if (!address.endsWith('.md') || from === undefined) return undefined;
  return posix.join(posix.dirname(from), address).split('/').slice(1).join('/');
}

/** The file for an address as above, or the folder whose files the page at it lists. */
export function sourceOfAddress(address: string, from?: string): string | undefined {
  const list = lists.find(({ section }) => section.path === address);
  return list === undefined ? fileOfAddress(address, from) : folderOf(list.of);
}

/** The address of an alias: a slug is put into the section of its page, a path is used as it is. */
export function aliasPath(kind: Kind, alias: string): string {
  return alias.startsWith('/') ? alias : (routeOf(kind, alias) ?? `/${alias}`);
}

/** An old address as its author wrote it; the position is computed on demand. */
interface AliasUse {
  readonly alias: string;
  readonly at: Span;
  /** The page to which it leads, where that is not the page whose file names it. */
  readonly to: string | null;
}

/** The old addresses in a file: the aliases of a page, or the redirects of the site. */
export function aliasesOf(document: AnyDocument): AliasUse[] {
  const { frontMatter } = document;
  const use = (alias: string, key: KeyPath, to: string | null = null): AliasUse => ({
    alias,
    to,
    get at() {
      return document.locate(key);
    },
  });
  if ('aliases' in frontMatter)
    return (frontMatter.aliases ?? []).map((alias, index) => use(alias, ['aliases', index]));
  if (!('redirects' in frontMatter)) return [];
  return (frontMatter.redirects ?? []).map(({ from, to }, index) => use(from, ['redirects', index, 'from'], to));
}

/** The addresses that a page has once it is published: its route and its aliases. */
export function addressesOf(document: AnyDocument): string[] {
  const route = routeOf(document.kind, document.slug);
  return route === null ? [] : [route, ...listAliases(document).map(([alias]) => alias)];
}

/** The old addresses in a file, each with the route to which it leads. */
function listAliases(document: AnyDocument): readonly (readonly [alias: string, route: string])[] {
  const own = routeOf(document.kind, document.slug);
  return aliasesOf(document).flatMap(({ alias, to }) => {
    const route = to ?? own;
    return route === null ? [] : [[aliasPath(document.kind, alias), route] as const];
  });
}

/** The values that the addresses of a site are derived from. */
interface Sources extends Pick<Addresses, 'media'> {
  readonly documents: Runs<AnyDocument>;
  readonly published: Runs<AnyDocument>;
  readonly publishedKinds: Derived<ReadonlySet<Kind>>;
  readonly drafts: Runs<AnyDocument>;
  /** Files that could not be read; their addresses exist nevertheless. */
  readonly refused: Derived<readonly Located[]>;
}

/** The addresses of a site: pages, drafts, aliases and media. */
export function followAddresses(
  graph: Graph,
  { documents, published, publishedKinds, drafts, refused, media }: Sources,
): Addresses {
  const expected = derive(() => {
    const files = [...refused(), ...fixedFiles.filter(({ kind }) => !isOptional(kind))];
    const routes = files.flatMap(({ kind, slug }) => routeOf(kind, slug) ?? []);
    return [...listsOf(publishedKinds()).map(({ section }) => section.path), ...routes];
  }, isSameList);
  const unread: Runs<readonly [string, AnyDocument | undefined]> = deriveFlat(oneRun(expected), (route) => [
    [route, undefined],
  ]);
  return {
    routes: deriveIndex(graph, concatRuns(unread, deriveFlat(published, routeEntry))),
    drafts: deriveIndex(graph, deriveFlat(drafts, routeEntry)),
    aliases: deriveIndex(graph, deriveFlat(published, listAliases)),
    files: deriveIndex(graph, concatRuns(deriveFlat(documents, fileEntry), deriveFlat(oneRun(refused), unreadEntry))),
    media,
    listed: deriveIndex(
      graph,
      concatRuns(
        deriveFlat(published, (document) => anchorEntries(document, false)),
        deriveFlat(drafts, (document) => anchorEntries(document, true)),
        deriveFlat(oneRun(refused), (file) => anchorEntries({ ...file, frontMatter: {} }, false)),
      ),
    ),
  };
}

/** The anchors of a file on the page that lists its kind. */
function anchorEntries(file: Located & ListedFile, isDraft: boolean): [address: string, isDraft: boolean][] {
  const { list, section } = kinds[file.kind];
  return list === undefined ? [] : list.anchors(file).map((anchor) => [`${section?.path}#${anchor}`, isDraft]);
}

/** The route of a document, keyed by its file path below content/. */
function fileEntry(document: AnyDocument): readonly (readonly [file: string, route: string])[] {
  return routeEntry(document).map(([route]) => [document.path.slice(document.path.indexOf('/') + 1), route]);
}

/** The route of a file that could not be read, keyed in the same way. */
function unreadEntry({ kind, slug }: Located): readonly (readonly [file: string, route: string])[] {
  const route = routeOf(kind, slug);
  const file = route === null ? undefined : fileOfRoute(route);
  return route === null || file === undefined ? [] : [[file, route]];
}

/** A document keyed by its route, if it has one. */
function routeEntry(document: AnyDocument): readonly (readonly [route: string, document: AnyDocument])[] {
  const route = routeOf(document.kind, document.slug);
  return route === null ? [] : [[route, document]];
}
