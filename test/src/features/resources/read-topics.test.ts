import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createReadTopics } from '../../../../src/features/resources/read-topics.ts';

function keep(value: string | null) {
  const kept = { value };
  const slot = {
    read: () => kept.value,
    write: (next: string | null) => {
      kept.value = next;
    },
  };
  return { kept, topics: createReadTopics(slot) };
}

test('what was read is kept, each topic once, beside what another tab has kept', () => {
  const { kept, topics } = keep(null);
  topics.getState().add('/resources/a');
  kept.value = '["/resources/a","/resources/b"]';
  topics.getState().add('/resources/a');
  assert.equal([...topics.getState().read], ['/resources/a', '/resources/b']);
  assert.is(kept.value, '["/resources/a","/resources/b"]');
  topics.getState().add('/resources/c');
  assert.equal([...topics.getState().read], ['/resources/a', '/resources/b', '/resources/c']);
});

test('what nobody can read counts as nothing, and goes with the rest', () => {
  const { kept, topics } = keep('{"a":');
  topics.getState().reload();
  assert.is(topics.getState().read.size, 0);
  topics.getState().forget();
  assert.is(kept.value, null);
});

test.run();
