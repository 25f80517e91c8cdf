import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { derive, input, keepSubscribed } from '../../../cli/core/graph.ts';
import { createGraph, deriveFirst, deriveMap } from '../../../cli/core/settled.ts';

test('whoever reads one key of a map follows that key alone', () => {
  const graph = createGraph();
  const entries = input<ReadonlyMap<string, number | undefined>>(new Map([['a', 1]]));
  const map = deriveMap(graph, entries.get);
  let made = 0;
  const shown = derive(() => {
    made += 1;
    return [map.get('a'), map.has('b'), map.has('a')];
  });
  assert.equal(shown(), [1, false, true]);
  graph.change(() => {
    entries.set(
      new Map([
        ['a', 1],
        ['z', 2],
      ]),
    );
  });
  assert.equal(shown(), [1, false, true]);
  assert.is(made, 1);
  graph.change(() => {
    entries.set(new Map([['b', undefined]]));
  });
  assert.equal(shown(), [undefined, true, false]);
  assert.is(made, 2);
  assert.equal([...map], [['b', undefined]]);
});

test('values that are made first are all right before anything else is made, in whatever order they were asked for', () => {
  const graph = createGraph();
  const base = input(1);
  const isLong = input(false);
  const doubled = deriveFirst(graph, () => base.get() * 2);
  const read = derive(() => doubled());
  // From the second change on it follows from what is asked for after it.
  const last = deriveFirst(graph, () => (isLong.get() ? read() + base.get() : base.get()));
  const told: number[][] = [];
  const both = derive(() => [last(), doubled()]);
  keepSubscribed(() => void told.push(both()));
  graph.change(() => {
    base.set(2);
    isLong.set(true);
  });
  graph.change(() => base.set(3));
  assert.equal(told, [
    [1, 2],
    [6, 4],
    [9, 6],
  ]);
});

test('a first value that cannot be made is made once what it read is another', () => {
  const graph = createGraph();
  const text = input('broken');
  const first = deriveFirst(graph, () => {
    if (text.get() === 'broken') throw new Error('It is broken.');
    return text.get();
  });
  const after = derive(() => first().length);
  assert.throws(after, 'It is broken.');
  graph.change(() => text.set('whole'));
  assert.is(after(), 5);
  graph.change(() => text.set('broken'));
  assert.is(after(), 5, 'it stays as it was');
  graph.change(() => text.set('mended'));
  assert.is(after(), 6);
});

test.run();
