import { createRoot, type Root } from 'react-dom/client';
import { pathOf } from '../content/address.ts';
import { createLoader } from '../content/load.ts';
import { createPageStore, type PageStore } from '../content/page-store.ts';
import { site } from '../content/site.ts';
import type { Page, SidebarEntries } from '../content/types.ts';
import { startCiteLinks } from '../features/reading/cite-links.ts';
import { startLinkPreview } from '../features/reading/link-preview.ts';
import { App } from './app.tsx';
import { followLinks } from './follow-links.ts';
import { type LoadStyles, loadScreen } from './screens.ts';
import { followPosition, type ScrollPosition } from './scroll-to-position.ts';
import { startTheme } from './start-theme.ts';

interface PageMessage {
  readonly path: string;
  readonly page: Page;
  readonly sidebar: SidebarEntries | null;
}

const idle = () => undefined;

/** Shows pages in a root, the newest last, whichever is ready first: another page from its top, the same without scrolling. */
export function showPages(
  root: Root,
  pages: PageStore,
  loadStyles: LoadStyles,
): (message: PageMessage) => Promise<void> {
  let hasRendered = false;
  let newest: PageMessage | undefined;
  return async (message) => {
    newest = message;
    const { path, page, sidebar } = message;
    await loadScreen(page.kind, loadStyles, true);
    if (message !== newest) return;
    const isSame = pages.getState().shown.path === path;
    if (!isSame) scrollTo({ top: 0 });
    pages.getState().show({ path, result: { status: 'ready', page, head: page.head, sidebar }, landing: 'stay' });
    if (!hasRendered) root.render(<App pages={pages} onRetry={idle} onView={idle} />);
    hasRendered = true;
  };
}

/**
 * Shows the pages that the studio sends to this frame as readers would see them. Links are not followed here: their
 * paths are posted to the studio, and so is Ctrl+S. A browser may not ask twice for code that it did not get, so the
 * studio is told, which loads the frame again.
 */
export function startPreview(root: HTMLElement, loadStyles: LoadStyles, laterStyles: Promise<unknown>): void {
  const studio = window.parent;
  const tellBroken = () => studio.postMessage({ isBroken: true }, location.origin);
  laterStyles.catch(tellBroken);
  const postLink = (href: string) => {
    const { pathname } = new URL(href, location.href);
    studio.postMessage({ open: pathOf(pathname, site.base) }, location.origin);
    return Promise.resolve();
  };
  const pages = createPageStore({ path: '', result: { status: 'missing', sidebar: null }, landing: { top: 0 } });
  const show = showPages(createRoot(root), pages, loadStyles);
  const follow = followPosition(document);
  followLinks(document, { go: postLink, prefetch: idle }, site.base);
  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent<PageMessage | ScrollPosition | string | null>) => {
      if (source !== studio || origin !== location.origin || data === null || typeof data === 'string') return;
      if ('heading' in data) return follow(data);
      if (data.path !== pages.getState().shown.path) follow(null);
      if (data.page) show(data).catch(tellBroken);
    },
  );
  addEventListener('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    studio.postMessage({ wantsSaving: true }, location.origin);
  });
  // A browser would open a file that is dropped here, in the place of the studio.
  for (const type of ['dragover', 'drop']) addEventListener(type, (event) => event.preventDefault());
  document.documentElement.dataset.fonts = '';
  startLinkPreview(document, createLoader((...request) => fetch(...request), site.base).load);
  startCiteLinks(document, pages);
  startTheme();
  studio.postMessage({ isReady: true }, location.origin);
}
