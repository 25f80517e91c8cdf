/** How many pages of a kind a test goes through: of hundreds of answers, some from end to end of their list. */
const mostOfAKind = process.env.LONG === '1' ? Number.POSITIVE_INFINITY : 15;

/** All pages, but of a kind with very many some; `LONG=1` gives all. */
export function someOfEachKind<T extends { readonly kind: string }>(pages: readonly T[]): readonly T[] {
  return [...new Set(pages.map(({ kind }) => kind))].flatMap((kind) =>
    spread(pages.filter((one) => one.kind === kind)),
  );
}

function spread<T>(ofAKind: readonly T[]): readonly T[] {
  const step = Math.max(1, ofAKind.length / mostOfAKind);
  return ofAKind.filter((_, place) => Math.floor(place % step) === 0);
}
