import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../../server/http/failure.ts';
import { limitReading } from '../../../server/http/limit-reading.ts';

const test = suite('the limit of reading');

/** Counts readings at times in seconds; `read` gives null, or for how many seconds it is refused. */
function stand(most: number) {
  let time = 1000;
  const count = limitReading({ count: most, seconds: 60 }, () => new Date(time * 1000));
  return {
    at: (seconds: number) => {
      time = 1000 + seconds;
    },
    read: (who: string) => {
      try {
        count(who);
        return null;
      } catch (error) {
        assert.instance(error, Failure);
        return (error as Failure).details.retryAfter;
      }
    },
  };
}

test('each address has its own count, and all start again when the time is over', () => {
  const { at, read } = stand(2);
  at(0);
  assert.equal(['a', 'a', 'a', 'b'].map(read), [null, null, 60, null]);
  at(45);
  assert.equal(['a', 'b', 'b'].map(read), [15, null, 15]);
  at(60);
  assert.equal(['a', 'b'].map(read), [null, null]);
});

test('nobody waits longer than the time of the limit when the clock is put back', () => {
  const { at, read } = stand(1);
  at(0);
  assert.equal(['a', 'a'].map(read), [null, 60]);
  at(-3600);
  assert.equal(['a', 'a'].map(read), [null, 60]);
});

test('of a hundred thousand addresses the first is forgotten, not the last', () => {
  const { at, read } = stand(1);
  at(0);
  for (let number = 0; number <= 100_000; number += 1) read(`address ${number}`);
  assert.equal(['address 100000', 'address 0'].map(read), [60, null]);
});

test.run();
