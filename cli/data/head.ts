import { nameAuthor, readAuthor, type WrittenAuthor } from '../core/author.ts';
import type { Head } from '../kinds/shapes.ts';
import { type AnyDocument, documentsOf } from '../parse/document.ts';
import type { Model } from '../resolve/model.ts';
import { referencesPath } from '../resolve/page-link.ts';
import { readSite, readUrl } from '../resolve/site.ts';

/** What the document head of a page says. Home alone stands under its own title; other titles end with the site's. */
export function emitHead(document: AnyDocument, path: string, model: Model): Head {
  const site = readSite(model);
  const title = 'title' in document.matter && document.matter.title !== undefined ? document.matter.title : site.title;
  const description = 'description' in document.matter ? (document.matter.description ?? '') : '';
  const isPaper = document.kind === 'paper';
  return {
    title: document.kind === 'home' ? title : `${title} · ${site.title}`,
    description,
    canonical: `${readUrl(model)}${path}`,
    type: isPaper || document.kind === 'topic' ? 'article' : 'website',
    keywords: 'keywords' in document.matter ? (document.matter.keywords ?? []) : [],
    card: cardOf(path, model),
    author: isPaper ? listAuthors(document.matter.authors, site.author.name).join(', ') : site.author.name,
  };
}

/** The head of /resources, which has no file: it names the groups, as far as a description may go. */
export function emitResourcesHead(model: Model): Head {
  const site = readSite(model);
  const groups = model.chain.groups.map(({ group }) => group.matter.title ?? group.slug).join('; ');
  const description = `Resource topics: ${groups}`;
  return {
    title: `Resources · ${site.title}`,
    description: description.length > 160 ? `${description.slice(0, 159).trimEnd()}…` : description,
    canonical: `${readUrl(model)}/resources`,
    type: 'website',
    keywords: [],
    author: site.author.name,
    card: cardOf('/resources', model),
  };
}

/** The head of the page of all references, which has no file either. */
export function emitReferencesHead(model: Model): Head {
  const site = readSite(model);
  const count = documentsOf(model.published, 'reference').length;
  return {
    title: `References · ${site.title}`,
    description: `The ${count} publications cited on this site, each with a note on what it shows and the pages that cite it.`,
    canonical: `${readUrl(model)}${referencesPath}`,
    type: 'website',
    keywords: [],
    author: site.author.name,
    card: cardOf(referencesPath, model),
  };
}

/** Where the card of a route lies in the built site. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/index' : path}.png`;
}

function cardOf(path: string, model: Model): string {
  return readUrl(model) + cardPath(path);
}

/** Names as a page shows them; the site's author where a paper names nobody. */
export function listAuthors(authors: readonly WrittenAuthor[] | undefined, siteAuthor: string): string[] {
  if (authors === undefined) return [siteAuthor];
  return authors.map((author) => nameAuthor(readAuthor(author)));
}
