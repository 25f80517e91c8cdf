import { useEffect } from 'react';
import { writeFilters } from './filters.ts';
import type { ReferencesStore } from './references-store.ts';

/** The debounce in milliseconds: browsers refuse to change the address too often. */
const debounce = 200;

/** Writes the filters into the address when they change, and reads them on Back and Forward. */
export function useAddress(store: ReferencesStore): void {
  useEffect(() => {
    let timer = 0;
    const read = () => store.getState().enter(location.search, location.hash);
    const { pathname } = location;
    const write = () => {
      const query = writeFilters(store.getState().filters);
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
  }, [store]);
}
