import type { Clock } from './clock.ts';

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Keeps requests to the same host `intervalOf(host)` milliseconds apart. */
export function createRateLimiter(clock: Clock, intervalOf: (host: string) => number) {
  const next = new Map<string, number>();
  return {
    /** Resolves when the next request to this host may be sent. */
    async waitFor(host: string): Promise<void> {
      const start = Math.max(clock.now(), next.get(host) ?? 0);
      next.set(host, start + intervalOf(host));
      if (start > clock.now()) await clock.wait(start - clock.now());
    },
    /** Delays all later requests to a host by so many milliseconds. */
    pause(host: string, milliseconds: number): void {
      next.set(host, Math.max(next.get(host) ?? 0, clock.now() + milliseconds));
    },
  };
}

/** The milliseconds that a `Retry-After` asks for, in seconds or as a date; null when it says nothing. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // biome-ignore lint/style/noRestrictedGlobals: parsing a date asks no clock
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
