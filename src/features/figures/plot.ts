/** The drawing area of every figure, in units of its SVG. */
export const frame = { width: 400, height: 300, left: 44, right: 382, top: 28, bottom: 254 } as const;

export type Range = readonly [from: number, to: number];

/** Maps a value of `domain` to a place in `range`, in a straight line. */
export function scale(domain: Range, range: Range): (value: number) => number {
  const step = (range[1] - range[0]) / (domain[1] - domain[0]);
  return (value) => range[0] + (value - domain[0]) * step;
}

/** The path of a function over `domain`, drawn in `points` equal steps; coordinates to a tenth of a unit. */
export function pathOf(y: (x: number) => number, domain: Range, at: Axes, points = 160): string {
  const step = (domain[1] - domain[0]) / points;
  const places = Array.from({ length: points + 1 }, (_, index) => domain[0] + index * step);
  return `M${places.map((x) => `${at.x(x).toFixed(1)} ${at.y(y(x)).toFixed(1)}`).join('L')}`;
}

export interface Axes {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
}

/** The axes of a figure whose values lie in these two ranges. */
export function axes(x: Range, y: Range): Axes {
  return { x: scale(x, [frame.left, frame.right]), y: scale(y, [frame.bottom, frame.top]) };
}
