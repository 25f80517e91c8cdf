import { z } from 'zod';

/** What registries said earlier, by the address that was asked. */
export type ResponseCache = ReturnType<typeof readResponses>;

export const day = 24 * 60 * 60 * 1000;
const longest = 30 * day;

const fileSchema = z.record(z.string(), z.object({ at: z.number(), data: z.unknown() }));

/** The answers in the text of their file; a damaged one holds none. `now` gives milliseconds since 1970. */
export function readResponses(text: string, now: () => number) {
  const known = new Map(Object.entries(parse(text)));
  return {
    /** What was said less than so many milliseconds ago; undefined when that is nothing. */
    find(url: string, lifetime: number): unknown {
      const answer = known.get(url);
      return answer !== undefined && isYounger(answer.at, lifetime, now()) ? answer.data : undefined;
    },
    keep: (url: string, data: unknown) => void known.set(url, { at: now(), data }),
    /** The text of the file that holds them, without what is too old for anybody. */
    write() {
      const kept = [...known].filter(([, { at }]) => isYounger(at, longest, now()));
      return `${JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;
    },
  };
}

/** An answer from the future is one of a clock that was wrong. */
function isYounger(at: number, lifetime: number, now: number): boolean {
  return now - at < lifetime && at <= now;
}

function parse(text: string): z.infer<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
