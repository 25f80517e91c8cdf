import { type ReactNode, useContext } from 'react';
import { FigureData } from './figure-data.tsx';
import { FigureHead } from './figure-head.ts';
import type { FigureTable } from './save-figure.ts';

interface FigureBoxProps {
  readonly title: string;
  readonly plot: ReactNode;
  /** What the marks of the picture stand for. */
  readonly lines: readonly (readonly [words: string, mark: keyof typeof marks])[];
  readonly controls: ReactNode;
  /** What the picture shows at the chosen values, in a sentence. */
  readonly reading: string;
  readonly model: ReactNode;
  /** What the picture shows at the chosen values, in numbers. */
  readonly table: FigureTable;
}

/** How the marks of a plot are shown beside their words. */
const marks = {
  first: 'M0 40H280',
  second: 'M0 40H280',
  ideal: 'M0 40H280',
  'first-dots': 'M140 40h0',
  gaps: 'M140 0V80',
};

/** Picture, controls, what they say, and the model behind them. Without scripts the controls are hidden. */
export function FigureBox({ title, plot, lines, controls, reading, model, table }: FigureBoxProps) {
  const { number, caption } = useContext(FigureHead);
  return (
    <figure aria-label={title} data-number={number}>
      <p className="figure-title">
        {`${number === 0 ? '' : `Figure ${number}. `}${title}${caption === '' ? '' : '. '}`}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler sanitises all html of content/ */}
        {caption !== '' && <span dangerouslySetInnerHTML={{ __html: caption }} />}
      </p>
      {plot}
      {lines.length > 0 && (
        <ul className="figure-lines">
          {lines.map(([words, mark]) => (
            <li key={words}>
              <svg viewBox="0 0 280 80" aria-hidden="true">
                <path className={`plot-${mark}`} d={marks[mark]} />
              </svg>
              {words}
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
