import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createLoader } from '../content/load.ts';
import { createPageStore, type PageStore } from '../content/page-store.ts';
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
  const { pathname } = location;
  const stay = () => stayPlain(pages, pathname);
  const files = createLoader((...request) => fetch(...request), site.base, prerendered);
  const loader = withScreens(files, loadStyles);
  const navigator = createNavigator(pages, loader, site.base);

  const show = () => {
    const app = <App pages={pages} onRetry={() => void navigator.retry()} onView={trackPageView} />;
    if (!prerendered) writeHead(document, headTags(pages.getState().shown, site));
    draw(root, app, prerendered !== null, stay);
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

/**
 * Draws the app, over the prerendered page if there is one. Where it breaks, as in a browser that lacks what it calls,
 * what was delivered is put back, with the text that had been typed in it until then, and stays.
 */
function draw(root: HTMLElement, app: ReactNode, isPrerendered: boolean, stay: () => void): void {
  const delivered = root.cloneNode(true);
  const focused = document.activeElement?.id;
  let isDrawn = false;
  let isBroken = false;
  const onDrawn = () => {
    if (isPrerendered) replayTyping(root);
    // What follows at once from drawing, such as the effects of a screen, belongs to it.
    setTimeout(() => {
      isDrawn = true;
    });
  };
  const putBack = () => {
    drawing.unmount();
    root.replaceChildren(...delivered.childNodes);
    if (focused) document.getElementById(focused)?.focus();
    stay();
  };
  const onUncaughtError = (error: unknown) => {
    logFailure('The page could not be drawn:', error);
    if (!isBroken) queueMicrotask(putBack);
    isBroken = true;
  };
  const options = {
    onUncaughtError,
    // Later the part that cannot be drawn says so in its place, or is left out.
    onCaughtError: (error: unknown) =>
      isDrawn ? logFailure('A part of the page could not be drawn:', error) : onUncaughtError(error),
  };
  const whole = <Drawn onDrawn={onDrawn}>{app}</Drawn>;
  const drawing = isPrerendered ? hydrateRoot(root, whole, options) : createRoot(root, options);
  if (!isPrerendered) drawing.render(whole);
}

/** The app, which says when it is drawn. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn]);
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
 * Where the app cannot draw, the page stays plain HTML and says of its forms that they do not work. Another page, even
 * if its link was clicked before, comes with its document. `path` is the address that this one came with.
 */
function stayPlain(pages: PageStore, path: string): void {
  document.documentElement.dataset.js = 'off';
  const leave = () => location.pathname !== path && location.reload();
  pages.subscribe(leave);
  leave();
}
