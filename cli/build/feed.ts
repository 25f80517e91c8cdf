import { escapeXml } from '../core/xml.ts';
import type { PaperPage, Site, TopicPage } from '../kinds/shapes.ts';

/** A page as far as the feed tells of it. */
export type News =
  | Pick<TopicPage, 'kind' | 'head' | 'title' | 'updated' | 'group'>
  | Pick<PaperPage, 'kind' | 'head' | 'title' | 'updated' | 'date' | 'authors' | 'label'>;

/** A reader that asks for the first time gets so many. */
const newest = 100;

export const feedPath = '/feed.xml';

/** `feed.xml`: an Atom feed of the topics and papers, the last changed first, each with its whole text as HTML, which is asked for when it is written. A page whose day nobody knows is not news. */
export function writeFeed(site: Site, pages: readonly News[], textOf: (page: News) => string): string {
  const entries = pages
    .flatMap((page) => {
      const day = dayOf(page);
      return day === null ? [] : [{ page, day }];
    })
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .slice(0, newest);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.language)}">
  <id>${escapeXml(`${site.url}/`)}</id>
  <title>${escapeXml(site.title)}</title>
  <subtitle>${escapeXml(site.description)}</subtitle>
  <link href="${escapeXml(`${site.url}/`)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(site.url + feedPath)}"/>
  <updated>${timeOf(entries[0]?.day ?? '1970-01-01')}</updated>
  <author><name>${escapeXml(site.author.name)}</name></author>
${entries.map(({ page, day }) => writeEntry(page, day, makeAbsolute(textOf(page), page.head.canonical))).join('')}</feed>
`;
}

function writeEntry(page: News, day: string, text: string): string {
  const { head, title } = page;
  const address = escapeXml(head.canonical);
  const names = page.kind === 'paper' ? page.authors : [];
  const parts = [
    `<id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link href="${address}"/>`,
    ...(page.kind === 'paper' ? [`<published>${timeOf(page.date)}</published>`] : []),
    `<updated>${timeOf(day)}</updated>`,
    ...names.map((name) => `<author><name>${escapeXml(name)}</name></author>`),
    `<category term="${escapeXml(page.kind === 'paper' ? page.label : page.group.title)}"/>`,
    `<summary>${escapeXml(head.description)}</summary>`,
    `<content type="html">${escapeXml(text)}</content>`,
  ];
  return `  <entry>\n${parts.map((part) => `    ${part}\n`).join('')}  </entry>\n`;
}

/** A feed is read elsewhere: addresses below the host and on the page name both. */
function makeAbsolute(html: string, page: string): string {
  return html.replace(/ (href|src)="([/#][^"]*)"/g, (_, name, address) => ` ${name}="${new URL(address, page).href}"`);
}

function dayOf(page: News): string | null {
  return page.updated ?? (page.kind === 'paper' ? page.date : null);
}

/** Atom wants a moment; the day is all that is known. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
