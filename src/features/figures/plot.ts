/** The drawing area of a plot in SVG units, which are so small that whole numbers are precise enough. */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The drawing area of most figures. */
export const frame: Area = { width: 4000, height: 3000, left: 440, right: 3820, top: 280, bottom: 2540 };

/** The drawing area of a figure with the same scale on both axes. */
export const square: Area = { width: 4000, height: 4100, left: 440, right: 3820, top: 260, bottom: 3640 };

export type Range = readonly [from: number, to: number];

/** A linear scale from `domain` to `range`, rounded to whole units. */
export function scale(domain: Range, range: Range): (value: number) => number {
  const step = (range[1] - range[0]) / (domain[1] - domain[0]);
  return (value) => Math.round(range[0] + (value - domain[0]) * step);
}

export interface Axes {
  readonly area: Area;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** The axes of a figure whose values lie in these two ranges. */
export function axes(x: Range, y: Range, area = frame): Axes {
  return { area, x: scale(x, [area.left, area.right]), y: scale(y, [area.bottom, area.top]) };
}

/** The value at a position in a range, the inverse of `scale`. */
export function unscale(position: number, domain: Range, range: Range): number {
  return domain[0] + ((position - range[0]) / (range[1] - range[0])) * (domain[1] - domain[0]);
}

/** The nearest value that a slider of this range and step can take. */
export function snap(value: number, { min, max, step }: SliderSteps): number {
  const inside = Math.min(max, Math.max(min, value));
  return Number((min + Math.round((inside - min) / step) * step).toFixed(4));
}

/** The values that a slider can take. */
export interface SliderSteps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The path of a function over `domain`, sampled in `steps` equal steps and reduced to as few lines as look the same.
 */
export function plotPath(y: (x: number) => number, domain: Range, at: Axes, steps = 160): string {
  const step = (domain[1] - domain[0]) / steps;
  const values = Array.from({ length: steps + 1 }, (_, index) => domain[0] + index * step);
  const points = values.map((x): Point => [at.x(x), at.y(y(x))]);
  return writePath(simplify(points));
}

type Point = readonly [x: number, y: number];

/** Writes each point after the first relative to the one before, which is the shortest form. */
function writePath([first = [0, 0], ...rest]: readonly Point[]): string {
  const before = [first, ...rest];
  const steps = rest.flatMap(([x, y], index) => {
    const [fromX, fromY] = before[index] as Point;
    return [x - fromX, y - fromY];
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`;
}

/** A line that is off by so many units at most, a fifth of a pixel, looks the same. */
const tolerance = 1.5;

/** The points without those that lie on the line between others (Ramer, Douglas and Peucker). */
function simplify(points: readonly Point[]): readonly Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return points;
  const deviations = points.map((point) => deviationOf(point, first, last));
  const farthest = deviations.indexOf(Math.max(...deviations));
  if ((deviations[farthest] ?? 0) <= tolerance) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

/** How far a point lies above or below the line from `first` to `last`, which runs to the right. */
function deviationOf([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  return Math.abs(y - y1 - ((y2 - y1) * (x - x1)) / (x2 - x1));
}
