import { useStore } from 'zustand';
import type { PageStore } from '../content/page-store.ts';
import type { Navigator } from './navigator.ts';

type Location = [path: string, go: (href: string, options?: { readonly replace?: boolean }) => void];

/** Lets wouter take the page on the screen for the location: address, marked links and text change together. */
export function createLocationHook(pages: PageStore, navigator: Pick<Navigator, 'go'>, base: string): () => Location {
  const go: Location[1] = (href, options) => void navigator.go(href, options);
  return () => [base + useStore(pages, (state) => state.shown.path), go];
}
