import { z } from 'zod';
import { readJson } from '../core/read-json.ts';

/** Earlier responses of registries, by the address of the request. */
export type ResponseCache = ReturnType<typeof readResponseCache>;

export const day = 24 * 60 * 60 * 1000;
const longest = 30 * day;

const fileSchema = z.record(z.string(), z.object({ at: z.number(), data: z.unknown() }));

/** Reads the cache from the text of its file; a damaged file is an empty cache. `now` gives milliseconds since 1970. */
export function readResponseCache(text: string, now: () => number) {
  const known = new Map(Object.entries(readJson(text, fileSchema) ?? {}));
  return {
    /** The response that is younger than `lifetime` milliseconds, or undefined. */
    find(url: string, lifetime: number): unknown {
      const answer = known.get(url);
      return answer !== undefined && isYounger(answer.at, lifetime, now()) ? answer.data : undefined;
    },
    keep: (url: string, data: unknown) => void known.set(url, { at: now(), data }),
    /** The text of the cache file, without expired responses. */
    write() {
      const kept = [...known].filter(([, { at }]) => isYounger(at, longest, now()));
      return `${JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;
    },
  };
}

/** A response from the future was cached while the clock was wrong, so it is not used. */
function isYounger(at: number, lifetime: number, now: number): boolean {
  return now - at < lifetime && at <= now;
}
