import type { ReactNode } from 'react';
import { type Axes, frame } from './plot.ts';

interface PlotFrameProps {
  readonly at: Axes;
  readonly x: Scale;
  readonly y: Scale;
  readonly children: ReactNode;
}

interface Scale {
  readonly label: string;
  readonly ticks: readonly (readonly [value: number, text: string])[];
}

/** Axes, grid and labels. The picture is hidden from screen readers: the figure says its values in words. */
export function PlotFrame({ at, x, y, children }: PlotFrameProps) {
  return (
    <svg className="plot" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <g className="plot-grid">
        {y.ticks.map(([value]) => (
          <path key={value} d={`M${frame.left} ${at.y(value)}H${frame.right}`} />
        ))}
      </g>
      <g className="plot-labels">
        {x.ticks.map(([value, text]) => (
          <text key={value} x={at.x(value)} y={frame.bottom + 18} textAnchor="middle">
            {text}
          </text>
        ))}
        {y.ticks.map(([value, text]) => (
          <text key={value} x={frame.left - 8} y={at.y(value) + 4} textAnchor="end">
            {text}
          </text>
        ))}
        <text x={(frame.left + frame.right) / 2} y={frame.height - 6} textAnchor="middle">
          {x.label}
        </text>
        <text x="0" y="11">
          {y.label}
        </text>
      </g>
      {children}
    </svg>
  );
}
