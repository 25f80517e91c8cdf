import type { Axes } from './plot.ts';

interface PlotNameProps {
  readonly at: Axes;
  readonly x: number;
  readonly y: number;
  /** On which side of the point it stands. */
  readonly side: 'above' | 'below';
  readonly tone: 'first' | 'second' | 'ideal';
  readonly children: string;
}

/** The name of a curve beside it: to the left of a point and above it, or to the right and below. */
export function PlotName({ at, x, y, side, tone, children }: PlotNameProps) {
  const isAbove = side === 'above';
  return (
    <text
      className={`plot-labels plot-name-${tone}`}
      textAnchor={isAbove ? 'end' : 'start'}
      x={at.x(x) + (isAbove ? -80 : 140)}
      y={at.y(y) + (isAbove ? -40 : 130)}
    >
      {children}
    </text>
  );
}
