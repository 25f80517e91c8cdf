import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { emitCitedPages } from './cite.ts';
import { emitNames } from './closed-names.ts';
import { emitReferencesHead, emitResourcesHead } from './head.ts';
import { referencesPath } from './links.ts';
import { emitPage } from './page.ts';
import { completeHead } from './page-head.ts';
import { listParts } from './parts.ts';
import { emitPassages } from './passages.ts';
import { emitReferences } from './references.ts';
import { emitReferencesPage } from './references-page.ts';
import { makeAnew } from './remember.ts';
import { dataFile, emitRedirects, emitRoutes, emitSidebar } from './routes.ts';
import { emitReferenceEntry, emitSections } from './search.ts';
import type { Page, Reference } from './shapes.ts';
import { emitSite } from './site.ts';
import { rememberAnnotations } from './text.ts';

/** Every file of generated/: its path there and its text. */
export type Files = ReadonlyMap<string, string>;

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
export function emitFiles(model: Model, shapes: string, remember = makeAnew): Files {
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
  for (const [path, document] of routed) {
    const emit = () => stringify(emitPage(document, model, byId, annotate));
    const isAlone = document.kind === 'topic' || document.kind === 'paper';
    const file = dataFile(path);
    files.set(file, isAlone ? remember(file, () => parts.ofPage(document), emit) : emit());
  }
  files.set('shapes.ts', shapes);
  files.set('names.ts', emitNames(model, routes));
  const resources: Page = { kind: 'resources', head: completeHead(emitResourcesHead(model), model) };
  files.set(dataFile('/resources'), stringify(resources));
  const render = (reference: Reference, make: () => string) =>
    remember(`reference ${reference.id}`, () => parts.ofReference(reference), make);
  const list = emitReferencesPage(model, references, sidebar, completeHead(emitReferencesHead(model), model), render);
  files.set(dataFile(referencesPath), stringify(list));
  /** A list that is put together from what is remembered of each page. */
  const gather = (name: string, emit: (document: AnyDocument) => readonly unknown[]) =>
    [...routed].map(([path, document]) =>
      remember(
        `${name} ${path}`,
        () => parts.ofWords(document),
        () => stringifyItems(emit(document)),
      ),
    );
  const data = {
    site: stringify(emitSite(model)),
    sidebar: stringify(sidebar),
    routes: stringify(routes),
    redirects: stringify(emitRedirects(model)),
    references: stringify(references),
    passages: joinItems(gather('passages', emitPassages)),
    search: joinItems([
      ...gather('search', (document) => emitSections(document, model)),
      stringifyItems(references.map(emitReferenceEntry)),
    ]),
    citations: stringify(emitCitedPages(model, references)),
  };
  for (const [name, type] of Object.entries(typed)) {
    files.set(`${name}.json`, data[name as keyof typeof data]);
    files.set(
      `${name}.d.json.ts`,
      `import type { ${type} } from './shapes.ts';\n\ndeclare const ${name}: ${type};\nexport default ${name};\n`,
    );
  }
  return files;
}

function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** The items of a list as `stringify` writes them, without the list around them. */
function stringifyItems(items: readonly unknown[]): string {
  return items.length === 0 ? '' : JSON.stringify(items, null, 1).slice(2, -2);
}

/** Items of several lists as one list, as `stringify` would write it. */
function joinItems(lists: readonly string[]): string {
  const filled = lists.filter((items) => items !== '');
  return filled.length === 0 ? '[]\n' : `[\n${filled.join(',\n')}\n]\n`;
}
