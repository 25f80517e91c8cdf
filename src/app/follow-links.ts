import { decodeAnchor, pathOf } from '../content/address.ts';
import { letFocus } from '../lib/move-focus.ts';
import type { Navigator } from './navigator.ts';

/**
 * Follows links to pages of the site without loading a new document, those of the app and those in compiled text alike.
 * Pages are prefetched when a link is hovered, focused or touched.
 */
export function followLinks(document: Document, navigator: Pick<Navigator, 'go' | 'prefetch'>, base: string): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLink(event.target, base);
    // The browser gives the focus to where it goes, if that can have it; a screen reader would say the page's title.
    if (link === null) return letFocus(anchorOf(event.target));
    event.preventDefault();
    void navigator.go(withoutTextFragment(link.url.href));
  });

  const prefetch = (event: Event) => {
    const link = pageLink(event.target, base);
    if (link !== null) navigator.prefetch(link.path);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
  document.addEventListener('touchstart', prefetch, { passive: true });
}

/** The place on this page that a link at `target` leads to. */
function anchorOf(target: EventTarget | null): HTMLElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || link.href.split('#')[0] !== location.href.split('#')[0]) return null;
  return document.getElementById(decodeAnchor(link.hash));
}

/** A text fragment, which marks a passage on the page that a link leads to. */
const textFragment = /:~:.*$/;

function withoutTextFragment(href: string): string {
  return href.replace(textFragment, '');
}

/** The page that a link at `target` leads to; null where the browser itself should follow: files, anchors, new tabs. */
function pageLink(target: EventTarget | null, base: string): { url: URL; path: string } | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return null;
  // The browser marks a text fragment only on a page that it loads itself.
  if (textFragment.test(url.hash) && 'fragmentDirective' in document) return null;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
  const path = pathOf(url.pathname, base);
  return path === null ? null : { url, path };
}
