import type { Access, OpenDialog, Pane } from './state.ts';

/** Sets what is shown around the open file. */
export function createShowing({ get, set }: Access) {
  return {
    /** The server answers, for the first time or again. */
    connected(): void {
      set({ connections: get().connections + 1, failure: null });
      if (get().connections > 1 || get().tree !== null) void get().checkDisk();
    },
    show: (dialog: OpenDialog | null) => set({ dialog }),
    setPane: (pane: Pane) => set({ pane }),
    setScroll: (scroll: number) => set({ scroll }),
    setFailure: (failure: string | null) => set({ failure }),
  };
}
