import { hasSidebar } from '../kinds/pages.ts';
import { collections, collectionTitle, isCollection } from '../kinds/paths.ts';
import { isKind } from '../kinds/registry.ts';
import type { Passages } from '../kinds/shapes/passages.ts';
import type { Route, RouteList } from '../kinds/shapes/routes.ts';
import type { SiteData } from '../kinds/shapes/site.ts';
import type { SidebarEntries } from '../kinds/shapes/topic.ts';
import { markdownOf } from './markdown.ts';

/** `llms.txt`: a list of all pages, for language models. */
export function writeLlms(site: SiteData, sidebar: SidebarEntries, routes: RouteList): string {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const list = (paths: readonly string[]) => paths.flatMap((path) => describe(byPath.get(path), site)).join('\n');
  const groups = sidebar.map(({ title, items }) => `## ${title}\n\n${list(items.map(({ href }) => href))}`);
  const own = collections.flatMap((kind) => {
    const paths = routes.flatMap((route) => (route.kind === kind && !hasSidebar(route.kind) ? [route.path] : []));
    return paths.length === 0 ? [] : [`## ${collectionTitle(kind)}\n\n${list(paths)}`];
  });
  const isOwn = ({ kind }: Route) => isKind(kind) && isCollection(kind);
  const rest = routes.filter((route) => route.path !== '/' && !hasSidebar(route.kind) && !isOwn(route));
  return `${[
    `# ${site.title}`,
    `> ${site.description}`,
    `The text of all pages: [llms-full.txt](${site.url}/llms-full.txt). All references as BibTeX: [references.bib](${site.url}/references.bib).`,
    ...groups,
    ...own,
    `## Optional\n\n${list(rest.map(({ path }) => path))}`,
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: the text of every page, with its address and headings, for language models. */
export function writeLlmsFull(site: SiteData, passages: Passages): string {
  const lines = [`# ${site.title}`];
  let page = '';
  let heading: string | null = null;
  for (const passage of passages) {
    if (passage.address !== undefined) lines.push(...describeAnswer(site, passage));
    if (passage.kind !== 'section') continue;
    if (passage.path !== page) lines.push(`# ${passage.page}`, `Source: ${site.url}${passage.path}`);
    else if (passage.heading === heading) {
      lines.push(passage.text);
      continue;
    }
    if (passage.heading !== null) lines.push(`## ${passage.heading}`);
    lines.push(passage.text);
    page = passage.path;
    heading = passage.heading;
  }
  return `${lines.join('\n\n')}\n`;
}

/** An answer under its question, with the address of its page. */
function describeAnswer({ url }: SiteData, { address = '', asks, text }: Passages[number]): string[] {
  const [question = ''] = asks;
  return [`# ${question}`, `Source: ${url}${address}`, text];
}

/** A link to a page, and to its markdown where that is published. */
function describe(route: Route | undefined, { title, url }: SiteData): string[] {
  if (route === undefined) return [];
  const { head } = route;
  const markdown = markdownOf(route);
  const also = markdown === null ? '' : ` ([markdown](${url}${markdown}))`;
  return [`- [${head.title.replace(` · ${title}`, '')}](${head.canonical}): ${head.description}${also}`];
}
