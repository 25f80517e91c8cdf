const day = 86_400_000;

/** True when the clock cannot be right: it is more than a day before the site was built. */
export function isBehind(builtAt: number, time: number): boolean {
  return time < builtAt - day;
}

/**
 * Gives a function that tells the time. A machine may begin in 1970 and set its clock only later; what people send
 * until then would be deleted as the oldest, so that it is dated from when the site was built.
 */
export function createClock(builtAt: number, readClock = Date.now, readUptime = () => performance.now()): () => Date {
  return () => {
    const time = readClock();
    return new Date(isBehind(builtAt, time) ? builtAt + readUptime() : time);
  };
}
