import { site } from './site.ts';
import type {
  Body,
  CitationFile,
  FigureName,
  GroupSlug,
  Href,
  Link,
  PageHead,
  SidebarEntries,
  SidebarEntry,
  TocEntry,
  TopicPage,
} from './types.ts';

/** The parts of a page that its document shows completely: its text and the lists of links around it. */
export type ShownParts = Pick<TopicPage, 'body' | 'toc' | 'cite' | 'previous' | 'next'>;

/**
 * Reads these parts from `document`; what a page does not have is empty. The contents that lists make for themselves
 * are not read.
 */
export function readShownParts(document: Document): ShownParts {
  return {
    body: [...document.querySelectorAll<HTMLElement>(textParts)].map(readPart),
    toc: [...document.querySelectorAll('article + #toc li a')].map((link) => readEntry(document, link)),
    cite: [...document.querySelectorAll<HTMLAnchorElement>('[data-cite] a')].map(readFile),
    previous: readNeighbour(document, 'a[rel="prev"]'),
    next: readNeighbour(document, 'a[rel="next"]'),
  };
}

const textParts = 'article > [data-body] > :is([data-markup], [data-figure])';

/** The head of the page that `document` came with. */
export function readHead(document: Document): PageHead {
  const find = (selector: string) => document.head.querySelector(selector);
  const content = (selector: string) => find(selector)?.getAttribute('content') ?? '';
  const keywords = content('meta[name="keywords"]');
  return {
    title: document.title,
    description: content('meta[name="description"]'),
    canonical: find('link[rel="canonical"]')?.getAttribute('href') ?? '',
    type: content('meta[property="og:type"]') === 'article' ? 'article' : 'website',
    keywords: keywords === '' ? [] : keywords.split(', '),
    author: content('meta[name="author"]'),
    card: content('meta[property="og:image"]'),
    citation: [...document.head.querySelectorAll<HTMLMetaElement>('meta[name^="citation_"]')].map(
      ({ name, content }) => ({ name, content }),
    ),
    jsonLd: find('script[type="application/ld+json"]')?.textContent ?? '',
  };
}

/** The sidebar that `document` shows, if it has one. */
export function readSidebar(document: Document): SidebarEntries | null {
  const sidebar = document.querySelector('#topics');
  return sidebar && [...sidebar.querySelectorAll<HTMLElement>('[data-group]')].map(readGroup);
}

function readGroup(group: HTMLElement): SidebarEntry {
  return {
    slug: group.dataset.group as GroupSlug,
    title: textOf(group, 'summary'),
    items: [...group.querySelectorAll('a')].map((link) => ({ title: link.textContent, href: hrefOf(link) })),
  };
}

function readPart(part: HTMLElement): Body[number] {
  const { figure, markup = '' } = part.dataset;
  if (figure === undefined) return { key: markup, html: part.innerHTML };
  const caption = part.querySelector('[data-caption]')?.innerHTML ?? '';
  return { figure: figure as FigureName, number: Number(part.querySelector('figure')?.dataset.number), caption };
}

function readEntry(document: Document, link: Element): TocEntry {
  const id = link.getAttribute('href')?.slice(1) ?? '';
  return { id, title: link.textContent, depth: document.getElementById(id)?.localName === 'h3' ? 3 : 2 };
}

function readFile(link: HTMLAnchorElement): CitationFile {
  return { title: link.textContent, href: hrefOf(link) };
}

function readNeighbour(document: Document, selector: string): Link | null {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  return link && { title: link.lastElementChild?.textContent ?? '', href: hrefOf(link) };
}

/** The path of the site that a link leads to, with its anchor. */
function hrefOf(link: HTMLAnchorElement): Href {
  return (link.pathname.slice(site.base.length) + link.hash) as Href;
}

function textOf(element: Element, selector: string): string {
  return element.querySelector(selector)?.textContent ?? '';
}
