import type { Rate } from '../config.ts';
import type { Limiter } from '../http/limiter.ts';
import { createKeyedQueue } from './keyed-queue.ts';

/**
 * Looks up whether an e-mail address is known, for a network that may be wrong only so often; throws too-many-requests
 * beyond that, whether it is right or wrong.
 */
export type LimitGuesses = (source: string, isRight: () => Promise<boolean>) => Promise<boolean>;

/**
 * Counts wrong guesses only, since a classroom shares one network. A guess is counted before the lookup and refunded
 * when it was right, one at a time for each network: a burst learns no more than the same guesses one by one.
 */
export function createGuessLimit(limiter: Limiter, rate: Rate): LimitGuesses {
  const inQueue = createKeyedQueue();
  return (source, isRight) =>
    inQueue(source, async () => {
      await limiter.use('verify', source, rate);
      const right = await isRight();
      if (right) await limiter.refund('verify', source);
      return right;
    });
}
