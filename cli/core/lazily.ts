/** A function for each field of an object that computes its value. */
export type Makers<T extends object> = { readonly [K in keyof T]: () => T[K] };

/** A function that computes its value on the first call and then returns the same value. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for what takes time: calls share one attempt, and after one that has failed the next call tries again. */
export function onceDone<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined;
  return () => {
    making ??= make().catch((error) => {
      making = undefined;
      throw error;
    });
    return making;
  };
}

/** An object whose fields are computed on every read. */
export function live<T extends object>(makers: Makers<T>): T {
  return withGetters(makers, (make) => make);
}

/** An object whose fields are computed on their first read, so that reading one does not wait for the others. */
export function lazily<T extends object>(makers: Makers<T>): T {
  return withGetters(makers, once);
}

function withGetters<T extends object>(makers: Makers<T>, wrap: <V>(make: () => V) => () => V): T {
  const object = {} as T;
  for (const key of Object.keys(makers) as (keyof T)[])
    Object.defineProperty(object, key, { enumerable: true, get: wrap(makers[key]) });
  return object;
}
