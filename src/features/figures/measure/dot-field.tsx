import type { Dot } from './trials.ts';

interface DotFieldProps {
  readonly name: string;
  readonly dots: readonly Dot[];
  /** Covered after a short time, so that nobody counts. */
  readonly isCovered: boolean;
  readonly onChoose: () => void;
}

/** A field of dots to choose. */
export function DotField({ name, dots, isCovered, onChoose }: DotFieldProps) {
  return (
    <button type="button" className="dot-field" aria-label={`The ${name} field has more dots`} onClick={onChoose}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {isCovered ? (
          <text x="50" y="56" textAnchor="middle">
            ?
          </text>
        ) : (
          <path d={dots.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')} />
        )}
      </svg>
    </button>
  );
}
