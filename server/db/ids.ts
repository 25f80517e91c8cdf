import { randomInt } from 'node:crypto';

const base = 36;
const tagLength = 4;
const randomLength = 20;
/** Milliseconds in base 36 have nine digits until the year 5188. */
const timeLength = 9;
const counterLength = 2;

function randomText(length: number): string {
  return Array.from({ length }, () => randomInt(base).toString(base)).join('');
}

export type MakeId = (at: Date) => string;

/**
 * Gives a function that makes ids: 31 lower-case letters and digits that sort by time, also within a millisecond of
 * this process, and end in 20 random ones (103 bits).
 */
export function createIds(): MakeId {
  let last = 0;
  let counter = 0;
  return (at) => {
    const time = at.getTime();
    counter = time === last ? Math.min(counter + 1, base ** counterLength - 1) : 0;
    last = time;
    const head = time.toString(base).padStart(timeLength, '0') + counter.toString(base).padStart(counterLength, '0');
    return head + randomText(randomLength);
  };
}

/** The last four characters of an id: the forum's Anonymous ID. */
export function tagOf(id: string): string {
  return id.slice(-tagLength);
}
