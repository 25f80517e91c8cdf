import { useStore } from 'zustand';
import type { PageStore } from '../content/page-store.ts';

/** The document follows all links itself. */
const stay = () => undefined;

/**
 * Gives wouter the page on the screen as the location, so that routes and current links change together with the text.
 */
export function createLocationHook(pages: PageStore, base: string): () => [path: string, go: () => void] {
  return () => [base + useStore(pages, (state) => state.shown.path), stay];
}
