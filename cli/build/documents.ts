import { deriveEach } from '../core/graph.ts';
import { hasSidebar, sectionsWithNotFound } from '../kinds/pages.ts';
import type { Page } from '../kinds/shapes/pages.ts';
import type { ResourcesPage, SidebarEntries, SidebarEntry } from '../kinds/shapes/topic.ts';
import type { Bundle, PrerenderedRoute } from './bundle.ts';
import type { Compiled } from './compiled.ts';
import { prepareDocument, redirectDocument } from './document.ts';
import { writeSiteLinks } from './icons.ts';
import { createShortener } from './shorten-sidebar.ts';
import type { StyledPart } from './style-links.ts';

export interface File {
  /** Relative to the folder of the built site. */
  readonly path: string;
  readonly text: string;
}

/** A page as HTML, made only when `make` is called. */
export interface HtmlDocument {
  /** Relative to the folder of the built site. */
  readonly path: string;
  /** Everything that decides its text, except the bundle. */
  readonly madeOf: readonly string[];
  readonly make: () => Promise<string>;
}

/** The data that the browser loads, as this site has it. */
export interface PutData {
  /** Differs whenever the text of the file does. */
  readonly keyOf: (file: string) => string;
  readonly textOf: (file: string) => string;
}

/** The HTML file of every route, the not-found pages of the site and of its sections, and the professor's desk. */
export function* makeDocuments(compiled: Compiled, bundle: Bundle, data: PutData): Generator<HtmlDocument> {
  const { site, sidebar, routes } = compiled;
  const shorten = createShortener(sidebar);
  const links = `\n    ${writeSiteLinks(site)}`;
  const fill = prepareDocument(bundle.shell, site.language);
  // A large sidebar has most entries in common with those of the other documents.
  const textOf = deriveEach((entry: SidebarEntry) => JSON.stringify(entry));

  /** `file` has the data of the page that is shown, and `entries` is the sidebar that it has. */
  function document(
    path: string,
    file: string | null,
    entries: SidebarEntries | null,
    readResult: (json: string) => PrerenderedRoute['result'],
  ): HtmlDocument {
    return {
      path: fileOf(path),
      madeOf: [path, file === null ? '' : data.keyOf(file), `${entries?.map(textOf)}`],
      make: async () => {
        const json = file === null ? '' : data.textOf(file);
        const result = readResult(json);
        const { head, ...parts } = await bundle.prerender({ path, result });
        const styles = bundle.styles({ kind: kindOf(result), parts: listParts(json, result) });
        return fill({ ...parts, head: head + links + styles });
      },
    };
  }

  for (const route of routes) {
    const entries = hasSidebar(route.kind) ? shorten(route.path) : null;
    yield document(route.path, route.data, entries, (json) => ({
      status: 'ready',
      page: JSON.parse(json) as Page,
      sidebar: entries,
    }));
  }
  if (site.hasServer) yield document('/desk', null, null, () => ({ status: 'desk' }));
  yield document('/404', null, null, () => ({ status: 'missing', sidebar: null }));
  for (const { path, hasSidebar: hasEntries } of sectionsWithNotFound) {
    const missing = `${path}/404`;
    const overview = routes.find((route) => route.path === path && route.kind === 'resources');
    const entries = hasEntries ? shorten(missing) : null;
    yield document(missing, overview?.data ?? null, entries, (json) => ({
      status: 'missing',
      sidebar: entries,
      ...(overview && { overview: JSON.parse(json) as ResourcesPage }),
    }));
  }
}

/** The HTML file of every alias, which redirects to its page. */
export function* makeRedirects({ site, redirects }: Compiled): Generator<File> {
  for (const [alias, target] of Object.entries(redirects))
    yield { path: fileOf(alias), text: redirectDocument(site.base + target, site.url + target) };
}

/** The kind of page that is shown. */
function kindOf(result: PrerenderedRoute['result']): Page['kind'] | 'desk' | 'missing' {
  return result.status === 'ready' ? result.page.kind : result.status;
}

/** The parts that are known by the JSON of a page. */
const partsOfTexts: readonly (readonly [StyledPart, RegExp])[] = [
  ['callouts-and-formulas', /<math|class=\\"(?:callout|caption|endnotes|equation|sidenote)[ \\"]/],
  ['code', /<pre /],
  ['displayed-formulas', /<math display=\\"block\\"/],
  ['formula-columns', /<mtable|<menclose/],
];

/** What `src/styles/screens/figure.ts` styles, in the HTML of a text. */
const drawn = /<(?:div|span) class="(?:figure|drawing|table-scroll records(?: pairs)?)"| data-pad=/;

/** The parts of a page whose styles it links. */
function listParts(json: string, result: PrerenderedRoute['result']): readonly StyledPart[] {
  const parts = partsOfTexts.filter(([, pattern]) => pattern.test(json)).map(([part]) => part);
  return hasFigures(result) ? [...parts, 'figure'] : parts;
}

function hasFigures(result: PrerenderedRoute['result']): boolean {
  if (result.status !== 'ready') return false;
  const { page } = result;
  const text = 'body' in page ? page.body : 'intro' in page ? page.intro : [];
  return text.some((part) => 'figure' in part || drawn.test(part.html));
}

/** The file of a route, named so that static hosts serve the address without a trailing slash. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
