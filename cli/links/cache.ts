import { z } from 'zod';

const cacheSchema = z.record(
  z.string(),
  z.object({
    verdict: z.enum(['ok', 'redirected', 'blocked', 'broken', 'unknown']),
    reason: z.string(),
    location: z.string().nullable(),
    /** Milliseconds since 1970. */
    at: z.number(),
  }),
);
type Remembered = z.infer<typeof cacheSchema>[string];

export type LinkCache = ReadonlyMap<string, Remembered>;

const day = 24 * 60 * 60 * 1000;
/** How long a verdict is believed. What is broken or unknown is asked again each time: it may have been mended. */
const lifetimes = { ok: 30 * day, redirected: 7 * day, blocked: 7 * day, broken: 0, unknown: 0 } as const;

/** Reads the cache file; a damaged one is an empty one. */
export function readCache(text: string): LinkCache {
  try {
    return new Map(Object.entries(cacheSchema.parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}

/** The text of the cache file, without what is too old to be believed. */
export function writeCache(cache: LinkCache, now: number): string {
  const kept = [...cache].filter(([, remembered]) => isFresh(remembered, now)).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`;
}

/** Whether a remembered verdict may stand for a new one. */
export function isFresh({ verdict, at }: Remembered, now: number): boolean {
  return now - at < lifetimes[verdict];
}
