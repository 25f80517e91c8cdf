import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formulaLine } from '../../../../src/features/reading/formula-line.ts';
import { closeWindow, openWindow } from '../../../support/dom.ts';

test.after.each(closeWindow);

test('a formula is written in one line, as one would type it', async () => {
  for (const [formula, line] of [
    ['<mi>λ</mi><mo>=</mo><mn>50</mn>', 'λ = 50'],
    ['<mi>P</mi><mrow><mo>(</mo><mtext>better</mtext><mo>)</mo></mrow><mo>,</mo>', 'P(better),'],
    [
      '<mfrac><mn>1</mn><mrow><mn>1</mn><mo>+</mo><msup><mi>e</mi><mrow><mo>−</mo><mi>Δ</mi></mrow></msup></mrow></mfrac>',
      '1/(1 + e^(−Δ))',
    ],
    [
      '<msub><mi>x</mi><mi>i</mi></msub><mo>∈</mo><mo>[</mo><mo>−</mo><mn>1</mn><mo>,</mo><mn>1</mn><mo>]</mo>',
      'x_i ∈ [−1, 1]',
    ],
    [
      '<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><msqrt><mi>π</mi><mspace></mspace><mi>e</mi></msqrt>',
      '∑_i^n √(π e)',
    ],
    ['<mi>u</mi><mo>(</mo><msub><mi>x</mi><mi>i</mi></msub><mo>)</mo>', 'u(x_i)'],
    ['<mi>p</mi><mrow><mi>ln</mi><mo>\u2061</mo></mrow><mi>q</mi>', 'p ln q'],
    [
      '<mi>H</mi><mo>=</mo><mo>−</mo><munder><mo>∑</mo><mi>i</mi></munder><mi>p</mi><mi>ln</mi><mo>(</mo><mi>p</mi><mo>)</mo>',
      'H = −∑_i p ln (p)',
    ],
  ] as const) {
    const close = openWindow('https://site.test/', `<math>${formula}</math>`);
    assert.is(formulaLine(document.querySelector('math') as Element), line);
    await close();
  }
});

test.run();
