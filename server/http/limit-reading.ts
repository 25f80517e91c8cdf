import type { Rate } from '../config.ts';
import { tooMany } from './failure.ts';

/** An attacker with many addresses may fill no more than this; whoever came first goes first. */
const kept = 100_000;

/**
 * Gives what counts one reading by somebody, and throws too-many-requests beyond the rate. Every visit comes by here, so
 * it costs as little as it can: a number in memory for each, and all of them start again together.
 */
export function limitReading({ count: most, seconds }: Rate, now: () => Date): (who: string) => void {
  const counts = new Map<string, number>();
  let startsAgain = 0;
  return (who) => {
    const time = now().getTime();
    const left = startsAgain - time;
    // More than the whole is left when the clock was put back.
    if (left <= 0 || left > seconds * 1000) {
      counts.clear();
      startsAgain = time + seconds * 1000;
    }
    const count = counts.get(who) ?? 0;
    if (count >= most) throw tooMany((startsAgain - time) / 1000);
    if (count === 0 && counts.size >= kept) counts.delete(counts.keys().next().value ?? '');
    counts.set(who, count + 1);
  };
}
