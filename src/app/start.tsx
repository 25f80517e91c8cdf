import { createLoader } from '../content/load.ts';
import { createPageStore, type PageStore } from '../content/page-store.ts';
import { readPrerendered } from '../content/prerendered.ts';
import { site } from '../content/site.ts';
import { startCiteLinks } from '../features/reading/cite-links.ts';
import { loadReadingAids } from '../features/reading/load-reading-aids.ts';
import { trackPageView } from './analytics.ts';
import { App } from './app.tsx';
import { drawApp } from './draw-app.tsx';
import { followLinks } from './follow-links.ts';
import { followTranslation } from './follow-translation.ts';
import { headTags } from './head.ts';
import { keepFocus } from './keep-focus.ts';
import { createNavigator } from './navigator.ts';
import { type LoadStyles, loadScreen, withScreens } from './screens.ts';
import { startTheme } from './start-theme.ts';
import { swapFonts } from './swap-fonts.ts';
import { writeHead } from './write-head.ts';

/**
 * Starts the app: hydrates the prerendered page or, in an empty shell, loads the page of the address bar. Until then a
 * shell counts as a page that could not be loaded.
 */
export function startApp(root: HTMLElement, loadStyles: LoadStyles): void {
  const prerendered = readPrerendered(document);
  const pages = createPageStore({
    ...(prerendered ?? { path: '', result: { status: 'failed', why: 'connection' } }),
    landing: { top: 0 },
  });
  const { pathname } = location;
  const stay = () => stayPlain(pages, pathname);
  const files = createLoader((...request) => fetch(...request), site.base, prerendered);
  const loader = withScreens(files, loadStyles);
  const navigator = createNavigator(pages, loader, site.base);

  const show = () => {
    const app = <App pages={pages} onRetry={() => void navigator.retry()} onView={trackPageView} />;
    if (!prerendered) writeHead(document, headTags(pages.getState().shown, site));
    drawApp(root, app, prerendered !== null, stay);
    startTheme();
  };

  if (!prerendered) onceLoaded(pages, show);
  else if (prerendered.result.status !== 'ready') show();
  else void loadScreen(prerendered.result.page.kind, loadStyles).then(show, stay);
  void swapFonts(document, pages);
  startCiteLinks(document, pages);
  loadReadingAids(document, files.load);
  followLinks(document, navigator, site.base);
  keepFocus(document);
  followTranslation(document);
  navigator.start();
}

/** Calls back once the first page is loaded. */
function onceLoaded(pages: PageStore, callback: () => void): void {
  const stop = pages.subscribe(() => {
    if (pages.getState().pending !== null) return;
    stop();
    callback();
  });
}

/**
 * Where the app cannot draw, the page stays plain HTML and says of its forms that they do not work. Another page, even
 * if its link was clicked before, comes with its document. `path` is the address that this one came with.
 */
function stayPlain(pages: PageStore, path: string): void {
  document.documentElement.dataset.js = 'off';
  const leave = () => location.pathname !== path && location.reload();
  pages.subscribe(leave);
  leave();
}
