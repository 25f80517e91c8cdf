import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Counters, openCounters } from '../../../server/db/counters.ts';
import { openStage, type Stage } from '../../support/server/stage.ts';

const test = suite('counters, in memory or in a database');
let stage: Stage;
let counters: Counters;
test.before.each(async () => {
  stage = await openStage();
  counters = openCounters(stage.database);
});
test.after.each(() => stage.close());

const now = Date.parse('2025-06-01T12:00:00.000Z');
const minute = 60_000;

test('a counter counts up to the most that there may be, and begins again when its time is over', async () => {
  const add = (at: number) => counters.add('a', 60, at, 2);
  assert.equal(await add(now), { count: 1, resetsAt: now + minute, added: true });
  assert.equal(await add(now + 1), { count: 2, resetsAt: now + minute, added: true });
  assert.equal(await add(now + 2), { count: 2, resetsAt: now + minute, added: false });
  assert.equal(await add(now + minute), { count: 1, resetsAt: now + 2 * minute, added: true });
  assert.equal(await counters.peek('b', 60, now), null);
});

test('without a most it counts on', async () => {
  for (let count = 1; count <= 3; count += 1) assert.is((await counters.add('a', 60, now)).count, count);
});

test('no counter lasts longer than its seconds from now, also after the clock was set back', async () => {
  const then = now - 10 * minute;
  await counters.add('peeked', 60, now);
  await counters.put('other', { count: 1, resetsAt: now + 5 });
  assert.equal(await counters.peek('peeked', 60, then), { count: 1, resetsAt: then + minute });
  assert.equal(await counters.peek('peeked', 60, then + 1), { count: 1, resetsAt: then + minute });
  assert.is(await counters.peek('peeked', 60, then + minute), null);
  assert.equal(await counters.peek('other', 3600, then), { count: 1, resetsAt: now + 5 });
  await counters.add('added', 60, now);
  assert.equal(await counters.add('added', 60, then), { count: 2, resetsAt: then + minute, added: true });
  await counters.add('full', 60, now, 1);
  assert.equal(await counters.add('full', 60, then, 1), { count: 1, resetsAt: then + minute, added: false });
});

test('what is given back is one less of that counter, and never less than none', async () => {
  for (const name of ['a', 'b']) await counters.add(name, 60, now);
  for (let time = 0; time < 2; time += 1) await counters.decrement('a');
  await counters.decrement('unknown');
  assert.equal([(await counters.peek('a', 60, now))?.count, (await counters.peek('b', 60, now))?.count], [0, 1]);
});

test('what is put takes the place of what was there, and what is deleted is gone alone', async () => {
  await counters.add('a', 60, now);
  await counters.put('a', { count: 7, resetsAt: now + 5 });
  await counters.put('b', { count: 1, resetsAt: now + 5 });
  assert.equal(await counters.peek('a', 60, now), { count: 7, resetsAt: now + 5 });
  await counters.delete('a');
  assert.equal([await counters.peek('a', 60, now), (await counters.peek('b', 60, now))?.count], [null, 1]);
});

test('a sweep deletes what is over, and nothing else', async () => {
  await counters.put('over', { count: 1, resetsAt: now });
  await counters.put('live', { count: 1, resetsAt: now + 1 });
  await counters.sweep(now);
  const earlier = now - minute;
  assert.equal(
    [await counters.peek('over', 600, earlier), (await counters.peek('live', 600, earlier))?.count],
    [null, 1],
  );
});

test.run();
