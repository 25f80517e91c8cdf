import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createGraph } from '../../../cli/core/create-graph.ts';
import { derive, input, keepSubscribed } from '../../../cli/core/graph.ts';
import { deriveFirst, deriveIndex, deriveMap, oneRun } from '../../../cli/core/runs.ts';

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

test('an index holds the values of each key in the order of the entries, whatever change made them', () => {
  const graph = createGraph();
  const entries = input<readonly (readonly [key: string, value: number])[]>([]);
  const index = deriveIndex(graph, oneRun(entries.get));
  const changes = ['a1', 'a1b1a2', 'a2b1a1', 'b1a1', 'c3b1a1c1', 'c3b1b2a1c1', 'c3c1', 'c1c3', ''];
  for (const change of changes) {
    const list = Array.from(change.matchAll(/(.)(.)/g), ([, key = '', value]) => [key, Number(value)] as const);
    const valuesOf = (key: string) => list.filter(([one]) => one === key).map(([, value]) => value);
    graph.change(() => entries.set(list));
    for (const key of ['a', 'b', 'c']) assert.equal(index.all(key), valuesOf(key), `${key} in ${change}`);
  }
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
