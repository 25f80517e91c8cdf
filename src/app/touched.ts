import { startHeadingLinks } from './heading-links.ts';
import { startPrintNotes } from './print-notes.ts';
import { startQuotes } from './quotes.ts';

/** What a page can do for somebody who is there. */
export function startTouched(document: Document): void {
  startHeadingLinks(document);
  startPrintNotes(document);
  startQuotes(document);
}
