import type { ReactNode } from 'react';
import { FigureData } from './figure-data.tsx';
import type { FigureTable } from './save-figure.ts';

interface FigureBoxProps {
  readonly title: string;
  readonly plot: ReactNode;
  /** What the lines of the picture stand for, the first and the second; without a picture of lines, none. */
  readonly lines: readonly [string, string] | readonly [];
  readonly controls: ReactNode;
  /** What the picture shows at the chosen values, in a sentence. */
  readonly reading: string;
  readonly model: ReactNode;
  /** What the picture shows at the chosen values, in numbers. */
  readonly table: FigureTable;
}

/** Picture, controls, what they say, and the model behind them. Without scripts the controls are hidden. */
export function FigureBox({ title, plot, lines, controls, reading, model, table }: FigureBoxProps) {
  return (
    <figure aria-label={title}>
      <p className="figure-title">{title}</p>
      {plot}
      {lines.length > 0 && (
        <ul className="figure-lines">
          {lines.map((line, index) => (
            <li key={line}>
              <svg viewBox="0 0 280 80" aria-hidden="true">
                <path className={index === 0 ? 'plot-first' : 'plot-second'} d="M0 40H280" />
              </svg>
              {line}
            </li>
          ))}
        </ul>
      )}
      <div className="figure-controls">{controls}</div>
      <p className="figure-reading" aria-live="polite">
        {reading}
      </p>
      <figcaption>{model}</figcaption>
      <FigureData title={title} table={table} />
    </figure>
  );
}
