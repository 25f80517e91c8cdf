/** The clock and timers that the checks use; tests replace them, so that no time passes. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A signal that aborts after so many milliseconds. */
  readonly timeout: (milliseconds: number) => AbortSignal;
}

export interface RateLimiter {
  /** Resolves when the next request to this host may be sent. */
  readonly waitFor: (host: string) => Promise<void>;
  /** Delays all later requests to a host by so many milliseconds. */
  readonly pause: (host: string, milliseconds: number) => void;
}

/** Keeps requests to the same host `intervalOf(host)` milliseconds apart. */
export function createRateLimiter(clock: Clock, intervalOf: (host: string) => number): RateLimiter {
  const next = new Map<string, number>();
  return {
    async waitFor(host) {
      const start = Math.max(clock.now(), next.get(host) ?? 0);
      next.set(host, start + intervalOf(host));
      if (start > clock.now()) await clock.wait(start - clock.now());
    },
    pause(host, milliseconds) {
      next.set(host, Math.max(next.get(host) ?? 0, clock.now() + milliseconds));
    },
  };
}

/** The milliseconds that a `Retry-After` asks for, in seconds or as a date; null when it says nothing. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  // biome-ignore lint/style/noRestrictedGlobals: parsing a date asks no clock
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
