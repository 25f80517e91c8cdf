/** Milliseconds. */
export interface Timeouts {
  /** For all of it. */
  readonly whole: number;
  /** Without any progress. */
  readonly idle: number;
}

/**
 * Waits for something as long as our own timers allow, whatever becomes of it: the signal asks it to stop, and nobody
 * waits for it to do so. A signal alone is not enough, since a body that drips can outlive it.
 */
export function withTimeouts<Result>(
  { whole, idle }: Timeouts,
  act: (signal: AbortSignal, progress: () => void) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    function settle(how: () => void): void {
      clearTimeout(end);
      clearTimeout(silence);
      how();
    }
    const giveUp = (reason: string) => () => {
      const error = new Error(reason);
      abort.abort(error);
      settle(() => reject(error));
    };
    const end = setTimeout(giveUp(`no whole answer within ${whole} ms`), whole);
    const silence = setTimeout(giveUp(`no progress within ${idle} ms`), idle);
    act(abort.signal, () => void silence.refresh()).then(
      (result) => settle(() => resolve(result)),
      (error) => settle(() => reject(error)),
    );
  });
}
