import type { Loader } from '../content/load.ts';
import { startHeadingLinks } from './heading-links.ts';
import { startLinkPreview } from './link-preview.ts';
import { startPrintNotes } from './print-notes.ts';
import { startQuotes } from './quotes.ts';

/** What a page can do for somebody who is there. */
export function startTouched(document: Document, load: Loader['load']): void {
  startHeadingLinks(document);
  startLinkPreview(document, load);
  startPrintNotes(document);
  startQuotes(document);
}
