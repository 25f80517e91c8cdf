import { gzipSync } from 'node:zlib';

/** What a browser has to have before a page can be read, gzipped, in bytes. */
export interface ReadingWeight {
  readonly html: number;
  readonly css: number;
  /** The styles of figures, where it has any. */
  readonly figures: number;
}

/** What a figure adds to a page at most, in bytes: a drawing, one of numbers, or the picture of one that can be taken hold of. The styles of figures count as theirs. */
export const mostToDraw = 2_000;

const drawings = /<span class="?drawing"?><svg[\s\S]*?<\/svg><\/span>|<figure[ >][\s\S]*?<\/figure>/g;

/** A page without its figures, and what each of them adds to it, gzipped, in bytes. */
export function weighDrawings(html: string): { readonly text: string; readonly drawings: readonly number[] } {
  const text = html.replace(drawings, '');
  const bare = gzipSync(text).length;
  const weigh = (one: number) => {
    let index = 0;
    return gzipSync(html.replace(drawings, (drawing) => (index++ === one ? drawing : ''))).length - bare;
  };
  return { text, drawings: Array.from(html.match(drawings) ?? [], (_, index) => weigh(index)) };
}

/** So much may a topic page weigh without its figures, in bytes: what a server sends over a new connection before it waits for an answer. */
export const mostToRead = 15_000;

const sheetLinks = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;

function isOfFigures(href: string): boolean {
  return href.includes('figure-styles');
}

/** Weighs HTML with the style sheets that its first paint waits for, all but those of paper; `readSheet` gives the text behind a link. */
export function weighReading(html: string, readSheet: (href: string) => string | Buffer): ReadingWeight {
  const sheets = [...html.matchAll(sheetLinks)]
    .filter(([link]) => !link.includes('media="print"'))
    .map(([link]) => /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? '');
  const weigh = (some: readonly string[]) => some.reduce((sum, href) => sum + gzipSync(readSheet(href)).length, 0);
  return {
    html: gzipSync(html).length,
    css: weigh(sheets.filter((href) => !isOfFigures(href))),
    figures: weigh(sheets.filter(isOfFigures)),
  };
}
