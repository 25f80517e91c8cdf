import { createRoot, hydrateRoot } from 'react-dom/client';
import { createLoader } from '../content/load.ts';
import { createPageStore, type PageStore } from '../content/page-store.ts';
import { readPrerendered } from '../content/prerendered.ts';
import { site } from '../content/site.ts';
import { createPageViews } from '../features/analytics/page-views.ts';
import { App } from './app.tsx';
import { startCitationPreview } from './citation-preview.ts';
import { followLinks } from './follow-links.ts';
import { headTags } from './head.ts';
import { createNavigator } from './navigator.ts';
import { isLate, loadScreen, withScreens } from './screens.ts';
import { startTheme } from './start-theme.ts';
import { writeHead } from './write-head.ts';

/**
 * Brings the page to life: the one in the document, or, on an empty shell, the one of the address bar.
 * `loadStyles` brings the styles of the screens that come late.
 */
export function start(root: HTMLElement, loadStyles: () => Promise<unknown>): void {
  const prerendered = readPrerendered(document);
  const pages = createPageStore({
    ...(prerendered ?? { path: '', result: { status: 'missing', sidebar: null } }),
    landing: { top: 0 },
  });
  const loader = withScreens(
    createLoader((...request) => fetch(...request), site.base),
    loadStyles,
  );
  const navigator = createNavigator(pages, loader, site.base);

  const onView = createPageViews(site.analytics, () => window);

  const show = () => {
    const app = <App pages={pages} navigator={navigator} onView={onView} />;
    if (prerendered) {
      hydrateRoot(root, app);
    } else {
      writeHead(document, headTags(pages.getState().shown, site));
      createRoot(root).render(app);
    }
    startTheme();
  };

  if (!prerendered) whenShown(pages, show);
  else if (prerendered.result.status !== 'ready' || !isLate(prerendered.result.page.kind)) show();
  else void loadScreen(prerendered.result.page.kind, loadStyles).then(show, stayPlain);
  startCitationPreview(document);
  followLinks(document, navigator, site.base);
  navigator.start();
}

/** Calls back when the first page is there. */
function whenShown(pages: PageStore, callback: () => void): void {
  const stop = pages.subscribe(() => {
    if (pages.getState().pending !== null) return;
    stop();
    callback();
  });
}

/** Without its code a screen is the plain HTML that it was sent as. */
function stayPlain(): void {}
