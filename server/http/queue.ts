import { Failure } from './failure.ts';

/**
 * Gives a function that runs at most `together` tasks at once and lets `waiting` more wait; it throws busy beyond that.
 */
export function createQueue(
  together: number,
  waiting: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (task) => {
    if (running < together) running += 1;
    else if (line.length >= waiting) {
      throw new Failure('busy', 'The server is busy. Try again in a moment.', { retryAfter: 5 });
    } else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
