import { type ReactNode, useContext } from 'react';
import { FigureData } from './figure-data.tsx';
import { FigureHead } from './figure-head.ts';
import type { FigureTable } from './save-figure.ts';

interface FigureBoxProps {
  readonly title: string;
  readonly plot: ReactNode;
  readonly controls: ReactNode;
  /** What the picture shows at the chosen values, in a sentence. */
  readonly reading: string;
  readonly model: ReactNode;
  /** What the picture shows at the chosen values, in numbers. */
  readonly table: FigureTable;
}

/**
 * The frame of a figure: picture, controls, reading, and the model behind them. Without scripts the controls are
 * hidden.
 */
export function FigureBox({ title, plot, controls, reading, model, table }: FigureBoxProps) {
  const { number, caption } = useContext(FigureHead);
  return (
    <figure aria-label={title} data-number={number}>
      <figcaption className="figure-title">
        {`${number === 0 ? '' : `Figure ${number}. `}${title}${caption === '' ? '' : '. '}`}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler sanitises all html of content/ */}
        {caption !== '' && <span data-caption="" dangerouslySetInnerHTML={{ __html: caption }} />}
      </figcaption>
      {plot}
      <div className="figure-controls">{controls}</div>
      <p className="figure-reading" aria-live="polite">
        {reading}
      </p>
      <div className="figure-model">{model}</div>
      <FigureData title={title} table={table} />
    </figure>
  );
}
