import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CalibrationFigure } from '../../../../src/features/figures/calibration/calibration-figure.tsx';
import { CurvesFigure } from '../../../../src/features/figures/curves/curves-figure.tsx';
import { followWords } from '../../../../src/features/figures/figure-values.ts';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

/** Shows a figure; gives what it says once a link of the text has set it, and what its first slider then says. */
async function setByWords(name: 'calibration' | 'curves', figure: ReactNode) {
  const screen = await show(
    <>
      <a href={`#figure-${name}`}>So</a>
      {figure}
    </>,
  );
  const end = followWords(name, () => true);
  const set = async (settings: string) => {
    const words = screen.find<HTMLAnchorElement>('a');
    words.dataset.set = settings;
    await screen.change(() => words.click());
    return [screen.find('[type=range]').getAttribute('aria-valuetext'), screen.texts('.figure-reading')[0]];
  };
  return { set, end };
}

test('a judge is called overconfident below the slope of one, and underconfident above it', async () => {
  const { set, end } = await setByWords('calibration', <CalibrationFigure />);
  const [over, overSaid] = await set('slope=0.5&stated=0.9');
  assert.is(over, '0.5, overconfident');
  assert.match(overSaid ?? '', /^What this judge calls 90% likely comes true in 75% of cases\./);
  const [exact, exactSaid] = await set('slope=1');
  assert.is(exact, '1.0, calibrated');
  assert.match(exactSaid ?? '', /likely comes true in 90% of cases\..* is 0 percentage points\.$/);
  assert.is((await set('slope=1.5'))[0], '1.5, underconfident');
  end();
});

test('the figure of the curves says which option is the better one, and how often it is chosen', async () => {
  const { set, end } = await setByWords('curves', <CurvesFigure />);
  const sentence = (option: string) =>
    `The better option, ${option}, is chosen in 92% of cases with plain presentation, and in 65% with small print.`;
  assert.equal(await set('plain=2.5&small=0.6&difference=1'), ['2.5', sentence('A')]);
  assert.equal(await set('difference=-1'), ['2.5', sentence('B')]);
  assert.match(
    (await set('difference=0'))[1] ?? '',
    /^The two options are worth the same: each is chosen half the time/,
  );
  end();
});

test.run();
