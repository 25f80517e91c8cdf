import type { Access } from './state.ts';

/** Reads the list of files, where an older one never replaces a newer one. */
export function createTreeReading({ call, get, set }: Access) {
  let asked = 0;
  let shown = 0;

  return {
    async readTree(): Promise<void> {
      asked += 1;
      const own = asked;
      const tree = await get().attempt(() => call('tree', {}), false);
      if (tree === null || own < shown) return;
      shown = own;
      set({ tree });
    },
  };
}
