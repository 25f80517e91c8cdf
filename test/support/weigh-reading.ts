import { gzipSync } from 'node:zlib';

/** What a browser must have loaded before a page can be read, gzipped, in bytes. */
export interface ReadingWeight {
  readonly html: number;
  readonly css: number;
  /** The styles of figures, where it has any. */
  readonly figures: number;
}

/**
 * The most that a figure may add to a page, in bytes: a drawing, a figure of numbers, or the picture of an interactive
 * one. The styles of figures count as a part of theirs.
 */
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

/**
 * The most that a topic page may weigh without its figures, in bytes: what a server sends over a new connection before
 * it waits for an acknowledgement.
 */
export const mostToRead = 15_000;

const sheetLinks = /<link\b[^>]*\brel="?stylesheet\b[^>]*>/g;

function isOfFigures(href: string): boolean {
  return /\/figure-[\w-]{8}\.css$/.test(href);
}

/**
 * Weighs HTML with the style sheets that its first paint waits for, which are all but the print styles; `readSheet`
 * gives the text of a linked sheet.
 */
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
