import { createStore } from 'zustand/vanilla';

export type Theme = 'light' | 'dark';

interface ThemeState {
  /** What the visitor chose; null follows the system. */
  readonly chosen: Theme | null;
  readonly system: Theme;
  readonly setSystem: (system: Theme) => void;
  readonly restore: (chosen: Theme | null) => void;
  /** Changes to the other theme; the system's own is followed again rather than chosen. */
  readonly toggle: () => void;
}

/** The theme on the screen. */
export function themeOf({ chosen, system }: Pick<ThemeState, 'chosen' | 'system'>): Theme {
  return chosen ?? system;
}

export const themeStore = createStore<ThemeState>()((set) => ({
  chosen: null,
  system: 'light',
  setSystem: (system) => set({ system }),
  restore: (chosen) => set({ chosen }),
  toggle: () =>
    set((state) => {
      const next = themeOf(state) === 'light' ? 'dark' : 'light';
      return { chosen: next === state.system ? null : next };
    }),
}));
