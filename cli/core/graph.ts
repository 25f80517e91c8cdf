import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core';

/** A value computed from others: on its first read, and again after something that it read has changed. */
export type Derived<T> = () => T;

/** Whether a recomputed value equals the last one, so that its readers need not be recomputed. */
export type IsSame<T> = (before: T, after: T) => boolean;

/** A value that others are computed from. Setting it to an equal value triggers nothing. */
export interface Input<T> {
  readonly get: Derived<T>;
  readonly set: (value: T) => void;
}

/** Whether two values have the same JSON; for small values. */
export function isSameText(before: unknown, after: unknown): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}

/** Whether two lists have equal members in the same order. */
export function isSameList<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: IsSame<T> = (one, other) => one === other,
): boolean {
  if (before === after) return true;
  return before.length === after.length && before.every((one, index) => isSame(one, after[index] as T));
}

/** An input with a first value; `isSame` says which values count as equal. */
export function input<T>(first: T, isSame: IsSame<T> = Object.is): Input<T> {
  const cell = signal(first);
  return {
    get: () => cell.value,
    set(value) {
      if (!isSame(cell.peek(), value)) cell.value = value;
    },
  };
}

/** A derived value. If computing it throws, reading it throws again until something it read has changed. */
export function derive<T>(make: () => T, isSame: IsSame<T> = Object.is): Derived<T> {
  const node = new Node(make, undefined, isSame);
  return () => node.read();
}

/** A value computed from a key, and the files that it read. */
class Node<K, T> {
  readonly #signal: ReadonlySignal<T>;
  #readings: Reads;

  // No default parameters: each would cost a scope in memory, and a large site has 200,000 nodes.
  constructor(make: (key: K) => T, key: K, isSame: IsSame<T>) {
    let last: T | typeof nothing = nothing;
    const node = this;
    // A test counts recomputed values by the name of this function.
    this.#signal = computed(function remake() {
      const { value, read } = trackReads(make, key);
      node.#readings = read;
      if (last === nothing || !isSame(last, value)) last = value;
      return last;
    });
  }

  read(): T {
    const { value } = this.#signal;
    recordReads(this.#readings);
    return value;
  }
}

const nothing = Symbol('nothing was made yet');

/** The files whose texts a value read, directly or through other values: usually none or one. */
export type Reads = ReadonlySet<string> | string | undefined;

/** The files read so far by the value that is being computed. */
let readings: Reads;

/** Stands for any number of files, once a value has read too many to count. */
export const everything = '*';
const mostReadings = 50;

/** Records that the value being computed reads a file. */
export function recordRead(name: string): void {
  if (readings === undefined || name === everything) readings = name;
  else if (readings === name || readings === everything) return;
  else if (typeof readings === 'string') readings = new Set([readings, name]);
  else if (readings.size < mostReadings) (readings as Set<string>).add(name);
  else if (!readings.has(name)) readings = everything;
}

export function recordReads(names: Reads): void {
  if (typeof names === 'string') recordRead(names);
  else if (names !== undefined) for (const name of names) recordRead(name);
}

/** The names as a list. */
export function listReads(names: Reads): readonly string[] {
  return typeof names === 'string' ? [names] : [...(names ?? [])];
}

/** Computes a value from a key, and returns it with the files that it read. */
export function trackReads<K, T>(make: (key: K) => T, key: K): { readonly value: T; readonly read: Reads } {
  const outer = readings;
  readings = undefined;
  try {
    return { value: make(key), read: readings };
  } finally {
    readings = outer;
  }
}

/** A map that holds its object keys weakly, so that their entries are garbage-collected with them. */
export function createIndex<K, V>(): Pick<Map<K, V>, 'get'> & { readonly set: (key: K, value: V) => void } {
  const ofObjects = new WeakMap<object, V>();
  const ofValues = new Map<unknown, V>();
  const holding = (key: unknown) => (typeof key === 'object' && key !== null ? ofObjects : ofValues);
  return {
    get: (key) => holding(key).get(key as object),
    set: (key, value) => void holding(key).set(key as object, value),
  };
}

/** A derived value for each key that is read. Values with object keys are garbage-collected with these. */
export function deriveEach<K, T>(make: (key: K) => T, isSame: IsSame<T> = Object.is): (key: K) => T {
  const nodes = createIndex<K, Node<K, T>>();
  return (key) => {
    let one = nodes.get(key);
    if (one === undefined) {
      one = new Node(make, key, isSame);
      nodes.set(key, one);
    }
    return one.read();
  };
}

/** Subscribes to a value, so that a change checks only what depends on it. */
export function keepSubscribed(value: Derived<unknown>): void {
  effect(() => void value());
}
