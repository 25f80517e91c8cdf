import type { Access } from './state.ts';

export type Reporting = ReturnType<typeof createReporting>;

/** Tells a person what happened and what failed. */
export function createReporting({ get, set }: Access) {
  /** The last failure of what nobody asked for. */
  let unaskedFailure: string | null = null;

  return {
    /** Tells of a failure until something succeeds. What nobody asked for says nothing of what a person was refused. */
    async attempt<T>(work: () => Promise<T>, isAsked = true): Promise<T | null> {
      try {
        const got = await work();
        const { failure } = get();
        if (failure !== null && (isAsked || failure === unaskedFailure)) set({ failure: null });
        return got;
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        if (!isAsked) unaskedFailure = failure;
        set({ failure });
        return null;
      }
    },
    say(notice: string, saved = ''): void {
      set({ notice, saved });
    },
  };
}
