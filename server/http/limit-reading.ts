import type { Rate } from '../config.ts';
import { tooMany } from './failure.ts';

/** At most so many addresses are counted, whatever an attacker does; the oldest go first. */
const kept = 100_000;

/**
 * Gives a function that counts one call of somebody, and throws too-many-requests beyond the rate. Every visit passes
 * here, so it is cheap: one number in memory for each, and all reset together.
 */
export function limitReading({ count: most, seconds }: Rate, now: () => Date): (who: string) => void {
  const counts = new Map<string, number>();
  let startsAgain = 0;
  return (who) => {
    const time = now().getTime();
    const left = startsAgain - time;
    // More than a whole period is left when the clock was set back.
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
