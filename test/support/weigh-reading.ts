import { gzipSync } from 'node:zlib';

/** What a browser has to have before a page can be read, gzipped, in bytes. */
export interface ReadingWeight {
  readonly html: number;
  readonly css: number;
}

/** So much may a topic page weigh in all, in bytes: what a server sends over a new connection before it waits for an answer. */
export const mostToRead = 15_000;

const sheetLinks = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;

/** Weighs HTML with the style sheets that its first paint waits for, all but those of paper; `readSheet` gives the text behind a link. */
export function weighReading(html: string, readSheet: (href: string) => string | Buffer): ReadingWeight {
  const sheets = [...html.matchAll(sheetLinks)]
    .filter(([link]) => !link.includes('media="print"'))
    .map(([link]) => /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '');
  return {
    html: gzipSync(html).length,
    css: sheets.reduce((sum, href) => sum + gzipSync(readSheet(href)).length, 0),
  };
}
