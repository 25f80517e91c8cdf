import { escapeXml } from '../core/xml.ts';
import type { News } from '../kinds/kind.ts';
import type { Head } from '../kinds/shapes/head.ts';
import type { SiteData } from '../kinds/shapes/site.ts';

/** What the feed says about a page. */
export interface FeedEntry extends Omit<News, 'body'> {
  readonly head: Pick<Head, 'canonical' | 'description'>;
  readonly label: string;
  /** Reads its text when it is needed: thousands of texts would fill the memory. */
  readonly readText: () => string;
}

/** How many entries the feed has. */
const maxEntries = 100;

export const feedPath = '/feed.xml';

/**
 * `feed.xml`: an Atom feed of the texts of the site, the last changed first, each with its whole text as HTML. A page
 * without a date is left out.
 */
export function writeFeed(site: SiteData, pages: readonly FeedEntry[]): string {
  const entries = pages
    .flatMap((page) => {
      const day = page.updated ?? page.published;
      return day === null ? [] : [{ page, day }];
    })
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .slice(0, maxEntries);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.language)}">
  <id>${escapeXml(`${site.url}/`)}</id>
  <title>${escapeXml(site.title)}</title>
  <subtitle>${escapeXml(site.description)}</subtitle>
  <link href="${escapeXml(`${site.url}/`)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(site.url + feedPath)}"/>
  <updated>${timeOf(entries[0]?.day ?? '1970-01-01')}</updated>
  <author><name>${escapeXml(site.author.name)}</name></author>
${entries.map(({ page, day }) => writeEntry(page, day)).join('')}</feed>
`;
}

function writeEntry({ head, title, published, authors, label, readText }: FeedEntry, day: string): string {
  const address = escapeXml(head.canonical);
  const parts = [
    `<id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link href="${address}"/>`,
    ...(published === null ? [] : [`<published>${timeOf(published)}</published>`]),
    `<updated>${timeOf(day)}</updated>`,
    ...authors.map((name) => `<author><name>${escapeXml(name)}</name></author>`),
    `<category term="${escapeXml(label)}"/>`,
    `<summary>${escapeXml(head.description)}</summary>`,
    `<content type="html">${escapeXml(makeAbsolute(readText(), head.canonical))}</content>`,
  ];
  return `  <entry>\n${parts.map((part) => `    ${part}\n`).join('')}  </entry>\n`;
}

/** A feed is read elsewhere, so relative addresses become absolute. */
function makeAbsolute(html: string, page: string): string {
  return html.replace(/ (href|src)="([/#][^"]*)"/g, (_, name, address) => ` ${name}="${new URL(address, page).href}"`);
}

/** Atom requires a time of day; only the day is known. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
