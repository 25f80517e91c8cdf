import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** The debounce in milliseconds: browsers refuse to change the address too often. */
const debounce = 200;

/** What a list is filtered by, as it can be read from the query and the hash of an address. */
interface Filtered {
  readonly enter: (query: string, hash: string) => void;
}

/** Writes what a list is filtered by into the address when it changes, and reads it on Back and Forward. */
export function useAddress<T extends Filtered>(store: StoreApi<T>, queryOf: (state: T) => string): void {
  useEffect(() => {
    let timer = 0;
    const read = () => store.getState().enter(location.search, location.hash);
    const { pathname } = location;
    const write = () => {
      const query = queryOf(store.getState());
      if (location.pathname !== pathname || query === location.search) return;
      history.replaceState(history.state, '', pathname + query + location.hash);
    };
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = window.setTimeout(write, debounce);
    });
    addEventListener('popstate', read);
    // A link is followed with what was typed just before.
    addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      stop();
      removeEventListener('popstate', read);
      removeEventListener('click', write, true);
    };
  }, [store, queryOf]);
}
