/** The first index below `end` from which on a test holds, by halving; `end` if it holds for none. */
export function bisect(end: number, holds: (index: number) => boolean): number {
  let first = 0;
  let last = end;
  while (first < last) {
    const middle = (first + last) >> 1;
    if (holds(middle)) last = middle;
    else first = middle + 1;
  }
  return first;
}
