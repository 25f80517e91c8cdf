import { routeOf } from '../kinds/paths.ts';
import type { Reference } from '../kinds/shapes.ts';
import type { AnyDocument } from '../parse/document.ts';
import { rememberAnnotations } from '../render/text.ts';
import type { Model } from '../resolve/model.ts';
import { referencesPath } from '../resolve/page-link.ts';
import { emitCitedPages } from './cite.ts';
import { emitNames } from './closed-names.ts';
import { emitReferencesHead } from './head.ts';
import { emitPage } from './page.ts';
import { completeHead } from './page-head.ts';
import { listParts } from './parts.ts';
import { emitReferences } from './references.ts';
import { emitReferencesPage } from './references-page.ts';
import { makeAnew } from './remember.ts';
import { emitResourcesPage } from './resources-page.ts';
import { dataFile, emitRedirects, emitRoutes, emitSidebar } from './routes.ts';
import { emitSite } from './site.ts';
import { stringify } from './stringify.ts';
import { gatherWords } from './words.ts';

/** Every file of generated/: its path there and its text. */
export type Files = ReadonlyMap<string, string>;

export interface Emitted {
  readonly files: Files;
  /** The pages of documents whose words alone are others than before. */
  readonly emitPages: (edited: readonly AnyDocument[]) => Files;
  /** What depends on the words of all pages, with those documents in the place of what they were. */
  readonly emitWords: (edited: readonly AnyDocument[]) => Files;
}

/** The JSON files beside the pages, with the type of each. */
const typed = {
  site: 'Site',
  sidebar: 'Sidebar',
  routes: 'Routes',
  redirects: 'Redirects',
  references: 'References',
  passages: 'Passages',
  search: 'SearchEntries',
  citations: 'CitedPages',
} as const;

/**
 * The whole of generated/ as values; equal input gives equal bytes. `shapes` is the text of shapes.ts. Pages come
 * before what is gathered from all of them: they are the first to be seen.
 */
export function emitFiles(model: Model, shapes: string, remember = makeAnew): Emitted {
  const references = emitReferences(model);
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const routes = emitRoutes(model);
  const routed = new Map<string, AnyDocument>();
  for (const route of routes) {
    const document = model.addresses.routes.get(route.path);
    if (document !== undefined) routed.set(route.path, document);
  }
  const sidebar = emitSidebar(model);
  const parts = listParts(model, references);
  const annotate = rememberAnnotations(model);
  const files = new Map<string, string>();
  const emitAlone = (document: AnyDocument): [path: string, text: string] => {
    const file = dataFile(pathOf(document));
    const emit = () => stringify(emitPage(document, model, byId, annotate));
    const isAlone = document.kind === 'topic' || document.kind === 'paper';
    return [file, isAlone ? remember(file, () => parts.ofPage(document), emit) : emit()];
  };
  for (const document of routed.values()) files.set(...emitAlone(document));
  files.set('shapes.ts', shapes);
  files.set('names.ts', emitNames(model, routes));
  const overview = (pages: ReadonlyMap<string, AnyDocument>): [path: string, text: string] => [
    dataFile('/resources'),
    stringify(emitResourcesPage(model, pages, remember)),
  ];
  files.set(...overview(routed));
  const render = (reference: Reference, make: () => string) =>
    remember(`reference ${reference.id}`, () => parts.ofReference(reference), make);
  const list = emitReferencesPage(model, references, sidebar, completeHead(emitReferencesHead(model), model), render);
  files.set(dataFile(referencesPath), stringify(list));
  const words = gatherWords(model, references, parts, remember);
  const data = {
    site: stringify(emitSite(model)),
    sidebar: stringify(sidebar),
    routes: stringify(routes),
    redirects: stringify(emitRedirects(model)),
    references: stringify(references),
    ...words(routed),
    citations: stringify(emitCitedPages(model, references)),
  };
  for (const [name, type] of Object.entries(typed)) {
    files.set(`${name}.json`, data[name as keyof typeof data]);
    files.set(
      `${name}.d.json.ts`,
      `import type { ${type} } from './shapes.ts';\n\ndeclare const ${name}: ${type};\nexport default ${name};\n`,
    );
  }
  return {
    files,
    emitPages: (edited) => new Map(edited.map((document) => emitAlone(document))),
    emitWords(edited) {
      const current = new Map([...routed, ...edited.map((document) => [pathOf(document), document] as const)]);
      const lists = Object.entries(words(current)).map(([name, text]) => [`${name}.json`, text] as const);
      return new Map([...lists, overview(current)]);
    },
  };
}

function pathOf({ kind, slug }: AnyDocument): string {
  return routeOf(kind, slug) ?? '/';
}
