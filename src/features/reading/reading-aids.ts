import type { Loader } from '../../content/load.ts';
import { startCodeCopies } from './copied-code.ts';
import { startCopies } from './copied-formulas.ts';
import { startHeadingLinks } from './heading-links.ts';
import { startLinkPreview } from './link-preview.ts';
import { startPrintNotes } from './print-notes.ts';
import { startQuotes } from './quotes.ts';

/**
 * Starts what helps an active reader: heading links, link previews, notes on paper, quotes for corrections, formulas that
 * can be pasted, and code that can be copied.
 */
export function startReadingAids(document: Document, load: Loader['load']): void {
  startHeadingLinks(document);
  startLinkPreview(document, load);
  startPrintNotes(document);
  startQuotes(document);
  startCopies(document);
  startCodeCopies(document);
}
