import { focusMain } from './focus-main.ts';

/**
 * When the element with the focus is removed and nothing else takes the focus, it goes to what is left of the list or
 * the dialog around it, or else to what is written. Gives a function that ends this.
 */
export function keepFocus(document: Document): () => void {
  /** The element that had the focus last, and those around it. */
  let path: readonly EventTarget[] = [];
  const isGone = (one: EventTarget | undefined) => one instanceof Element && !one.isConnected;

  function handOver(): void {
    if (!isGone(path[0]) || document.activeElement !== document.body) return;
    const around = path.find((one) => one instanceof Element && one.isConnected && one.matches('details, dialog'));
    const summary = around instanceof HTMLDetailsElement ? around.querySelector('summary') : null;
    const title = around instanceof HTMLDialogElement ? around.querySelector('h2') : null;
    if (title !== null) title.tabIndex = -1;
    const heir = summary ?? title;
    if (heir === null) focusMain();
    else heir.focus();
  }

  const note = (event: Event) => {
    path = event.composedPath();
  };
  const observer = new MutationObserver(() => {
    // What is removed may be replaced by something that takes the focus by itself.
    if (isGone(path[0])) setTimeout(handOver);
  });
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
