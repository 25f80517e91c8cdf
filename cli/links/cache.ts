import { z } from 'zod';
import { readJson } from '../core/read-json.ts';

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
type CachedJudgement = z.infer<typeof cacheSchema>[string];

export type LinkCache = ReadonlyMap<string, CachedJudgement>;

const day = 24 * 60 * 60 * 1000;
/** How long a verdict is cached. Broken and unknown links are checked every time, since they may work again. */
const lifetimes = { ok: 30 * day, redirected: 7 * day, blocked: 7 * day, broken: 0, unknown: 0 } as const;

/** Reads the text of the cache file; a damaged file is an empty cache. */
export function readCache(text: string): LinkCache {
  return new Map(Object.entries(readJson(text, cacheSchema) ?? {}));
}

/** The text of the cache file, without expired verdicts. */
export function writeCache(cache: LinkCache, now: number): string {
  const kept = [...cache].filter(([, cached]) => isFresh(cached, now)).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`;
}

/** Whether a cached verdict is still valid. One from the future was cached while the clock was wrong. */
export function isFresh({ verdict, at }: CachedJudgement, now: number): boolean {
  return now - at < lifetimes[verdict] && at <= now;
}
