import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { day, readResponseCache } from '../../../cli/registries/response-cache.ts';
import { createTestClock } from '../links/publishers.ts';

test('a response is kept for thirty days in the file, and one from the future is not used', () => {
  const { clock, pass } = createTestClock();
  const cache = readResponseCache('', clock.now);
  cache.keep('https://doi.org/old', 'old');
  pass(day);
  cache.keep('https://doi.org/new', 'new');
  const text = cache.write();
  const again = (now: () => number) => readResponseCache(text, now).find('https://doi.org/new', day);
  assert.is(again(clock.now), 'new');
  assert.is(
    again(() => clock.now() - 1),
    undefined,
  );
  pass(29 * day);
  assert.equal(Object.keys(JSON.parse(cache.write())), ['https://doi.org/new']);
});

test.run();
