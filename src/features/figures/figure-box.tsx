import type { ReactNode } from 'react';

interface FigureBoxProps {
  readonly title: string;
  readonly plot: ReactNode;
  readonly controls: ReactNode;
  /** What the picture shows at the chosen values, in a sentence. */
  readonly reading: string;
  readonly model: ReactNode;
}

/** Picture, controls, what they say, and the model behind them. Without scripts the controls are hidden. */
export function FigureBox({ title, plot, controls, reading, model }: FigureBoxProps) {
  return (
    <figure aria-label={title}>
      <p className="figure-title">{title}</p>
      {plot}
      <div className="figure-controls">{controls}</div>
      <p className="figure-reading" aria-live="polite">
        {reading}
      </p>
      <figcaption>{model}</figcaption>
    </figure>
  );
}
