import { useStore } from 'zustand';
import type { PageStore } from '../content/page-store.ts';

/** A hairline at the top of the window while a page is awaited; the style sheet shows it after a moment only. */
export function LoadingLine({ pages }: { pages: PageStore }) {
  const pending = useStore(pages, (state) => state.pending !== null);
  return <div className="loading-line" hidden={!pending} />;
}
