/** What makes each field of an object. */
export type Makers<T extends object> = { readonly [K in keyof T]: () => T[K] };

/** A value that is made when it is first asked for, and no more than once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** An object of which each field is made whenever it is asked for. */
export function live<T extends object>(makers: Makers<T>): T {
  return withGetters(makers, (make) => make);
}

/** An object of which each field is made when it is first asked for: whoever asks for one does not wait for the others. */
export function lazily<T extends object>(makers: Makers<T>): T {
  return withGetters(makers, once);
}

function withGetters<T extends object>(makers: Makers<T>, wrap: <V>(make: () => V) => () => V): T {
  const object = {} as T;
  for (const key of Object.keys(makers) as (keyof T)[])
    Object.defineProperty(object, key, { enumerable: true, get: wrap(makers[key]) });
  return object;
}
