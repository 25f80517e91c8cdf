/** What is written into generated/: the JSON of each page, and the lists beside the pages with their types. */
import { type Derived, derive, deriveEach, isSameList, isSameText } from '../core/graph.ts';
import { inSteps } from '../core/in-steps.ts';
import { type KeptText, keepText, readKept } from '../core/kept-text.ts';
import { type ListPage, listsOf } from '../kinds/lists.ts';
import { routeOf } from '../kinds/paths.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import type { AnyDocument } from '../parse/document.ts';
import type { View } from '../render/view.ts';
import { emitCitedPages } from './cite.ts';
import { emitNames } from './closed-names.ts';
import { followFacts } from './facts/facts.ts';
import { emitFigureFiles } from './figure-files.ts';
import { emitJsonSchemas } from './json-schemas.ts';
import { emitListPage, emitPage } from './page.ts';
import { emitPassages } from './passages.ts';
import { emitReferences } from './references.ts';
import { dataPath, emitListRoute, emitRedirects, emitRoute, emitRoutes } from './routes.ts';
import { emitReferenceEntry, emitSections, emitTermEntry } from './search.ts';
import { emitSite } from './site.ts';
import { createSiteView } from './site-view.ts';
import { Items, stringifyItems } from './stringify.ts';
import { followTermUses } from './term-uses.ts';

/** The text of every file in generated/ by its path there. */
export type Files = ReadonlyMap<string, string>;

/**
 * Files before they are written: a text, the value that `writeText` serialises, or undefined for a file that is still as
 * the last run wrote it. An identical value means an unchanged file, so the texts of ten thousand pages need not be kept.
 */
export type FileValues = ReadonlyMap<string, unknown>;

/** Files in parts: a part or a file that is identical to the previous one can be skipped. */
export type FileParts = readonly (readonly (readonly [path: string, value: unknown])[])[];

/** The files of a site that has no error. */
export interface SiteFiles {
  /** The files that readers see: the pages of documents, and the navigation. */
  readonly pages: FileParts;
  /** The files that collect data from the whole site. */
  readonly lists: FileValues;
}

/** The files of generated/, derived from a view; equal input gives equal bytes. */
export interface Outputs {
  /** The page of a document, or null if it has none. */
  readonly pageOf: (document: AnyDocument) => Page | null;
  /** The page that lists the files of a kind, by its address; null if there is none. */
  readonly listAt: (path: string) => Page | null;
  readonly sidebar: Derived<SidebarEntries>;
  readonly pages: Derived<SiteFiles['pages']>;
  readonly lists: Derived<SiteFiles['lists']>;
  /** Computes everything derived from the trees, one document after another so that each tree is read once, then the lists; in steps. */
  readonly prepare: () => Iterable<void>;
}

/** A page and its file. */
type Entry = readonly [path: string, page: Page | null | undefined];

/** The JSON files beside the pages, with the type of each. */
const typed = {
  site: 'SiteData',
  sidebar: 'SidebarEntries',
  routes: 'RouteList',
  redirects: 'Redirects',
  references: 'References',
  passages: 'Passages',
  search: 'SearchEntries',
  citations: 'CitedPages',
} as const;

/** All output files of a site, with the given shapes. */
export function emitFiles(view: View, shapes: Readonly<Record<string, string>> = {}): Outputs {
  const { model } = view;
  const site = createSiteView(view);
  const { memo } = model.graph;
  const entryOf = deriveEach((document: AnyDocument) =>
    memo.keep<Entry[]>(
      document.path,
      'page',
      () => [[dataPath(pathOf(document)), emitPage(document, view, site)]],
      (entries) => entries.map(([file]) => [file, undefined]),
    ),
  );
  const hasPage = (document: AnyDocument) => routeOf(document.kind, document.slug) !== null;
  const pagesOf = (document: AnyDocument) => (hasPage(document) && !model.isHeld(document) ? entryOf(document) : []);
  const listed = derive(() => listsOf(model.publishedKinds), isSameList);
  const routeTo = deriveEach((document: AnyDocument) =>
    memo.keep(document.path, 'route', () => emitRoute(document, view)),
  );
  const listRoute = deriveEach((list: ListPage) => emitListRoute(list, model, site));
  const listPage = deriveEach((list: ListPage) => emitListPage(list, view, site));
  // Values that an edit does not change are not written again: the navigation of a large site is megabytes.
  const itemText = deriveEach((item: object) => stringifyItems([item]));
  const groupText = deriveEach((group: object) => stringifyItems([group], ' '));
  const writeNavigation = deriveEach((list: ListPage) => {
    const page = listPage(list);
    return 'groups' in page ? new Items(page.groups.map(groupText), { object: page, key: 'groups' }) : page;
  });
  const listPages = (isNavigation: boolean) =>
    listed()
      .filter(({ section }) => (section.hasSidebar === true) === isNavigation)
      .map((list) => [dataPath(list.section.path), (isNavigation ? writeNavigation : listPage)(list)] as const);
  const routes = derive(() => emitRoutes(view, routeTo, listRoute));
  const routed = derive(() => routes().flatMap(({ path }) => model.addresses.routes.get(path) ?? []), isSameList);
  const references = () => emitReferences(view);
  const textsOf = deriveEach(
    (document: AnyDocument) =>
      memo.keep(document.path, 'texts', () =>
        keepText(
          [emitPassages(document, site, model), emitSections(document, site, model)]
            .map((list) => stringifyItems(list))
            .join(between),
          view.isLarge,
        ),
      ),
    (before, after) => readKept(before) === readKept(after),
  );
  const texts = derive(() => routed().map(textsOf));
  const termUses = followTermUses(model);
  const facts = followFacts(model, site, references);
  const referenceEntries = derive(() => stringifyItems(references().map(emitReferenceEntry)));
  const navigation = {
    'site.json': derive(() => emitSite(model)),
    'sidebar.json': derive(() => new Items(site.sidebar().map(itemText))),
    'redirects.json': derive(() => emitRedirects(model), isSameText),
  };
  const lists = {
    'names.ts': derive(() => emitNames(model, routes())),
    'routes.json': routes,
    'references.json': references,
    'passages.json': derive(() => new Items([...texts().map((kept) => readPart(kept, 0)), ...facts()])),
    'search.json': derive(
      () =>
        new Items([
          ...texts().map((kept) => readPart(kept, 1)),
          stringifyItems(site.listTerms().map(emitTermEntry)),
          referenceEntries(),
        ]),
    ),
    'citations.json': derive(() => emitCitedPages(view, references())),
  };
  const dataFiles = derive(() => emitFigureFiles(model), isSameText);
  const schemas = derive(() => emitJsonSchemas(model));
  return {
    listAt(path) {
      const list = listed().find(({ section }) => section.path === path);
      return list === undefined ? null : listPage(list);
    },
    sidebar: site.sidebar,
    pageOf: (document) => entryOf(document)[0]?.[1] ?? null,
    *prepare() {
      yield* inSteps(model.published.filter(hasPage), (document) => {
        entryOf(document);
        textsOf(document);
        termUses.of(document);
      });
      for (const list of Object.values(lists)) {
        yield;
        list();
      }
    },
    pages: derive(() => {
      const { heads, at } = model.gatherRuns(pagesOf);
      return [...heads().map(at), [...listPages(true), ...readValues(navigation), ...dataFiles()]];
    }),
    lists: derive(
      () =>
        new Map<string, unknown>([
          ...listPages(false),
          ...readValues(lists),
          ...Object.entries(shapes),
          ...declarations,
          ...schemas(),
        ]),
    ),
  };
}

/** All files of a site by their paths. */
export function joinFiles({ pages, lists }: SiteFiles): FileValues {
  return new Map([...pages.flat(), ...lists]);
}

/** Stands between the passages and the search entries of a page, which are kept as one text; no JSON has such a sign. */
const between = '\0';

function readPart(kept: KeptText, part: 0 | 1): () => string {
  return () => readKept(kept).split(between)[part] ?? '';
}

function readValues(values: Readonly<Record<string, Derived<unknown>>>): [path: string, value: unknown][] {
  return Object.entries(values).map(([path, value]) => [path, value()]);
}

const declarations = Object.entries(typed).map(
  ([name, type]) =>
    [
      `${name}.d.json.ts`,
      `import type { ${type} } from './shapes.ts';\n\ndeclare const ${name}: ${type};\nexport default ${name};\n`,
    ] as const,
);

function pathOf({ kind, slug }: AnyDocument): string {
  return routeOf(kind, slug) ?? '/';
}
