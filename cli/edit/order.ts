import { compareText } from '../core/problem.ts';
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
  const orders = fillOrders(neighbours.map((one): number | null => one.order).toSpliced(index, 0, null));
  const moved = neighbours
    .map(({ path }, at) => ({ path, order: orders[at < index ? at : at + 1] ?? 0 }))
    .filter((one, at) => one.order !== neighbours[at]?.order);
  return { order: orders[index] ?? 0, moved };
}

/** The orders of a sorted list in which some have none yet: the others change only where a gap is too small for these. */
export function fillOrders(orders: readonly (number | null)[]): readonly number[] {
  const filled = orders.map((order, at) => {
    if (order !== null) return order;
    const last = orders.slice(0, at).findLastIndex((one) => one !== null);
    const later = orders.findIndex((one, place) => place > at && one !== null);
    const count = (later === -1 ? orders.length : later) - last - 1;
    const width = orderStep * (count + 1);
    const before = orders[last] ?? 0;
    const after = orders[later] ?? before + width;
    const low = last === -1 && after > orderStep * count ? after - width : before;
    return Math.floor(low + ((after - low) * (at - last)) / (count + 1));
  });
  const hasRoom = filled.every((order, at) => {
    const isOld = orders[at] !== null && orders[at - 1] !== null;
    return Number.isSafeInteger(order) && (at === 0 || isOld || order > (filled[at - 1] ?? 0));
  });
  return hasRoom ? filled : orders.map((_, at) => orderStep * (at + 1));
}

/** Files by their `order`, without those that have none. */
export function listInOrder(documents: readonly Document[]) {
  return documents
    .flatMap((one) => {
      const order = readKey(one, 'order');
      const written = String(readKey(one, 'date') ?? '');
      return typeof order === 'number' ? [{ path: one.path, order, slug: one.slug, date: written }] : [];
    })
    .sort((a, b) => a.order - b.order || compareText(a.slug, b.slug));
}

/**
 * Where a file is added that nobody gave a place: at the end, or by its date in a list that begins with the newest. One
 * with a single file has yet to begin so, if it may.
 */
export function findEnd(neighbours: readonly Dated[], date: unknown, mayBeByDate: boolean): number {
  const [only, ...others] = neighbours;
  if (mayBeByDate && typeof date === 'string' && only !== undefined && others.length === 0)
    return only.date !== '' && only.date < date ? 0 : 1;
  const older = isNewestFirst(neighbours) ? neighbours.findIndex((one) => one.date <= String(date)) : -1;
  return older === -1 ? neighbours.length : older;
}

/** Whether a list is sorted by date, with at least two of them, and begins with the newest. */
export function isNewestFirst(neighbours: readonly Dated[]): boolean {
  const dates = neighbours.map((one) => one.date);
  return dates.join() === dates.toSorted().reverse().join() && dates[0] !== dates.at(-1);
}
