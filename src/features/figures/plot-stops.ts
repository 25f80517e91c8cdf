/** A point at which drawn lines have values: its x in the drawing, the heights of the lines, and what is said of it. */
export interface Stop {
  readonly x: number;
  readonly heights: readonly number[];
  readonly name: string;
  readonly values: readonly string[];
}

interface Table {
  /** The name of each line. */
  readonly series: readonly string[];
  /** The name of each row and a cell for each line, empty where the number is unknown. */
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}

/**
 * Matches the points of drawn lines with the rows of their table; a line has a point for each of its cells that is not
 * empty, in order.
 */
export function readStops(lines: readonly string[], { series, rows }: Table, unit: string): Stop[] {
  const points = lines.map((line) =>
    Array.from(line.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g), ([, x, y]) => [Number(x), Number(y)]),
  );
  const iterators = points.map((line) => line.values());
  return rows.flatMap(([name, ...cells]) => {
    const known = iterators.flatMap((line, one) => {
      const cell = cells[one] ?? '';
      const [x, y] = (cell === '' ? undefined : line.next().value) ?? [];
      return x === undefined || y === undefined ? [] : [{ x, y, text: write(cell, unit), title: series[one] ?? '' }];
    });
    const [first] = known;
    if (first === undefined) return [];
    const values = known.map(({ title, text }) => (lines.length > 1 ? `${title}: ${text}` : text));
    return [{ x: first.x, heights: known.map(({ y }) => y), name, values }];
  });
}

/** The index of the stop that is nearest to a position in the drawing. */
export function nearestStop(stops: readonly Stop[], x: number): number {
  return stops.reduce((best, stop, index) => (distance(stop, x) < distance(stops[best], x) ? index : best), 0);
}

function distance(stop: Stop | undefined, x: number): number {
  return Math.abs((stop?.x ?? Number.POSITIVE_INFINITY) - x);
}

/** A number with no more digits than the labels of the picture have; the table has them all. */
function write(cell: string, unit: string): string {
  const rounded = /\d\.\d\d/.test(cell) ? Number(cell).toLocaleString('en-US', { maximumSignificantDigits: 3 }) : cell;
  return `${rounded.replace(/^-/, '−')}${/^\w/.test(unit) ? ' ' : ''}${unit}`;
}
