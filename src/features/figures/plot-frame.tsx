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
      <path
        className="plot-grid"
        d={y.ticks.map(([value]) => `M${frame.left} ${at.y(value)}H${frame.right}`).join('')}
      />
      <g className="plot-labels" textAnchor="middle">
        {x.ticks.map(([value, text]) => (
          <text key={value} x={at.x(value)} y={frame.bottom + 180}>
            {text}
          </text>
        ))}
        <text x={(frame.left + frame.right) / 2} y={frame.height - 60}>
          {x.label}
        </text>
      </g>
      <g className="plot-labels" textAnchor="end">
        {y.ticks.map(([value, text]) => (
          <text key={value} x={frame.left - 80} y={at.y(value) + 40}>
            {text}
          </text>
        ))}
      </g>
      <text className="plot-labels" y="110">
        {y.label}
      </text>
      {children}
    </svg>
  );
}
