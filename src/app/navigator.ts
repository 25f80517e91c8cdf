import { pathOf } from '../content/address.ts';
import type { Loader } from '../content/load.ts';
import type { Landing, PageStore } from '../content/page-store.ts';
import { createPlaces } from './places.ts';

export interface Navigator {
  /** Goes to an address of the site: the old page stays until the new one is loaded. */
  readonly go: (href: string, options?: { readonly replace?: boolean }) => Promise<void>;
  /** Loads the shown page again. */
  readonly retry: () => Promise<void>;
  readonly prefetch: (path: string) => void;
  /** Shows the page of the address bar if it is another one, and follows back and forward from now on. */
  readonly start: () => void;
}

export function createNavigator(pages: PageStore, loader: Loader, base: string): Navigator {
  const places = createPlaces();
  let lastVisit = 0;

  /** `arrive` writes the history, at the moment when the page is there; a later visit makes an earlier one void. */
  async function visit(path: string, landing: Landing, arrive: () => void): Promise<void> {
    const visit = ++lastVisit;
    pages.getState().wait(path);
    const result = await loader.load(path);
    if (visit !== lastVisit) return;
    if (result.status === 'moved') return go(base + result.to, { replace: true });
    arrive();
    pages.getState().show({ path, result, landing });
  }

  async function go(href: string, { replace = false } = {}): Promise<void> {
    const url = new URL(href, location.href);
    const path = url.origin === location.origin ? pathOf(url.pathname, base) : null;
    if (path === null) return location.assign(url);
    await visit(path, landingOf(url.hash), () => (replace ? places.replace(url) : places.push(url)));
  }

  function retry(): Promise<void> {
    const { path, landing } = pages.getState().shown;
    return visit(path, landing, () => undefined);
  }

  function follow(event: PopStateEvent): void {
    const landing = places.enter(event.state);
    const path = pathOf(location.pathname, base);
    if (path === null) location.reload();
    else if (landing !== null) void visit(path, landing, () => undefined);
  }

  function start(): void {
    places.start();
    addEventListener('popstate', follow);
    const path = pathOf(location.pathname, base);
    const { shown } = pages.getState();
    if (path !== null && path !== shown.path) void visit(path, landingOf(location.hash), () => undefined);
  }

  return { go, retry, prefetch: loader.prefetch, start };
}

function landingOf(hash: string): Landing {
  return hash.length > 1 ? { anchor: decodeURIComponent(hash.slice(1)) } : { top: 0 };
}
