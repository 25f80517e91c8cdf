import { useStore } from 'zustand';
import type { PageStore } from '../content/page-store.ts';

/** A thin line at the top of the window while a page is loading; the style sheet delays it a moment. */
export function LoadingLine({ pages }: { pages: PageStore }) {
  const pending = useStore(pages, (state) => state.pending !== null);
  return <div className="loading-line" hidden={!pending} />;
}
