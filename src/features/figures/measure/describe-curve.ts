import type { Presentation } from './measure-store.ts';
import { compareCurves, type Fit } from './model.ts';

const names: Readonly<Record<Presentation, string>> = { scattered: 'scattered dots', rows: 'dots in rows' };

/** The difference at which three of four choices are right if there are no slips, in whole dots. */
function thresholdOf(clarity: number): number {
  return Math.max(1, Math.round(Math.log(3) / clarity));
}

/** The result of one presentation in words. */
export function describeCurve(fit: Fit, presentation: Presentation): string {
  const [near, best, far] = [thresholdOf(fit.high), thresholdOf(fit.clarity), thresholdOf(fit.low)];
  const range = near === far ? '' : ` (${near} to ${far} with a certainty of 90%)`;
  return `With ${names[presentation]}, three choices in four are right at a difference of about ${best} ${best === 1 ? 'dot' : 'dots'}${range}.`;
}

/** Says which curve is steeper, or that the choices cannot tell. */
export function describeComparison(scattered: Fit, rows: Fit): string {
  switch (compareCurves(scattered, rows)) {
    case 'second':
      return 'The curve for the rows is steeper: the clearer presentation made better choices out of the same differences.';
    case 'first':
      return 'The curve for the scattered dots is the steeper one here, which is rare.';
    case 'unclear':
      return 'The two curves cannot be told apart with forty choices.';
  }
}
