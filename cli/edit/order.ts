/** The step between the orders of neighbours, which leaves room for later ones. */
export const orderStep = 10;

interface Ordered {
  readonly path: string;
  readonly order: number;
}

/**
 * The order of a new file at an index among its neighbours, which are sorted, and the neighbours to renumber if there is
 * no gap for it.
 */
export function findOrder(neighbours: readonly Ordered[], index: number) {
  const before = neighbours[index - 1]?.order;
  const after = neighbours[index]?.order;
  const order = findGap(before, after);
  if (order !== null) return { order, moved: [] };
  const moved = neighbours
    .map(({ path }, at) => ({ path, order: orderStep * (at < index ? at + 1 : at + 2) }))
    .filter((one, at) => one.order !== neighbours[at]?.order);
  return { order: orderStep * (index + 1), moved };
}

function findGap(before: number | undefined, after: number | undefined): number | null {
  if (after === undefined) {
    const next = (before ?? 0) + orderStep;
    return Number.isSafeInteger(next) ? next : null;
  }
  if (before === undefined) return after === 0 ? null : after > orderStep ? after - orderStep : Math.floor(after / 2);
  return after - before > 1 ? Math.floor((before + after) / 2) : null;
}
