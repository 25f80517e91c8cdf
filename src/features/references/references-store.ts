import { createStore } from 'zustand/vanilla';
import { type Filters, noFilters, readFilters } from './filters.ts';

interface ReferencesState {
  readonly filters: Filters;
  /** Whether the whole list is shown, not only its beginning. */
  readonly isWhole: boolean;
  readonly showWhole: () => void;
  readonly change: (change: Partial<Filters>) => void;
  /** Takes the filters from a query; with a hash, which names an entry, the whole list is shown. */
  readonly enter: (query: string, hash?: string) => void;
}

export type ReferencesStore = ReturnType<typeof createReferencesStore>;

export function createReferencesStore() {
  return createStore<ReferencesState>()((set) => ({
    filters: noFilters,
    isWhole: false,
    showWhole: () => set({ isWhole: true }),
    change: (change) => set(({ filters }) => ({ filters: { ...filters, ...change } })),
    enter: (query, hash = '') =>
      set(({ isWhole }) => ({ filters: readFilters(query), isWhole: isWhole || hash !== '' })),
  }));
}
