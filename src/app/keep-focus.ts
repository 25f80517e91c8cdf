import { moveFocus } from '../lib/move-focus.ts';

/**
 * When the element with the focus is removed and nothing else takes the focus, it moves to the nearest part of the page
 * around the gap that can have it, or to the heading of that part. A screen reader would begin at the top of the page
 * otherwise.
 */
export function keepFocus(document: Document): void {
  /** The element that had the focus last, and those around it. */
  let path: readonly Element[] = [];

  function handOver(): void {
    if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
    moveFocus(findHeir(path));
  }

  document.addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? [...ancestors(target)] : [];
  });
  const observer = new MutationObserver(() => {
    // What is removed may be replaced by something that takes the focus by itself.
    if (path[0]?.isConnected === false) setTimeout(handOver);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function* ancestors(element: Element): Generator<Element> {
  for (let one: Element | null = element; one !== null; one = one.parentElement) yield one;
}

function findHeir(path: readonly Element[]): HTMLElement | null {
  for (const part of path.filter(({ isConnected }) => isConnected)) {
    // A whole page would be read aloud.
    if (part.matches('[tabindex]:not(main, #page-text)')) return part as HTMLElement;
    const heading = part.querySelector<HTMLElement>('h1, h2, h3');
    if (heading !== null) return heading;
  }
  return null;
}
