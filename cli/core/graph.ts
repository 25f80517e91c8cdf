import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';

/** A value that follows from others: made when it is first asked for, and again once something that it read is another. */
export type Derived<T> = () => T;

/** Whether a value that was made again is the one before it: what read that one stays as it is then. */
export type IsSame<T> = (before: T, after: T) => boolean;

/** A value that others follow from. Setting it to what it is changes nothing. */
export interface Input<T> {
  readonly get: Derived<T>;
  readonly set: (value: T) => void;
}

/** The same text; for small values, whose text is quickly made. */
export function isSameText(before: unknown, after: unknown): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

/** The same members in the same order. */
export function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((one, index) => one === after[index]);
}

/** An input; a value that `isSame` as the one before does not take its place. */
export function input<T>(first: T, isSame: IsSame<T> = Object.is): Input<T> {
  const cell = signal(first);
  return {
    get: () => cell.value,
    set(value) {
      if (!isSame(cell.peek(), value)) cell.value = value;
    },
  };
}

/** A derived value. One that threw throws again until something it read is another. */
export function derive<T>(make: () => T, isSame?: IsSame<T>): Derived<T> {
  const node = createNode(make, isSame);
  return () => node.value;
}

function createNode<T>(make: () => T, isSame: IsSame<T> = Object.is): ReadonlySignal<T> {
  let last: T | typeof nothing = nothing;
  // The name is what a test counts the values by that an edit makes again.
  return computed(function remake() {
    const value = make();
    if (last === nothing || !isSame(last, value)) last = value;
    return last;
  });
}

const nothing = Symbol('nothing was made yet');

/** Something for each key. What belongs to an object goes with that object. */
function createIndex<K, V>(): { readonly get: (key: K) => V | undefined; readonly set: (key: K, value: V) => void } {
  const ofObjects = new WeakMap<object, V>();
  const ofValues = new Map<unknown, V>();
  const holding = (key: unknown) => (typeof key === 'object' && key !== null ? ofObjects : ofValues);
  return {
    get: (key) => holding(key).get(key as object),
    set: (key, value) => void holding(key).set(key as object, value),
  };
}

/** A derived value for each key that is asked for. What follows from an object goes with that object. */
export function deriveEach<K, T>(make: (key: K) => T, isSame?: IsSame<T>): (key: K) => T {
  const nodes = createIndex<K, ReadonlySignal<T>>();
  return (key) => {
    let one = nodes.get(key);
    if (one === undefined) {
      one = createNode(() => make(key), isSame);
      nodes.set(key, one);
    }
    return one.value;
  };
}

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
 * compares what stands under it, which is never undefined. Where it cannot be made any more, it stays as it was.
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
  const cells = createIndex<K, Signal<V | undefined>>();
  let current: ReadonlyMap<K, V> | undefined;
  let isAtHand = false;
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
      if (cell !== undefined && !isSame(cell.peek(), after.get(key))) cell.value = after.get(key);
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
  const get = (key: K) => {
    const known = readFirst();
    let cell = cells.get(key);
    if (cell === undefined) {
      cell = signal(known.get(key));
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
    get,
    has: (key) => get(key) !== undefined,
    keys: () => readKeys().values(),
    values: () => whole().values(),
    entries: () => whole().entries(),
    forEach: (visit, self) => whole().forEach(visit, self),
    [Symbol.iterator]: () => whole()[Symbol.iterator](),
  };
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

/** An object of which a reader of one field follows that field alone. */
export interface InputObject<T extends object> {
  readonly now: T;
  /** Puts another object in its place; a field that says the same stays as it was. */
  readonly set: (next: T) => void;
}

/** An object whose fields are inputs, each from the moment at which it is first read. */
export function inputFields<T extends object>(
  first: T,
  isSame: (before: unknown, after: unknown, key: string | symbol) => boolean = isSameText,
): InputObject<T> {
  let current = first;
  const cells = new Map<string | symbol, Signal<unknown>>();
  const keys = signal(Reflect.ownKeys(first));
  const cell = (key: string | symbol) => {
    let one = cells.get(key);
    if (one === undefined) {
      one = signal(Reflect.get(current, key));
      cells.set(key, one);
    }
    return one;
  };
  return {
    now: new Proxy(first, {
      get: (_, key) => cell(key).value,
      has: (_, key) => keys.value.includes(key),
      ownKeys: () => [...keys.value],
      getOwnPropertyDescriptor: (_, key) =>
        keys.value.includes(key)
          ? { configurable: true, enumerable: true, writable: false, value: cell(key).value }
          : undefined,
    }),
    set(next) {
      current = next;
      for (const [key, one] of cells) {
        const value = Reflect.get(next, key);
        if (!isSame(one.peek(), value, key)) one.value = value;
      }
      const names = Reflect.ownKeys(next);
      if (!isSameList(keys.peek(), names)) keys.value = names;
    },
  };
}

/** Keeps a value at hand: after a change, only what followed from it is looked at again. */
export function keepAtHand(value: Derived<unknown>): void {
  effect(() => void value());
}
