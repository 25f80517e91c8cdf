import { batch, type Signal, signal, untracked } from '@preact/signals-core';
import { createIndex, type Derived, derive, deriveEach, type IsSame, isSameList, keepAtHand } from './graph.ts';

/** The values of a graph that are made first in every change: of most changes, what reads them never hears. */
export interface Graph {
  /** Makes several changes one. */
  readonly change: (make: () => void) => void;
  /** Has every change from now on call `refresh`, which says whether a value is another by it, until none is. */
  readonly settle: (refresh: () => boolean) => void;
}

export function createGraph(): Graph {
  const settled: (() => boolean)[] = [];
  return {
    settle: (refresh) => void settled.push(refresh),
    change(make) {
      batch(() => {
        make();
        while (settled.map((refresh) => refresh()).includes(true));
      });
    },
  };
}

/** A derived value that is made first in every change. Where it cannot be made any more, it stays as it was. */
export function deriveFirst<T>(graph: Graph, make: () => T, isSame?: IsSame<T | undefined>): Derived<T> {
  const map = deriveMap(graph, () => new Map([['', make()]]), isSame);
  return () => map.get('') as T;
}

/**
 * A derived map that is made first in every change, and of which a reader of one key follows that key alone; `isSame`
 * compares what stands under it. Where it cannot be made any more, it stays as it was.
 */
export function deriveMap<K, V>(
  graph: Graph,
  make: () => ReadonlyMap<K, V>,
  isSame: IsSame<V | undefined> = Object.is,
): ReadonlyMap<K, V> {
  const whole = derive(
    make,
    (before, after) =>
      isSameList([...before.keys()], [...after.keys()]) &&
      [...after].every(([key, value]) => isSame(before.get(key), value)),
  );
  const cells = createIndex<K, Signal<readonly V[]>>();
  let current: ReadonlyMap<K, V> | undefined;
  let isAtHand = false;
  const isSameAt: IsSame<readonly V[]> = (before, after) =>
    before.length === after.length && before.every((one, index) => isSame(one, after[index]));
  const keys = signal<readonly K[]>([]);
  const refresh = () => {
    if (!isAtHand) keepAtHand(() => readOr(whole, null));
    isAtHand = true;
    const after = readOr(whole, current);
    if (after === undefined || after === current) return false;
    current = after;
    const before = keys.peek();
    if (!isSameList(before, [...after.keys()])) keys.value = [...after.keys()];
    for (const key of new Set([...before, ...after.keys()])) {
      const cell = cells.get(key);
      const value = listAt(after, key);
      if (cell !== undefined && !isSameAt(cell.peek(), value)) cell.value = value;
    }
    return true;
  };
  const readFirst = () => {
    if (current === undefined) {
      current = readApart(whole);
      keys.value = [...current.keys()];
      graph.settle(refresh);
    }
    return current;
  };
  const read = (key: K) => {
    const known = readFirst();
    let cell = cells.get(key);
    if (cell === undefined) {
      cell = signal(listAt(known, key));
      cells.set(key, cell);
    }
    return cell.value;
  };
  const readKeys = () => {
    readFirst();
    return keys.value;
  };
  return {
    get size() {
      return readKeys().length;
    },
    get: (key) => read(key)[0],
    has: (key) => read(key).length > 0,
    keys: () => readKeys().values(),
    values: () => whole().values(),
    entries: () => whole().entries(),
    forEach: (visit, self) => whole().forEach(visit, self),
    [Symbol.iterator]: () => whole()[Symbol.iterator](),
  };
}

/** What stands under a key of a map, in a list, which is empty where there is no such key. */
function listAt<K, V>(map: ReadonlyMap<K, V>, key: K): readonly V[] {
  return map.has(key) ? [map.get(key) as V] : [];
}

/** What a value is; where it cannot be made, what is known of it. */
function readOr<T, K>(value: Derived<T>, known: K): T | K {
  try {
    return value();
  } catch {
    return known;
  }
}

/** Reads a value and follows it only where it throws, since whoever reads it knows nothing else then. */
function readApart<T>(value: Derived<T>): T {
  try {
    return untracked(value);
  } catch {
    return value();
  }
}

/** At most so many members of a list are looked at together. */
const runLength = 64;

/**
 * What follows from each member of a list, as one list in the same order. After a change of one member, or of the list
 * beside it, the few around it are looked at again, and none of the others; `isSame` compares what follows from those.
 */
export function deriveFlat<K extends object, T>(
  graph: Graph,
  list: Derived<readonly K[]>,
  each: (member: K) => readonly T[],
  isSame: IsSame<readonly T[]> = isSameList,
): Derived<readonly T[]> {
  const heads = new WeakSet<K>();
  const runs = deriveMap(
    graph,
    () => cutRuns(list(), heads),
    (before = [], after = []) => isSameList(before, after),
  );
  const ofRun = deriveEach((head: K) => (runs.get(head) ?? []).flatMap((member) => each(member)), isSame);
  return derive(() => Array.from(runs.keys(), ofRun).flat() as T[], isSameList);
}

/** A list in runs, each by its first member, at which it is cut the next time as well, wherever members come and go. */
function cutRuns<K extends object>(list: readonly K[], heads: WeakSet<K>): Map<K, readonly K[]> {
  const runs = new Map<K, readonly K[]>();
  let run: K[] = [];
  for (const member of list) {
    if (runs.size === 0 || run.length >= runLength || heads.has(member)) {
      heads.add(member);
      run = [];
      runs.set(member, run);
    }
    run.push(member);
  }
  return runs;
}

/** A derived set, in the order of its members, of which a reader of one member follows that one alone. */
export function deriveSet<T>(graph: Graph, make: () => Iterable<T>): ReadonlySet<T> {
  const members = deriveMap(graph, () => new Map(Array.from(make(), (one) => [one, one])));
  return {
    get size() {
      return members.size;
    },
    has: members.has,
    keys: members.keys,
    values: members.keys,
    entries: members.entries,
    forEach(visit, self) {
      for (const one of members.keys()) visit.call(self, one, one, this);
    },
    [Symbol.iterator]: members.keys,
  };
}
