import { fixedFiles, routeOf } from '../kinds/paths.ts';
import type { Redirects, Route, Sidebar } from '../kinds/shapes.ts';
import type { AnyDocument } from '../parse/document.ts';
import { wholeMatter } from '../parse/whole-matter.ts';
import type { View } from '../render/view.ts';
import type { Model } from '../resolve/model.ts';
import { referencesPath } from '../resolve/page-link.ts';
import { emitHead, emitReferencesHead, emitResourcesHead } from './head.ts';
import { sortPapers } from './papers.ts';
import { emitUpdated } from './reading.ts';

/** The data file of a route below generated/. */
export function dataFile(path: string): string {
  return path === '/' ? 'pages/index.json' : `pages${path}.json`;
}

/** The route of a document that has one. */
export function emitRoute(document: AnyDocument, model: Model): Route {
  const path = routeOf(document.kind, document.slug) ?? '/';
  return {
    path,
    kind: document.kind as Route['kind'],
    head: emitHead(document, path, model),
    data: dataFile(path),
    updated: emitUpdated(document),
  };
}

/** Every address of the site in the order of the sitemap: home, the topics in their chain, research with its papers and references, the rest. */
export function emitRoutes(model: Model, route: (document: AnyDocument) => Route): Route[] {
  const pagesNamed = (names: readonly string[]) =>
    names.flatMap((name) => model.published.filter((one) => one.kind === name).map(route));
  const resources: Route = {
    path: '/resources',
    kind: 'resources',
    head: emitResourcesHead(model),
    data: dataFile('/resources'),
    updated: null,
  };
  const references: Route = {
    path: referencesPath,
    kind: 'references',
    head: emitReferencesHead(model),
    data: dataFile(referencesPath),
    updated: null,
  };
  const first = ['home'];
  const research = ['research'];
  return [
    ...pagesNamed(first),
    resources,
    ...model.chain.topics.map(route),
    ...pagesNamed(research),
    ...sortPapers(model).map(route),
    references,
    ...pagesNamed(fixedFiles.map(({ kind }) => kind).filter((name) => ![...first, ...research, 'site'].includes(name))),
  ];
}

/** The sidebar: the groups with their topics in the order of the chain. */
export function emitSidebar({ model, linkTo }: View): Sidebar {
  return model.chain.groups.map(({ group, topics }) => ({
    slug: group.slug,
    title: wholeMatter(group).title,
    items: topics.flatMap((topic) => linkTo(topic) ?? []),
  }));
}

/** Alias to route, in the order of the aliases. */
export function emitRedirects(model: Model): Redirects {
  return Object.fromEntries([...model.addresses.aliases].sort(([a], [b]) => (a < b ? -1 : 1)));
}
