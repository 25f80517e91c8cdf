import type { ReactNode } from 'react';
import type { dragPlot } from './drag-plot.ts';
import type { Axes } from './plot.ts';

interface PlotFrameProps {
  readonly at: Axes;
  readonly x: Scale;
  readonly y: Scale;
  /** The handlers of pointers that drag the plot. */
  readonly drag?: ReturnType<typeof dragPlot>;
  readonly children: ReactNode;
}

interface Scale {
  readonly label: string;
  readonly ticks: readonly (readonly [value: number, text: string])[];
}

/** Axes, grid and labels. The picture is hidden from screen readers: the figure says its values in words. */
export function PlotFrame({ at, x, y, drag, children }: PlotFrameProps) {
  const { area } = at;
  return (
    <svg
      className={drag === undefined ? 'plot' : 'plot plot-held'}
      viewBox={`0 0 ${area.width} ${area.height}`}
      aria-hidden="true"
      {...drag}
    >
      <path className="plot-grid" d={y.ticks.map(([value]) => `M${area.left} ${at.y(value)}H${area.right}`).join('')} />
      <path className="plot-zero" d={`M${area.left} ${area.bottom}H${area.right}`} />
      <g className="plot-labels" textAnchor="middle">
        {x.ticks.map(([value, text]) => (
          <text key={value} x={at.x(value)} y={area.bottom + 180}>
            {text}
          </text>
        ))}
        <text x={(area.left + area.right) / 2} y={area.height - 60}>
          {x.label}
        </text>
      </g>
      <g className="plot-labels" textAnchor="end">
        {y.ticks.map(([value, text]) => (
          <text key={value} x={area.left - 80} y={at.y(value) + 40}>
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
