import { createStore } from 'zustand/vanilla';

interface MenuState {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The full-screen menu of small screens. */
export const menuStore = createStore<MenuState>()((set) => ({
  open: false,
  setOpen: (open) => set({ open }),
}));
