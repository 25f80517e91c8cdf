import type { Landing } from '../content/page-store.ts';

const storageKey = 'scroll';

/** Keeps the scroll position of each history entry, so that Back returns to the same line. */
export function createScrollPositions() {
  const tops = new Map<string, number>(Object.entries(readStored()));
  let current = '';
  /** The entry whose page is on the screen: another one's page may still be on its way. */
  let shown = '';

  const save = () => tops.set(shown, scrollY);

  /** To be called when the page of the current entry is shown. */
  function arrive(): void {
    shown = current;
  }

  function start(): void {
    history.scrollRestoration = 'manual';
    current = keyOf(history.state) ?? addKey();
    arrive();
    addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
    addEventListener('pagehide', () => {
      save();
      history.scrollRestoration = 'auto';
      store(Object.fromEntries(tops));
    });
  }

  function push(url: URL): void {
    save();
    current = newKey();
    history.pushState({ key: current }, '', url);
    arrive();
  }

  function replace(url: URL): void {
    history.replaceState({ key: current }, '', url);
    arrive();
  }

  /**
   * Where to land in the history entry that the browser moved to; null for an anchor on the same page, to which the
   * browser scrolls itself.
   */
  function enter(state: unknown): Landing | null {
    save();
    const key = keyOf(state);
    current = key ?? addKey();
    if (key === null) arrive();
    return key === null ? null : { top: tops.get(key) ?? 0 };
  }

  return { start, push, replace, enter, arrive };
}

/** Gives the current history entry a key. */
function addKey(): string {
  const key = newKey();
  history.replaceState({ key }, '');
  return key;
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function keyOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : null;
}

function readStored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function store(tops: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(tops));
  } catch {
    // A browser that forbids storage starts each document at its top.
  }
}
