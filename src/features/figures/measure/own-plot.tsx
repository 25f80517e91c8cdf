import { percent } from '../numbers.ts';
import { axes, frame, plotPath, type Range } from '../plot.ts';
import { PlotFrame } from '../plot-frame.tsx';
import type { Presentation } from './measure-store.ts';
import { bandAt, chanceOfRight, countByDifference, type DotChoice, type Fit } from './model.ts';
import { differences } from './trials.ts';

const dots: Range = [0, 13];
const at = axes(dots, [0, 1]);
const places = Array.from({ length: 27 }, (_, index) => index / 2);

export interface Measured {
  readonly choices: readonly DotChoice[];
  readonly fit: Fit;
}

/** The shares of right choices, the fitted curves, and for each curve the band that holds nine in ten of those likely. */
export function OwnPlot({ measured }: { measured: Readonly<Partial<Record<Presentation, Measured>>> }) {
  return (
    <PlotFrame
      at={at}
      x={{ label: 'Extra dots in the fuller field', ticks: [0, ...differences].map((count) => [count, String(count)]) }}
      y={{ label: 'Share of right choices', ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => [share, percent(share)]) }}
    >
      {measured.rows && <Line tone="second" {...measured.rows} />}
      {measured.scattered && <Line tone="first" {...measured.scattered} />}
    </PlotFrame>
  );
}

function Line({ tone, choices, fit }: Measured & { readonly tone: 'first' | 'second' }) {
  const bands = places.map((x) => [x, ...bandAt(fit, x)] as const);
  const upper = bands.map(([x, , high]) => `${at.x(x)} ${at.y(high)}`);
  const lower = bands.map(([x, low]) => `${at.x(x)} ${at.y(low)}`).reverse();
  return (
    <>
      <path className={`plot-band plot-band-${tone}`} d={`M${[...upper, ...lower].join('L')}Z`} />
      <path className={`plot-${tone}`} d={plotPath((x) => chanceOfRight(fit, x), dots, at)} />
      {countByDifference(choices).map(({ difference, right, wrong }) => (
        <circle
          key={difference}
          className={`plot-${tone}-dot`}
          cx={at.x(difference) + (tone === 'first' ? -25 : 25)}
          cy={Math.max(frame.top, at.y(right / (right + wrong)))}
          r="50"
        />
      ))}
    </>
  );
}
