import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sayMath } from '../../../cli/data/say-math.ts';

const formulas: readonly (readonly [tex: string, said: string])[] = [
  [String.raw`P(a\mid\omega)`, 'P(a | ω)'],
  [String.raw`\frac{\pi\,e^{\Delta/\lambda}}{1-\pi}`, '(π e^(Δ/λ))/(1 − π)'],
  [String.raw`\rho'=-1`, 'ρ′ = −1'],
  [String.raw`\sqrt{6}\approx2.45`, '√6 ≈ 2.45'],
  [String.raw`80{,}000\times1.06^7`, '80,000 × 1.06^7'],
  [String.raw`\sum_k \pi_k\,(m_k-\bar m)^2`, '∑_k π_k (m_k − m\u0304)²'],
  [String.raw`\underbrace{a+b}_{\text{what is left}}`, 'a + b (what is left)'],
  [String.raw`c=\mathbb{E}\bigl[\max(x,\,0)\bigr]`, 'c = E[max(x, 0)]'],
];

for (const [tex, said] of formulas) test(`${tex} is said as ${said}`, () => assert.is(sayMath(tex, false), said));

test('what cannot be read is not said', () => {
  assert.is(sayMath(String.raw`\frac{a`, false), '');
});

test.run();
