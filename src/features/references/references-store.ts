import { createStore } from 'zustand/vanilla';
import { type Filters, noFilters, readFilters } from './filters.ts';

interface ReferencesState {
  readonly filters: Filters;
  /** Whether the whole list is shown, and not its beginning alone. */
  readonly isWhole: boolean;
  readonly showWhole: () => void;
  readonly change: (change: Partial<Filters>) => void;
  /** Takes the filters that the query of an address names; one that names an entry too is shown the whole list. */
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
