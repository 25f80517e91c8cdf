/** Things with a day, by year, in their order. */
export function byYear<T extends { readonly date: string }>(things: readonly T[]): [year: string, of: T[]][] {
  const years = new Map<string, T[]>();
  for (const thing of things) {
    const year = thing.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), thing]);
  }
  return [...years];
}
