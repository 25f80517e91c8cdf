import { site } from './site.ts';
import type { CitationFile, GroupSlug, Href, Link, Sidebar, TocEntry, TopicPage } from './types.ts';

/** What a page shows of itself as lists of links around its text. */
export type LinkLists = Pick<TopicPage, 'toc' | 'cite' | 'previous' | 'next'>;

/** The lists of links that the page in `document` shows; those that it does not have are empty. */
export function readLinkLists(document: Document): LinkLists {
  return {
    toc: [...document.querySelectorAll('.toc li')].map(readEntry),
    cite: [...document.querySelectorAll<HTMLAnchorElement>('.cite-files a')].map(readFile),
    previous: readNeighbour(document, '.pager-previous'),
    next: readNeighbour(document, '.pager-next'),
  };
}

/** The sidebar that `document` shows. */
export function readSidebar(document: Document): Sidebar {
  return [...document.querySelectorAll<HTMLElement>('[data-group]')].map((group) => ({
    slug: group.dataset.group as GroupSlug,
    title: textOf(group, 'summary'),
    items: [...group.querySelectorAll('a')].map((link) => ({ title: link.textContent, href: hrefOf(link) })),
  }));
}

function readEntry(item: Element): TocEntry {
  return {
    id: item.querySelector('a')?.getAttribute('href')?.slice(1) ?? '',
    title: item.textContent,
    depth: item.classList.contains('toc-inner') ? 3 : 2,
  };
}

function readFile(link: HTMLAnchorElement): CitationFile {
  return { title: link.textContent, href: hrefOf(link) };
}

function readNeighbour(document: Document, selector: string): Link | null {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  return link && { title: textOf(link, '.pager-title'), href: hrefOf(link) };
}

/** Where a link leads, as a path of the site. */
function hrefOf(link: HTMLAnchorElement): Href {
  return link.pathname.slice(site.base.length) as Href;
}

function textOf(element: Element, selector: string): string {
  return element.querySelector(selector)?.textContent ?? '';
}
