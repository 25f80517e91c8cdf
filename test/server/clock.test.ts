import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createClock } from '../../server/clock.ts';

const test = suite('the clock');
const builtAt = Date.parse('2026-11-27T06:00:00.000Z');
const minute = 60_000;
const tell = (clock: string) =>
  createClock(
    builtAt,
    () => Date.parse(clock),
    () => minute,
  )().toISOString();

test('before the clock of the machine is set, the time goes on from when the site was built', () => {
  assert.is(tell('1970-01-01T00:01:00.000Z'), '2026-11-27T06:01:00.000Z');
  assert.is(tell('2026-11-26T05:59:59.000Z'), '2026-11-27T06:01:00.000Z');
});

test('a clock that may be right is believed, also where the site was built on a machine that is hours ahead', () => {
  for (const time of ['2026-11-26T06:00:00.000Z', '2026-11-27T05:00:00.000Z', '2036-01-01T00:00:00.000Z']) {
    assert.is(tell(time), time);
  }
});

test.run();
