import { createStore } from 'zustand/vanilla';
import { type Filters, noFilters, readFilters } from './filters.ts';

export interface ReferencesState {
  readonly filters: Filters;
  readonly change: (change: Partial<Filters>) => void;
  /** Takes the filters that the query of an address names. */
  readonly enter: (query: string) => void;
}

export type ReferencesStore = ReturnType<typeof createReferencesStore>;

export function createReferencesStore() {
  return createStore<ReferencesState>()((set) => ({
    filters: noFilters,
    change: (change) => set(({ filters }) => ({ filters: { ...filters, ...change } })),
    enter: (query) => set({ filters: readFilters(query) }),
  }));
}
