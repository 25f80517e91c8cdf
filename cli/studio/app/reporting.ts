import type { Access } from './state.ts';

export type Reporting = ReturnType<typeof createReporting>;

/** Milliseconds after which a person wonders whether anything happens. */
const patience = 1000;

/** Tells a person what happened, what failed, and what takes long. */
export function createReporting({ get, set }: Pick<Access, 'get' | 'set'>, longAfter = patience) {
  /** The last failure of what nobody asked for. */
  let unaskedFailure: string | null = null;

  /** Tells of a wait once it is long, until what this gives is called. */
  function startWaiting(): () => void {
    let isLong = false;
    const late = setTimeout(() => {
      isLong = true;
      set({ waits: get().waits + 1 });
    }, longAfter);
    return () => {
      clearTimeout(late);
      if (isLong) set({ waits: get().waits - 1 });
    };
  }

  return {
    /** Tells of a failure until something succeeds. What nobody asked for says nothing of what a person was refused. */
    async attempt<T>(work: () => Promise<T>, isAsked = true): Promise<T | null> {
      const stopWaiting = isAsked ? startWaiting() : undefined;
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
      } finally {
        stopWaiting?.();
      }
    },
    say(notice: string, saved = ''): void {
      set({ notice, saved });
    },
  };
}
