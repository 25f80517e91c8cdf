import { decodeAnchor, pathOf } from '../content/address.ts';
import { isResource, type Loader } from '../content/load.ts';
import type { Landing, PageStore, ShownPage } from '../content/page-store.ts';
import { createScrollPositions } from './scroll-positions.ts';

export interface Navigator {
  /** Goes to an address of the site: the old page stays until the new one is loaded. */
  readonly go: (href: string) => Promise<void>;
  /** Loads the shown page again; if that fails although the host can be reached, reloads the document. */
  readonly retry: () => Promise<void>;
  readonly prefetch: (path: string) => void;
  /** Shows the page of the address bar if it differs from the shown one, and starts to follow Back, Forward and the connection. */
  readonly start: () => void;
}

export function createNavigator(
  pages: PageStore,
  loader: Loader,
  base: string,
  reload = () => location.reload(),
): Navigator {
  const scrollPositions = createScrollPositions();
  let lastVisit = 0;

  /**
   * Loads a page and shows it. `arrive` writes the history once the page is loaded; a newer visit cancels an older one.
   * One that the reader asked for comes with its document if a part of it is gone, as after a new build.
   */
  async function visit(url: URL, landing: Landing, arrive: (url: URL) => void, isAsked: boolean): Promise<void> {
    const path = pathOf(url.pathname, base);
    if (path === null) return location.assign(url);
    const mine = ++lastVisit;
    pages.getState().wait(path);
    const result = await loader.load(path);
    if (mine !== lastVisit) return;
    if (result.status === 'moved') return visit(new URL(base + result.to, url), landing, arrive, isAsked);
    const isIncomplete = result.status === 'failed' && result.why === 'incomplete';
    const isAnew = isAsked && isIncomplete && (await loader.reaches(path));
    if (mine !== lastVisit) return;
    arrive(url);
    if (isAnew) return reload();
    pages.getState().show({ path, result, landing });
  }

  function go(href: string): Promise<void> {
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) return Promise.resolve(location.assign(url));
    const arrive = url.href === location.href ? scrollPositions.replace : scrollPositions.push;
    return visit(url, landingOf(url.hash), arrive, true);
  }

  /** Shows the page of the address bar. */
  function enter(landing: Landing, isAsked: boolean): Promise<void> {
    const arrive = (url: URL) => {
      if (url.href === location.href) scrollPositions.arrive();
      else scrollPositions.replace(url);
    };
    return visit(new URL(location.href), landing, arrive, isAsked);
  }

  async function retry(): Promise<void> {
    await enter(pages.getState().shown.landing, false);
    const { shown } = pages.getState();
    if (shown.result.status !== 'failed' || !(await loader.reaches(shown.path))) return;
    if (pages.getState().shown === shown && pages.getState().pending === null) reload();
  }

  function follow(event: PopStateEvent): void {
    const landing = scrollPositions.enter(event.state);
    // An entry without a position is an anchor of the shown page, or was made before this code had come.
    const isShown = pathOf(location.pathname, base) === pages.getState().shown.path;
    if (landing !== null || !isShown) void enter(landing ?? landingOf(location.hash), true);
  }

  /** Loads a page that failed when the browser is connected again. */
  function reconnect(): void {
    const { shown, pending } = pages.getState();
    if (shown.result.status === 'failed' && pending === null) void retry();
  }

  function start(): void {
    scrollPositions.start();
    addEventListener('online', reconnect);
    addEventListener('popstate', follow);
    const path = pathOf(location.pathname, base);
    const { shown } = pages.getState();
    if (path === null || path === shown.path) return;
    const landing = landingOf(location.hash);
    if (isKnownMissing(shown, path)) pages.getState().show({ path, result: shown.result, landing });
    else void enter(landing, false);
  }

  return { go, retry, prefetch: loader.prefetch, start };
}

/** Whether the prerendered document is the not-found page for this path. */
function isKnownMissing({ result }: ShownPage, path: string): boolean {
  return result.status === 'missing' && (result.sidebar !== null) === isResource(path);
}

function landingOf(hash: string): Landing {
  return hash.length > 1 ? { anchor: decodeAnchor(hash) } : { top: 0 };
}
