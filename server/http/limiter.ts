import type { Rate } from '../config.ts';
import type { Counters } from '../db/counters.ts';
import { tooMany } from './failure.ts';
import type { Hash } from './source.ts';

export interface Limiter {
  /** Counts one use of a call by somebody; throws too-many-requests beyond the rate. */
  readonly use: (call: string, who: string, rate: Rate) => Promise<void>;
  /** Takes a use back that should not count. */
  readonly giveBack: (call: string, who: string) => Promise<void>;
  /** True for the only one inside; `leave` makes room, or `seconds` do. */
  readonly enter: (call: string, who: string, seconds: number) => Promise<boolean>;
  readonly leave: (call: string, who: string) => Promise<void>;
  /** Throws too-many-requests while a wait lasts. */
  readonly heed: (call: string, who: string) => Promise<void>;
  /** Counts a failure; from the `rate.count`th within a day each makes the next try wait, twice as long each time, `rate.seconds` at most. */
  readonly slowDown: (call: string, who: string, rate: Rate) => Promise<void>;
  /** Forgets the failures. */
  readonly forgive: (call: string, who: string) => Promise<void>;
}

const day = 86_400;
const firstWait = 30;

/** Limits over counters. Who somebody is enters them as a keyed hash alone. */
export function createLimiter(counters: Counters, hash: Hash, now: () => number): Limiter {
  const name = (kind: string, call: string, who: string) => `${kind}:${call}:${hash(who)}`;
  const secondsUntil = (time: number) => (time - now()) / 1000;
  return {
    use: async (call, who, rate) => {
      const { count, resetsAt } = await counters.add(name('use', call, who), rate.seconds, now());
      if (count > rate.count) throw tooMany(secondsUntil(resetsAt));
    },
    giveBack: (call, who) => counters.takeBack(name('use', call, who)),
    enter: async (call, who, seconds) => {
      const { count } = await counters.add(name('inside', call, who), seconds, now());
      if (count > 1) await counters.takeBack(name('inside', call, who));
      return count === 1;
    },
    leave: (call, who) => counters.takeBack(name('inside', call, who)),
    heed: async (call, who) => {
      const wait = await counters.peek(name('wait', call, who), now());
      if (wait !== null) throw tooMany(secondsUntil(wait.resetsAt));
    },
    slowDown: async (call, who, rate) => {
      const { count } = await counters.add(name('failed', call, who), day, now());
      if (count < rate.count) return;
      const seconds = Math.min(rate.seconds, firstWait * 2 ** (count - rate.count));
      await counters.put(name('wait', call, who), { count: 1, resetsAt: now() + seconds * 1000 });
    },
    forgive: async (call, who) => {
      await counters.forget(name('failed', call, who));
      await counters.forget(name('wait', call, who));
    },
  };
}
