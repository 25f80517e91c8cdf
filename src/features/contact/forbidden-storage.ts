/*
 * The EmailJS library looks for `localStorage` while it is loaded. Where the browser forbids storage that throws, and
 * would take the whole screen with it: there it finds none. To be imported before the library.
 */
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
