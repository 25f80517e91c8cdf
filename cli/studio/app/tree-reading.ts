import type { Reporting } from './reporting.ts';
import type { Access } from './state.ts';

export type TreeReading = ReturnType<typeof createTreeReading>;

/** Reads the list of files, where an older one never replaces a newer one. */
export function createTreeReading({ call, set, attempt }: Access & Reporting) {
  let asked = 0;
  let shown = 0;

  return {
    async readTree(): Promise<void> {
      asked += 1;
      const own = asked;
      const tree = await attempt(() => call('tree', {}), false);
      if (tree === null || own < shown) return;
      shown = own;
      set({ tree });
    },
  };
}
