import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core';

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
export function isSameList<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: IsSame<T> = (one, other) => one === other,
): boolean {
  if (before === after) return true;
  return before.length === after.length && before.every((one, index) => isSame(one, after[index] as T));
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
export function derive<T>(make: () => T, isSame: IsSame<T> = Object.is): Derived<T> {
  const node = new Node(make, undefined, isSame);
  return () => node.read();
}

/** A value that is made of a key, with what it has read. */
class Node<K, T> {
  readonly #signal: ReadonlySignal<T>;
  #readings: Readings;

  // Parameters without defaults: these would take a scope of their own in memory, of which a large site has 200,000.
  constructor(make: (key: K) => T, key: K, isSame: IsSame<T>) {
    let last: T | typeof nothing = nothing;
    const node = this;
    // The name is what a test counts the values by that an edit makes again.
    this.#signal = computed(function remake() {
      const { value, read } = withReadings(make, key);
      node.#readings = read;
      if (last === nothing || !isSame(last, value)) last = value;
      return last;
    });
  }

  read(): T {
    const { value } = this.#signal;
    tellReadings(this.#readings);
    return value;
  }
}

const nothing = Symbol('nothing was made yet');

/** What a value has read of that which is told by name, itself or by way of another value: mostly nothing, or one. */
export type Readings = ReadonlySet<string> | string | undefined;

/** Those of the value that is being made. */
let readings: Readings;

/** The name of so much that nobody keeps account of it. */
export const everything = '*';
const mostReadings = 50;

/** Tells whatever is being made that it reads something. */
export function tellReading(name: string): void {
  if (readings === undefined || name === everything) readings = name;
  else if (readings === name || readings === everything) return;
  else if (typeof readings === 'string') readings = new Set([readings, name]);
  else if (readings.size < mostReadings) (readings as Set<string>).add(name);
  else if (!readings.has(name)) readings = everything;
}

export function tellReadings(names: Readings): void {
  if (typeof names === 'string') tellReading(names);
  else if (names !== undefined) for (const name of names) tellReading(name);
}

/** The names as a list. */
export function listReadings(names: Readings): readonly string[] {
  return typeof names === 'string' ? [names] : [...(names ?? [])];
}

/** Makes a value of a key, and gives what it has read. */
export function withReadings<K, T>(make: (key: K) => T, key: K): { readonly value: T; readonly read: Readings } {
  const outer = readings;
  readings = undefined;
  try {
    return { value: make(key), read: readings };
  } finally {
    readings = outer;
  }
}

/** Something for each key. What belongs to an object goes with that object. */
export function createIndex<K, V>(): Pick<Map<K, V>, 'get'> & { readonly set: (key: K, value: V) => void } {
  const ofObjects = new WeakMap<object, V>();
  const ofValues = new Map<unknown, V>();
  const holding = (key: unknown) => (typeof key === 'object' && key !== null ? ofObjects : ofValues);
  return {
    get: (key) => holding(key).get(key as object),
    set: (key, value) => void holding(key).set(key as object, value),
  };
}

/** A derived value for each key that is asked for. What follows from an object goes with that object. */
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

/** Keeps a value at hand: after a change, only what followed from it is looked at again. */
export function keepAtHand(value: Derived<unknown>): void {
  effect(() => void value());
}
