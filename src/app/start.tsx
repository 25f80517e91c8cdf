import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createLoader } from '../content/load.ts';
import { createPageStore, type PageStore, type ShownPage } from '../content/page-store.ts';
import { readPrerendered } from '../content/prerendered.ts';
import { site } from '../content/site.ts';
import { logFailure } from '../lib/log.ts';
import { trackPageView } from './analytics.ts';
import { App } from './app.tsx';
import { startCiteLinks } from './cite-links.ts';
import { followLinks } from './follow-links.ts';
import { followTranslation } from './follow-translation.ts';
import { headTags } from './head.ts';
import { keepFocus } from './keep-focus.ts';
import { loadReadingAids } from './load-reading-aids.ts';
import { createNavigator } from './navigator.ts';
import { replayTyping } from './replay-typing.ts';
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
  const { shown } = pages.getState();
  const files = createLoader((...request) => fetch(...request), site.base, prerendered);
  const loader = withScreens(files, loadStyles);
  const navigator = createNavigator(pages, loader, site.base);

  const show = () => {
    const app = <App pages={pages} onRetry={() => void navigator.retry()} onView={trackPageView} />;
    if (prerendered) {
      hydrate(root, app, pages);
    } else {
      writeHead(document, headTags(pages.getState().shown, site));
      createRoot(root).render(app);
    }
    startTheme();
  };

  if (!prerendered) onceLoaded(pages, show);
  else if (prerendered.result.status !== 'ready') show();
  else void loadScreen(prerendered.result.page.kind, loadStyles).then(show, () => stayPlain(pages, shown));
  void swapFonts(document, pages);
  startCiteLinks(document, pages);
  loadReadingAids(document, files.load);
  followLinks(document, navigator, site.base);
  keepFocus(document);
  followTranslation(document);
  navigator.start();
}

/**
 * Hydrates the prerendered page. Where the app breaks, as in a browser that lacks what it calls, the page stands as it
 * was delivered instead of none.
 */
function hydrate(root: HTMLElement, app: ReactNode, pages: PageStore): void {
  const { shown } = pages.getState();
  // With what was typed in its fields.
  const delivered = root.cloneNode(true);
  let hydrated = false;
  let broken = false;
  const onHydrated = () => {
    replayTyping(root);
    // After the effects of what is drawn first.
    setTimeout(() => {
      hydrated = true;
    });
  };
  const putBack = () => {
    hydratedRoot.unmount();
    root.replaceChildren(...delivered.childNodes);
    stayPlain(pages, shown);
  };
  const onUncaughtError = (error: unknown) => {
    logFailure('The page could not be drawn:', error);
    if (!broken) queueMicrotask(putBack);
    broken = true;
  };
  const hydratedRoot = hydrateRoot(root, <Hydrated onHydrated={onHydrated}>{app}</Hydrated>, {
    onUncaughtError,
    // Later a screen that cannot be drawn says so in its place.
    onCaughtError: (error) => (hydrated ? logFailure('The screen could not be drawn:', error) : onUncaughtError(error)),
  });
}

/** The app on a prerendered page, whose fields may have been filled in before hydration. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
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
 * If the screen's code cannot be loaded, the page stays plain HTML and says of its forms that they do not work. Nothing
 * could draw another page, which therefore comes with its document, even if its link was clicked before.
 */
function stayPlain(pages: PageStore, plain: ShownPage): void {
  document.documentElement.dataset.js = 'off';
  const leave = () => pages.getState().shown !== plain && location.reload();
  pages.subscribe(leave);
  leave();
}
