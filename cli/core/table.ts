/** A table in which only its own keys are found, not words that every object has, such as `constructor`. */
export function tableOf<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null), entries);
}
