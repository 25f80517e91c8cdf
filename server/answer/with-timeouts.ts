/** Milliseconds. */
export interface Timeouts {
  /** For the whole. */
  readonly whole: number;
  /** Without any progress. */
  readonly idle: number;
}

/**
 * Runs something with timeouts. When one expires, the signal is aborted and the promise rejects at once, since a slowly
 * dripping body can outlive an aborted signal.
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
