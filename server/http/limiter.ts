import { allocationOf } from '../client-address.ts';
import type { Rate } from '../config.ts';
import type { Counters } from '../db/counters.ts';
import { tooMany } from './failure.ts';

export interface Limiter {
  /** Throws too-many-requests when somebody has reached the rate of a call; counts nothing. */
  readonly assertLeft: (call: string, who: string, rate: Rate) => Promise<void>;
  /** Counts one use of a call by somebody. Beyond the rate it throws too-many-requests and counts nothing. */
  readonly use: (call: string, who: string, rate: Rate) => Promise<void>;
  /** Subtracts a use that should not count. */
  readonly refund: (call: string, who: string) => Promise<void>;
  /**
   * Counts one use against the rate of one network and against that of all. A quarter of the latter is reserved for
   * customers of a provider that have not used the call within the hour, so that a few cannot take it away from
   * everybody.
   */
  readonly consumeShare: (call: string, source: string, one: Rate, all: Rate) => Promise<void>;
  /** True when nobody else holds the lock; it is released by `unlock`, or after `seconds`. */
  readonly tryLock: (call: string, who: string, seconds: number) => Promise<boolean>;
  readonly unlock: (call: string, who: string) => Promise<void>;
  /** Throws too-many-requests while a wait lasts; `rate` is that of the failures. */
  readonly assertNotBlocked: (call: string, who: string, rate: Rate) => Promise<void>;
  /**
   * Counts a failure. From the `rate.count`th within a day on each makes the next try wait, twice as long each time,
   * `rate.seconds` at most.
   */
  readonly countFailure: (call: string, who: string, rate: Rate) => Promise<void>;
  /** Deletes the count of failures and the wait. */
  readonly clearFailures: (call: string, who: string) => Promise<void>;
}

const hour = 3600;
const day = 24 * hour;
const firstWait = 30;
const keptForOthers = 0.25;
const everybody = 'everybody';

/** Rate limits based on counters. */
export function createLimiter(counters: Counters, now: () => number): Limiter {
  const name = (kind: string, call: string, who: string) => `${kind}:${call}:${who}`;
  const secondsUntil = (time: number) => (time - now()) / 1000;

  async function use(call: string, who: string, { count: most, seconds }: Rate): Promise<void> {
    const { added, resetsAt } = await counters.add(name('use', call, who), seconds, now(), most);
    if (!added) throw tooMany(secondsUntil(resetsAt));
  }
  const refund = (call: string, who: string) => counters.decrement(name('use', call, who));

  return {
    assertLeft: async (call, who, { count: most, seconds }) => {
      const used = await counters.peek(name('use', call, who), seconds, now());
      if (used !== null && used.count >= most) throw tooMany(secondsUntil(used.resetsAt));
    },
    use,
    refund,
    consumeShare: async (call, source, one, all) => {
      await use(call, source, one);
      const customer = name('seen', call, allocationOf(source));
      const seen = await counters.add(customer, hour, now());
      const kept = seen.count === 1 ? 0 : Math.floor(all.count * keptForOthers);
      try {
        await use(call, everybody, { count: all.count - kept, seconds: all.seconds });
      } catch (error) {
        await refund(call, source);
        await counters.decrement(customer);
        throw error;
      }
    },
    tryLock: async (call, who, seconds) => (await counters.add(name('inside', call, who), seconds, now(), 1)).added,
    // A counter that was only emptied would end the next lock when this one was to end.
    unlock: (call, who) => counters.delete(name('inside', call, who)),
    assertNotBlocked: async (call, who, { seconds }) => {
      const wait = await counters.peek(name('wait', call, who), seconds, now());
      if (wait !== null) throw tooMany(secondsUntil(wait.resetsAt));
    },
    countFailure: async (call, who, rate) => {
      const { count } = await counters.add(name('failed', call, who), day, now());
      if (count < rate.count) return;
      const seconds = Math.min(rate.seconds, firstWait * 2 ** (count - rate.count));
      await counters.put(name('wait', call, who), { count: 1, resetsAt: now() + seconds * 1000 });
    },
    clearFailures: async (call, who) => {
      await counters.delete(name('failed', call, who));
      await counters.delete(name('wait', call, who));
    },
  };
}
