import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { figures } from '../../../../cli/core/figures.ts';
import { parameters as calibration } from '../../../../src/features/figures/calibration/calibration-figure.tsx';
import { parameters as curves } from '../../../../src/features/figures/curves/curves-figure.tsx';
import { parameters as equitySharing } from '../../../../src/features/figures/equity-sharing/equity-sharing-figure.tsx';

const rangesOf = (parameters: Readonly<Record<string, { readonly min: number; readonly max: number }>>) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { min, max }]) => [name, { min, max }]));

test('texts may set a figure to what its sliders reach, and to nothing else', () => {
  assert.equal(
    { curves: rangesOf(curves), calibration: rangesOf(calibration), 'equity-sharing': rangesOf(equitySharing) },
    { curves: figures.curves, calibration: figures.calibration, 'equity-sharing': figures['equity-sharing'] },
  );
});

test.run();
