import { type Document, readKey } from '../parse/document.ts';

/** The step between the orders of neighbours, which leaves room for later ones. */
export const orderStep = 10;

interface Ordered {
  readonly path: string;
  readonly order: number;
}

interface Dated {
  readonly date: string;
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

/** Files by their `order`, without those that have none. */
export function listInOrder(documents: readonly Document[]) {
  return documents
    .flatMap((one) => {
      const order = readKey(one, 'order');
      const written = String(readKey(one, 'date') ?? '');
      return typeof order === 'number' ? [{ path: one.path, order, name: one.slug, date: written }] : [];
    })
    .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
}

/** Where a file is added that nobody gave a place: at the end, or by its date in a list that begins with the newest. */
export function findEnd(neighbours: readonly Dated[], date: unknown): number {
  const older = isNewestFirst(neighbours) ? neighbours.findIndex((one) => one.date <= String(date)) : -1;
  return older === -1 ? neighbours.length : older;
}

/** Whether a list is sorted by date, with at least two of them, and begins with the newest. */
export function isNewestFirst(neighbours: readonly Dated[]): boolean {
  const dates = neighbours.map((one) => one.date);
  return dates.join() === dates.toSorted().reverse().join() && dates[0] !== dates.at(-1);
}

function findGap(before: number | undefined, after: number | undefined): number | null {
  if (after === undefined) {
    const next = (before ?? 0) + orderStep;
    return Number.isSafeInteger(next) ? next : null;
  }
  if (before === undefined) return after === 0 ? null : after > orderStep ? after - orderStep : Math.floor(after / 2);
  return after - before > 1 ? Math.floor((before + after) / 2) : null;
}
