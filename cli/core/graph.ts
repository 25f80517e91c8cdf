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
  const node = createNode(make, undefined, isSame);
  return () => node.value;
}

// Parameters without defaults: these would take a scope of their own in memory, of which a large site has 200,000.
function createNode<K, T>(make: (key: K) => T, key: K, isSame: IsSame<T>): ReadonlySignal<T> {
  let last: T | typeof nothing = nothing;
  // The name is what a test counts the values by that an edit makes again.
  return computed(function remake() {
    const value = make(key);
    if (last === nothing || !isSame(last, value)) last = value;
    return last;
  });
}

const nothing = Symbol('nothing was made yet');

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
  const nodes = createIndex<K, ReadonlySignal<T>>();
  return (key) => {
    let one = nodes.get(key);
    if (one === undefined) {
      one = createNode(make, key, isSame);
      nodes.set(key, one);
    }
    return one.value;
  };
}

/** Keeps a value at hand: after a change, only what followed from it is looked at again. */
export function keepAtHand(value: Derived<unknown>): void {
  effect(() => void value());
}
