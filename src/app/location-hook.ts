import { useStore } from 'zustand';
import type { PageStore } from '../content/page-store.ts';
import type { Navigator } from './navigator.ts';

type Location = [path: string, go: (href: string) => void];

/**
 * Gives wouter the page on the screen as the location, so that routes and current links change together with the text.
 */
export function createLocationHook(pages: PageStore, navigator: Pick<Navigator, 'go'>, base: string): () => Location {
  const go: Location[1] = (href) => void navigator.go(href);
  return () => [base + useStore(pages, (state) => state.shown.path), go];
}
