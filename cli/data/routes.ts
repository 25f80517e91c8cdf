import { type Derived, derive, deriveEach, isSameList } from '../core/graph.ts';
import type { SiteView } from '../kinds/kind.ts';
import { type ListPage, listsOf } from '../kinds/lists.ts';
import { routeOf } from '../kinds/paths.ts';
import { kindNames, kinds } from '../kinds/registry.ts';
import type { Redirects, Route } from '../kinds/shapes/routes.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import { type AnyDocument, wholeFrontMatter } from '../parse/document.ts';
import type { View } from '../render/view.ts';
import type { Group } from '../resolve/chain.ts';
import type { Model } from '../resolve/model.ts';
import { emitHead, emitListHead } from './head.ts';
import { emitUpdated } from './reading.ts';
import { findSubject } from './subject.ts';

/** The data file of a route below generated/. */
export function dataPath(path: string): string {
  return path === '/' ? 'pages/index.json' : `pages${path}.json`;
}

/** The route of a document, if it has one. */
export function emitRoute(document: AnyDocument, view: View): Route {
  const path = routeOf(document.kind, document.slug) ?? '/';
  const kind = document.kind as Route['kind'];
  const head = emitHead(document, path, view.model, findSubject(document, view));
  return { path, kind, head, data: dataPath(path), updated: emitUpdated(document) };
}

/** The route of a list. */
export function emitListRoute(list: ListPage, model: Model, site: SiteView): Route {
  const { path } = list.section;
  return { path, kind: list.kind, head: emitListHead(list, model, site), data: dataPath(path), updated: null };
}

/** Every address of the site in the order of the sitemap: kind by kind, each list before its files. */
export function emitRoutes(
  view: View,
  route: (document: AnyDocument) => Route,
  listRoute: (list: ListPage) => Route,
): Route[] {
  const lists = listsOf(view.model.publishedKinds);
  return kindNames.flatMap((kind) => [
    ...lists.filter(({ of }) => of === kind).map(listRoute),
    ...(kinds[kind].route === undefined ? [] : view.inOrder(kind).map(route)),
  ]);
}

/** The sidebar: the groups with their topics in the order of the chain, each group derived separately. */
export function followSidebar({ topicsOf, linkTo }: View): Derived<SidebarEntries> {
  const emitGroup = deriveEach((group: Group) => ({
    slug: group.slug,
    title: wholeFrontMatter(group).title,
    items: (topicsOf.get(group) ?? []).flatMap((topic) => linkTo(topic) ?? []),
  }));
  return derive(() => Array.from(topicsOf.keys(), emitGroup), isSameList);
}

/** Alias to route, in the order of the aliases; what leads to an alias leads to its route at once. */
export function emitRedirects({ addresses: { aliases } }: Model): Redirects {
  const inOrder = [...aliases].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(inOrder.map(([alias, target]) => [alias, aliases.get(target) ?? target]));
}
