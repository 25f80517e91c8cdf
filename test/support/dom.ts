import { Window } from 'happy-dom';

/** The browser globals that React and the app use. */
const names = [
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLIFrameElement',
  'Event',
  'PopStateEvent',
  'MutationObserver',
  'ResizeObserver',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'matchMedia',
  'scrollTo',
] as const;

const nothing = async () => {};
let close = nothing;
const works: (() => unknown)[] = [];

/** Closes the window that is open, if one is: `test.after.each(closeWindow)` does so where a test fails, too. */
export const closeWindow = () => close();

/** Does something before the window is closed, such as taking down what React shows in it. */
export function beforeClose(work: () => unknown): void {
  works.push(work);
}

/**
 * Opens a happy-dom window under the global names; gives a function that closes it and restores the names. Its network
 * never answers, and drops its calls when the window is closed: a test that needs answers provides its own.
 */
export function openWindow(url: string, html = ''): () => Promise<void> {
  if (close !== nothing)
    throw new Error('A window is open already: its names would be restored in place of the true ones.');
  const window = new Window({ url, width: 1280, height: 800 });
  window.document.write(html);
  const before = new Map<string, PropertyDescriptor | undefined>();
  const put = (name: string, descriptor: PropertyDescriptor) => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
  };
  put('window', { value: window });
  put('IS_REACT_ACT_ENVIRONMENT', { value: true, writable: true });
  put('IntersectionObserver', { value: StillObserver });
  const dropCalls: (() => void)[] = [];
  const call = () => new Promise((_, reject) => dropCalls.push(() => reject(new TypeError('The window was closed.'))));
  put('fetch', { value: call, writable: true });
  put('scrollY', { get: () => window.scrollY });
  put('innerHeight', { get: () => window.innerHeight });
  put('innerWidth', { get: () => window.innerWidth });
  for (const name of names) {
    const value = window[name as keyof Window] as unknown;
    put(name, { value: isMethod(value) ? value.bind(window) : value, writable: true });
  }
  const closeThis = async () => {
    close = nothing;
    for (const work of works.splice(0)) await work();
    for (const drop of dropCalls) drop();
    await window.happyDOM.close();
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
  close = closeThis;
  return closeThis;
}

function isMethod(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function' && !value.prototype;
}

/** An observer for which nothing ever comes into view. */
class StillObserver {
  observe(): void {}
  disconnect(): void {}
}
