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
  [String.raw`\left|\hat\sigma-\sigma\right|>t`, '|σ\u0302 − σ| > t'],
  [String.raw`\sum\limits_{i=1}^n \bigl|x_i\bigr|`, '∑_(i = 1)^n |x_i|'],
  [String.raw`\lvert x-y\rvert^p`, '|x − y|^p'],
  [String.raw`\widehat{f+g}, \overline{X}, \vec v, \ddot x`, '(f + g)\u0302, X\u0304, v\u20d7, x\u0308'],
  [String.raw`A=\begin{pmatrix} a & b\\ b & c\end{pmatrix}`, 'A = (a, b; b, c)'],
  [String.raw`f=\begin{cases} 1, & x\in A,\\ 0 & \text{otherwise}\end{cases}`, 'f = {1, x ∈ A; 0, otherwise'],
  [String.raw`\begin{aligned} a&=b+c\\ &\le d\end{aligned}`, 'a = b + c ≤ d'],
  [String.raw`\binom{n}{k}`, '(n choose k)'],
  [String.raw`X_n\xrightarrow{d}X`, 'X_n →^d X'],
  [String.raw`\overbrace{1+\dots+1}^{n}=n`, '1 + ⋯ + 1 = n'],
  [String.raw`X\overset{d}{=}Y`, 'X =^d Y'],
  [String.raw`\left(\begin{array}{rr}1&-2\\3&4\end{array}\right)`, '(1, −2; 3, 4)'],
  [String.raw`\overbrace{a+b}^{\text{what is left}}`, 'a + b (what is left)'],
];

for (const [tex, said] of formulas) test(`${tex} is said as ${said}`, () => assert.is(sayMath(tex, false), said));

test('what cannot be read is not said', () => {
  assert.is(sayMath(String.raw`\frac{a`, false), '');
});

test.run();
