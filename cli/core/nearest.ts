/**
 * The valid name that was probably meant, or undefined if none is near: at most a third of the letters differ (a swap
 * of two neighbours counts as one), or one name is the beginning of the other.
 */
export function findNearest(name: string, valid: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of valid) {
    const found = measure(wanted, candidate.toLowerCase());
    if (found !== undefined && (best === undefined || found < best.distance))
      best = { name: candidate, distance: found };
  }
  return best?.name;
}

/**
 * The address that was probably meant: its last segment is near, and it is in the same section if possible. Whole
 * addresses are not compared, because the section alone would make every page in it look near.
 */
export function findNearestAddress(path: string, valid: Iterable<string>): string | undefined {
  const trimmed = path.replace(/\/+$/, '');
  const wanted = lastPiece(trimmed);
  if (wanted === '') return undefined;
  const routes = [...valid];
  const section = trimmed.slice(0, trimmed.lastIndexOf('/') + 1);
  const siblings = routes.filter((route) => route.slice(0, route.lastIndexOf('/') + 1) === section);
  for (const candidates of [siblings, routes]) {
    const near = findNearest(wanted, candidates.map(lastPiece));
    if (near !== undefined) return candidates.find((route) => lastPiece(route) === near);
  }
  return undefined;
}

function lastPiece(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1).replace(/\.(?:md|html)$/, '');
}

function measure(wanted: string, candidate: string): number | undefined {
  const limit = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
  if (Math.abs(wanted.length - candidate.length) <= limit) {
    const distance = editDistance(wanted, candidate);
    if (distance <= limit && distance < wanted.length) return distance;
  }
  const isPiece = wanted.length >= 4 && (candidate.startsWith(wanted) || wanted.startsWith(candidate));
  return isPiece && candidate.length >= 4 ? limit + Math.abs(wanted.length - candidate.length) / 100 : undefined;
}

/**
 * How many letters must be inserted, deleted, changed or swapped with their neighbour to turn one word into the other.
 */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return above[to.length] ?? 0;
}
