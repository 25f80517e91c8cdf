import { percent } from '../numbers.ts';
import { type Axes, axes, frame, plotPath, type Range } from '../plot.ts';
import { PlotFrame } from '../plot-frame.tsx';
import { PlotName } from '../plot-name.tsx';
import type { Presentation } from './measure-store.ts';
import { bandAt, chanceOfRight, countByDifference, type DotChoice, type Fit } from './model.ts';
import { differences } from './trials.ts';

const dots: Range = [0, 13];
const samples = Array.from({ length: 27 }, (_, index) => index / 2);

export const presentations = { scattered: 'Scattered dots', rows: 'The same in rows' };

export interface Measured {
  readonly choices: readonly DotChoice[];
  readonly fit: Fit;
}

/**
 * The shares of right choices, the fitted curves, and around each curve the band that holds nine in ten of the likely
 * curves.
 */
export function OwnPlot({ measured }: { measured: Readonly<Partial<Record<Presentation, Measured>>> }) {
  const low = lowestOf(measured);
  const at = axes(dots, [low, 1]);
  return (
    <PlotFrame
      at={at}
      x={{ label: 'Extra dots in the fuller field', ticks: [0, ...differences].map((count) => [count, String(count)]) }}
      y={{
        label: 'Share of right choices',
        ticks: [0, 0.25, 0.5, 0.75, 1].filter((share) => share >= low).map((share) => [share, percent(share)]),
      }}
    >
      {measured.rows && <Line at={at} tone="second" {...measured.rows} />}
      {measured.scattered && <Line at={at} tone="first" {...measured.scattered} />}
      {listNames(measured).map(({ tone, name, share }, index) => (
        <PlotName
          key={tone}
          at={at}
          x={index === 0 ? 13 : 6.5}
          // Above the dots of those who were always right.
          y={index === 0 ? 1.025 : share}
          side={index === 0 ? 'above' : 'below'}
          tone={tone}
        >
          {name}
        </PlotName>
      ))}
    </PlotFrame>
  );
}

/** The names of the curves, the higher one first. */
function listNames({ scattered, rows }: Readonly<Partial<Record<Presentation, Measured>>>) {
  const curves = [
    { tone: 'first', name: presentations.scattered, measured: scattered },
    { tone: 'second', name: presentations.rows, measured: rows },
  ] as const;
  return curves
    .flatMap(({ tone, name, measured }) =>
      measured === undefined ? [] : [{ tone, name, share: chanceOfRight(measured.fit, 6.5) }],
    )
    .sort((a, b) => b.share - a.share);
}

/** The lower end of the plot: just below one half, which luck alone gets right, unless somebody did worse. */
function lowestOf(measured: Readonly<Partial<Record<Presentation, Measured>>>): number {
  const shares = Object.values(measured).flatMap(({ choices }) => countByDifference(choices).map(shareOf));
  return Math.min(...shares) < 0.45 ? 0 : 0.4;
}

function shareOf({ right, wrong }: { readonly right: number; readonly wrong: number }): number {
  return right / (right + wrong);
}

interface LineProps extends Measured {
  readonly at: Axes;
  readonly tone: 'first' | 'second';
}

function Line({ at, tone, choices, fit }: LineProps) {
  const bands = samples.map((x) => [x, ...bandAt(fit, x)] as const);
  const upper = bands.map(([x, , high]) => `${at.x(x)} ${at.y(high)}`);
  const lower = bands.map(([x, low]) => `${at.x(x)} ${at.y(low)}`).reverse();
  return (
    <>
      <path className={`plot-band plot-band-${tone}`} d={`M${[...upper, ...lower].join('L')}Z`} />
      <path className={`plot-${tone}`} d={plotPath((x) => chanceOfRight(fit, x), dots, at)} />
      {countByDifference(choices).map((count) => (
        <circle
          key={count.difference}
          className={`plot-${tone}-dot`}
          cx={at.x(count.difference) + (tone === 'first' ? -25 : 25)}
          cy={Math.max(frame.top, at.y(shareOf(count)))}
          r="50"
        />
      ))}
    </>
  );
}
