/** Derived lists of many members, kept in runs, and what is made of them: joined, grouped and looked up. */
import { type Signal, signal, untracked } from '@preact/signals-core';
import type { Graph } from './create-graph.ts';
import {
  createIndex,
  type Derived,
  derive,
  deriveEach,
  type IsSame,
  isSameList,
  keepSubscribed,
  type Reads,
  recordReads,
  trackReads,
} from './graph.ts';
import { groupBy } from './group-by.ts';

/** A derived value that is recomputed first in every change. If computing it throws, it keeps its last value. */
export function deriveFirst<T>(graph: Graph, make: () => T, isSame?: IsSame<T>): Derived<T> {
  const map = deriveMap(graph, () => new Map([['', make()]]), isSame);
  return () => map.get('') as T;
}

/** A list in chunks of a few members, called runs, so that an edit recomputes only the runs that it touches. */
export interface Runs<T> {
  /** The whole list. */
  (): readonly T[];
  /** An object for each run, in order, that identifies it. */
  readonly heads: Derived<readonly object[]>;
  readonly at: (head: object) => readonly T[];
}

/** The length of a new run; a run that has grown to more than twice this is split. */
const runLength = 64;

/** Splits a list into runs whose boundaries stay at the same members while others come and go. */
export function deriveRuns<K extends object>(graph: Graph, list: Derived<readonly K[]>): Runs<K> {
  let last: ReadonlyMap<K, readonly K[]> = new Map();
  const runs = deriveMap(
    graph,
    () => {
      last = cutRuns(list(), last);
      return last;
    },
    isSameList,
  );
  const keys = derive(() => [...runs.keys()], isSameList);
  return Object.assign(() => list(), { heads: keys, at: (head: object) => runs.get(head as K) ?? [] });
}

function cutRuns<K extends object>(list: readonly K[], last: ReadonlyMap<K, readonly K[]>): Map<K, readonly K[]> {
  const runs = new Map<K, readonly K[]>();
  for (let start = 0; start < list.length; ) {
    const known = last.get(list[start] as K) ?? [];
    let length = 1;
    while (length < known.length && list[start + length] === known[length]) length += 1;
    const isWhole = length === known.length;
    while (length <= 2 * runLength && start + length < list.length && !last.has(list[start + length] as K)) length += 1;
    if (length > 2 * runLength) length = runLength;
    runs.set(list[start] as K, isWhole && length === known.length ? known : list.slice(start, start + length));
    start += length;
  }
  return runs;
}

/**
 * A flatMap over the members of a list. A change of one member recomputes only its run; `isSame` compares the results
 * of a run.
 */
export function deriveFlat<K, T>(
  { heads, at }: Runs<K>,
  each: (member: K) => readonly T[],
  isSame: IsSame<readonly T[]> = isSameList,
): Runs<T> {
  return joinRuns(
    heads,
    deriveEach((head: object) => at(head).flatMap((member) => each(member)), isSame),
  );
}

/** A list from its runs. */
function joinRuns<T>(heads: Derived<readonly object[]>, at: (head: object) => readonly T[]): Runs<T> {
  return Object.assign(
    derive(() => ([] as T[]).concat(...(heads().map(at) as T[][])), isSameList),
    { heads, at },
  );
}

/**
 * The members of a list grouped by key, in their order. Whoever reads the members of one key depends on these alone.
 */
export function deriveGroups<T, K>({ heads, at }: Runs<T>, keyOf: (member: T) => K) {
  const groupsAt = deriveEach(
    (head: object) => groupBy(at(head), keyOf),
    (before, after) =>
      isSameList([...before], [...after], ([key, list], [other, next]) => key === other && isSameList(list, next)),
  );
  return {
    keys: derive(() => [...new Set(heads().flatMap((head) => [...groupsAt(head).keys()]))], isSameList),
    of: deriveEach((key: K) => heads().flatMap((head) => groupsAt(head).get(key) ?? []), isSameList),
  };
}

/** A list as a single run. */
export function oneRun<T>(list: Derived<readonly T[]>): Runs<T> {
  const head = {};
  return joinRuns(
    () => [head],
    (one) => (one === head ? list() : []),
  );
}

/** The concatenation of several lists. */
export function concatRuns<T>(...lists: readonly Runs<T>[]): Runs<T> {
  return joinRuns(
    derive(() => lists.flatMap(({ heads }) => heads()), isSameList),
    deriveEach((head: object) => lists.flatMap(({ at }) => at(head)), isSameList),
  );
}

type Entry<K, V> = readonly [key: K, value: V];

/** A map in which reading a key depends on that key alone. If a key has several values, the last one counts. */
export interface Index<K, V> extends ReadonlyMap<K, V> {
  /** All values of a key, in order. */
  readonly all: (key: K) => readonly V[];
}

/**
 * An index of entries by key that is updated first in every change: only the entries of changed runs are replaced.
 * `isSame` compares values. If the entries cannot be computed, the index keeps its last values.
 */
export function deriveIndex<K, V>(
  graph: Graph,
  entries: Runs<Entry<K, V>>,
  isSame: IsSame<V> = Object.is,
): Index<K, V> {
  const runs = derive(
    () => new Map(entries.heads().map((head) => [head, entries.at(head)])),
    (before, after) => isSameList([...before].flat(), [...after].flat()),
  );
  const held = new Map<K, { readonly head: object; readonly value: V }[]>();
  const cells = createIndex<K, Signal<readonly V[]>>();
  let current: ReadonlyMap<object, readonly Entry<K, V>[]> | undefined;
  let isSubscribed = false;
  const valuesAt = (key: K) => held.get(key)?.map(({ value }) => value) ?? [];
  /** Replaces what a run gave under some keys. */
  function replace(head: object, list: readonly Entry<K, V>[], changed: ReadonlySet<K>): void {
    for (const key of changed) {
      const left = held.get(key)?.filter((one) => one.head !== head) ?? [];
      if (left.length === 0) held.delete(key);
      else held.set(key, left);
    }
    for (const [key, value] of list) {
      if (!changed.has(key)) continue;
      const known = held.get(key);
      if (known === undefined) held.set(key, [{ head, value }]);
      else known.push({ head, value });
    }
  }
  /** Replaces the entries of changed runs; gives the keys that this touched. */
  function put(before: ReadonlyMap<object, readonly Entry<K, V>[]>, after: typeof before): Set<K> {
    const touched = new Set<K>();
    for (const head of new Set([...before.keys(), ...after.keys()])) {
      const [old, list] = [before.get(head) ?? [], after.get(head) ?? []];
      if (old === list) continue;
      const changed = keysOfChange(old, list, isSame);
      replace(head, list, changed);
      for (const key of changed) touched.add(key);
    }
    return touched;
  }
  let read: Reads;
  const refresh = () => {
    if (!isSubscribed) keepSubscribed(() => readOr(runs, null));
    isSubscribed = true;
    const after = readOr(runs, current);
    if (current === undefined || after === undefined || after === current) return false;
    const touched = put(current, after);
    current = after;
    const places = new Map(Array.from(after.keys(), (head, index) => [head, index]));
    const placeOf = (head: object) => places.get(head) ?? 0;
    for (const key of touched) {
      held.get(key)?.sort((a, b) => placeOf(a.head) - placeOf(b.head));
      const cell = cells.get(key);
      const values = valuesAt(key);
      if (cell !== undefined && !isSameList(cell.peek(), values, isSame)) cell.value = values;
    }
    return true;
  };
  const all = (key: K) => {
    if (current === undefined) {
      const made = trackReads(readApart, runs);
      current = made.value;
      read = made.read;
      put(new Map(), current);
      graph.settle(refresh);
    }
    recordReads(read);
    let cell = cells.get(key);
    if (cell === undefined) {
      cell = signal(valuesAt(key));
      cells.set(key, cell);
    }
    return cell.value;
  };
  const whole = derive(() => new Map(entries()));
  const keys = derive(() => [...whole().keys()], isSameList);
  return {
    all,
    get size() {
      return keys().length;
    },
    get: (key) => all(key).at(-1),
    has: (key) => all(key).length > 0,
    keys: () => keys().values(),
    values: () => whole().values(),
    entries: () => whole().entries(),
    forEach: (visit, self) => whole().forEach(visit, self),
    [Symbol.iterator]: () => whole()[Symbol.iterator](),
  };
}

/** The keys of the entries between the equal beginnings and the equal ends of two lists. */
function keysOfChange<K, V>(before: readonly Entry<K, V>[], after: typeof before, isSame: IsSame<V>): Set<K> {
  const shorter = Math.min(before.length, after.length);
  const isEqualAt = (index: number) => {
    const [entry, next] = [before.at(index), after.at(index)];
    return entry !== undefined && next !== undefined && entry[0] === next[0] && isSame(entry[1], next[1]);
  };
  let start = 0;
  while (start < shorter && isEqualAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && isEqualAt(-1 - end)) end += 1;
  const between = (list: typeof before) => list.slice(start, list.length - end);
  return new Set([...between(before), ...between(after)].map(([key]) => key));
}

/** A derived map, updated first in every change as an index is. */
export function deriveMap<K, V>(
  graph: Graph,
  make: () => ReadonlyMap<K, V>,
  isSame: IsSame<V> = Object.is,
): Index<K, V> {
  const entries = derive(
    () => [...make()],
    (before, after) => isSameList(before, after, ([key, value], [other, next]) => key === other && isSame(value, next)),
  );
  return deriveIndex(graph, oneRun(entries), isSame);
}

/** A value, or a fallback if computing it throws. */
function readOr<T, K>(value: Derived<T>, known: K): T | K {
  try {
    return value();
  } catch {
    return known;
  }
}

/**
 * Reads a value without depending on it, unless it throws: then the reader has to depend on it to learn when it no
 * longer does.
 */
function readApart<T>(value: Derived<T>): T {
  try {
    return untracked(value);
  } catch {
    return value();
  }
}
