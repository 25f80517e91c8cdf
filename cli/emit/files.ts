import type { AnyDocument } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { emitCitedPages } from './cite.ts';
import { emitNames } from './closed-names.ts';
import { emitReferencesHead, emitResourcesHead } from './head.ts';
import { referencesPath } from './links.ts';
import { emitPage } from './page.ts';
import { completeHead } from './page-head.ts';
import { emitPassages } from './passages.ts';
import { emitReferences } from './references.ts';
import { emitReferencesPage } from './references-page.ts';
import { dataFile, emitRedirects, emitRoutes, emitSidebar } from './routes.ts';
import { emitSearch } from './search.ts';
import type { Page } from './shapes.ts';
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

/** The whole of generated/ as values; equal input gives equal bytes. `shapes` is the text of shapes.ts. */
export function emitFiles(model: Model, shapes: string): Files {
  const references = emitReferences(model);
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  const routes = emitRoutes(model);
  const routed = new Map<string, AnyDocument>();
  for (const route of routes) {
    const document = model.addresses.routes.get(route.path);
    if (document !== undefined) routed.set(route.path, document);
  }
  const sidebar = emitSidebar(model);
  const files = new Map<string, string>([
    ['shapes.ts', shapes],
    ['names.ts', emitNames(model, routes)],
  ]);
  const data = {
    site: emitSite(model),
    sidebar,
    routes,
    redirects: emitRedirects(model),
    references,
    passages: [...routed.values()].flatMap(emitPassages),
    search: emitSearch([...routed.values()], model, references),
    citations: emitCitedPages(model, references),
  };
  for (const [name, type] of Object.entries(typed)) {
    files.set(`${name}.json`, stringify(data[name as keyof typeof data]));
    files.set(
      `${name}.d.json.ts`,
      `import type { ${type} } from './shapes.ts';\n\ndeclare const ${name}: ${type};\nexport default ${name};\n`,
    );
  }
  const resources: Page = { kind: 'resources', head: completeHead(emitResourcesHead(model), model) };
  files.set(dataFile('/resources'), stringify(resources));
  const list = emitReferencesPage(model, references, sidebar, completeHead(emitReferencesHead(model), model));
  files.set(dataFile(referencesPath), stringify(list));
  const annotate = rememberAnnotations(model);
  for (const [path, document] of routed) {
    const page = emitPage(document, model, byId, annotate);
    if (page !== null) files.set(dataFile(path), stringify(page));
  }
  return files;
}

function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
