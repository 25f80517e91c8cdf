/*
 * The EmailJS library looks for `localStorage` while it is loaded. Where the browser forbids storage that throws, and
 * would take the whole screen with it; Node, which has no page, warns of its own. There the library finds none. To be
 * imported before it.
 */
if (!hasStorage()) Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });

function hasStorage(): boolean {
  try {
    return typeof document !== 'undefined' && localStorage !== null;
  } catch {
    return false;
  }
}
