import type { Page, ResourcesPage, Route } from '../kinds/shapes.ts';
import type { Bundle, Prerendered } from './bundle.ts';
import type { Compiled } from './compiled.ts';
import { prepareDocument, redirectDocument } from './document.ts';
import { writeSiteLinks } from './icons.ts';
import { shortenSidebar } from './shorten-sidebar.ts';

export interface File {
  /** Below the folder of the built site. */
  readonly path: string;
  readonly text: string;
}

/** Every HTML file of the site: one per route and per alias, and one per section for addresses that it does not know. */
export function* makeDocuments(compiled: Compiled, bundle: Bundle): Generator<File> {
  const { site, sidebar, routes, redirects } = compiled;
  const links = `\n    ${writeSiteLinks(site)}`;
  const fill = prepareDocument(bundle.shell, site.language);

  function document(path: string, result: Prerendered['result']): File {
    const { head, ...parts } = bundle.prerender({ path, result });
    const styles = bundle.styles(kindOf(result));
    return { path: fileOf(path), text: fill({ ...parts, head: head + links + styles }) };
  }

  for (const route of routes) {
    yield document(route.path, {
      status: 'ready',
      page: compiled.page(route.data),
      sidebar: hasSidebar(route) ? shortenSidebar(sidebar, route.path) : null,
    });
  }
  yield document('/404', { status: 'missing', sidebar: null });
  const overview = routes.find(({ kind }) => kind === 'resources');
  yield document('/resources/404', {
    status: 'missing',
    sidebar: shortenSidebar(sidebar, '/resources/404'),
    ...(overview && { overview: compiled.page(overview.data) as ResourcesPage }),
  });
  yield document('/research/404', { status: 'missing', sidebar: null });
  for (const [alias, target] of Object.entries(redirects)) {
    yield { path: fileOf(alias), text: redirectDocument(site.base + target, site.url + target) };
  }
}

/** The kind of page that is shown; an unknown topic shows the overview. */
function kindOf(result: Prerendered['result']): Page['kind'] | null {
  return result.status === 'ready' ? result.page.kind : (result.overview?.kind ?? null);
}

/** The file of a path, so that hosts serve the address without a trailing slash. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function hasSidebar({ kind }: Route): boolean {
  return kind === 'topic' || kind === 'resources';
}
