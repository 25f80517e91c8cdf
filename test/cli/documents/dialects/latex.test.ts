import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../../cli/documents/dialects/rewrite.ts';
import { draftOf } from '../../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('a word before what points at a formula is left out, since this site writes it', async () => {
  const formula = '$$\n\\begin{equation}\n\\label{eq:one}\na\n\\end{equation}\n$$';
  for (const pointing of [
    'Equation \\eqref{eq:one}',
    'Eq. \\eqref{eq:one}',
    '\\ref{eq:one}',
    'Eq. (\\ref{eq:one})',
    'equation $\\eqref{eq:one}$',
  ])
    assert.is(await bodyOf(`${formula}\n\n${pointing} has it.`), '$$\na\n$$\n\n: {#eq:one}\n\n[@eq:one] has it.');
  assert.is(rewriteDialects('(see Eq. \\ref{eq:one})'), '(see [@eq:one])');
  for (const formula of ['$x \\overset{\\eqref{eq:one}}{=} y$', '$$\nx \\text{ by } \\ref{eq:one}\n$$'])
    assert.is(rewriteDialects(formula), formula);
});

test('citations of LaTeX are those of this site', async () => {
  const draft = await draftOf('.md', 'So \\cite{one,two}, \\citep[p. 3]{one} and \\citet{two}; `\\cite{one}`.');
  assert.is(draft?.body, 'So \\[\\@one; \\@two\\], \\[\\@one, p. 3\\] and \\@two; `\\cite{one}`.');
});

test('a display formula may begin and end beside its dollars, in a list too', async () => {
  const text = [
    'So\n\n$$\\begin{aligned}\na &= b \\\\\nc\n\\end{aligned}$$\n\nand *then*',
    '$$\nx = 1 $$\nfor $5, and',
    '- One\n\n  $$y\n  $$\n- last',
  ];
  assert.is(await bodyOf('---\ntitle: One\n---\n\n$$x$$\n'), '$$\nx\n$$');
  assert.is(
    await bodyOf(text.join('\n\n')),
    'So\n\n$$\n\\begin{aligned}\na &= b \\\\\nc\n\\end{aligned}\n$$\n\nand *then*\n\n$$\nx = 1\n$$\n\nfor \\$5, and\n\n- One\n\n  $$\n  y\n  $$\n\n- last',
  );
});

test('formulas between brackets with backslashes and in environments of their own are formulas, and other brackets are none', async () => {
  assert.is(
    await bodyOf(
      'Let \\( \\alpha_1 \\) and \\(x\\) \\(see below\\).\n\n\\[\na = b\n\\]\n\n\\[sic\\]\n\n\\begin{align*}\na &= b\n\\end{align*}',
    ),
    'Let $\\alpha_1$ and $x$ (see below).\n\n$$\na = b\n$$\n\n\\[sic]\n\n$$\n\\begin{aligned}\na &= b\n\\end{aligned}\n$$',
  );
});

test('a formula within a line has no spaces at its ends, and none of the backslashes that Jekyll takes out', async () => {
  assert.is(
    await bodyOf(
      'At $\\lfloor i \\rfloor $ and $ \\alpha$ of $x$ to \\alpha $y$ for $\\\\{T_j\\\\}\\_{j=1}^m$, $5 \\* and $6.',
    ),
    'At $\\lfloor i \\rfloor$ and $\\alpha$ of $x$ to \\alpha $y$ for $\\{T_j\\}_{j=1}^m$, \\$5 \\* and \\$6.',
  );
});

test('an environment is a formula of its own, with its number, whether or not it stands between dollars', async () => {
  const aligned = '$$\n\\begin{aligned}\na &= b \\\\ c &= d\n\\end{aligned}\n$$';
  for (const [text, body] of [
    ['\\begin{align}\na &= b \\\\ c &= d\n\\end{align}\n', aligned],
    ['$$\n\\begin{align*}\na &= b \\\\ c &= d\n\\end{align*}\n$$', aligned],
    ['$$\\begin{gather}x\\end{gather}$$', '$$\n\\begin{gathered}x\\end{gathered}\n$$'],
    [
      '$$\n\\begin{equation}\n\\label{eq:a}\nx\n\\end{equation}\n$$\n\n$$\\eqref{eq:a}$$ and $\\eqref{eq:a}$',
      '$$\nx\n$$\n\n: {#eq:a}\n\n[@eq:a] and [@eq:a]',
    ],
    [
      '\\begin{equation}\nx (\\#eq:a)\n\\end{equation}\n\nBy Equation \\@ref(eq:a), and not \\@ref(eq:b).',
      '$$\nx\n$$\n\n: {#eq:a}\n\nBy [@eq:a], and not \\@eq:b.',
    ],
    ['$$\ny =\n\\begin{align}\nx\n\\end{align}\n$$', '$$\ny =\n\\begin{align}\nx\n\\end{align}\n$$'],
    ['\\[ \\mathbb{E}[u(x)] = 1 \\]', '$$\n\\mathbb{E}[u(x)] = 1\n$$'],
    ['As [-@eq-a] and [-@one].\n\n$$\nx\n$$ {#eq-a}', 'As [@eq:a] and \\[\\@one\\].\n\n$$\nx\n$$\n\n: {#eq:a}'],
  ] as const)
    assert.is(await bodyOf(text), body);
});

test('a sum or a comparison between brackets with backslashes is a formula, and a remark is none', async () => {
  assert.is(await bodyOf('So \\(a + b\\), \\(x < y\\) \\(as said\\).'), 'So $a + b$, $x < y$ (as said).');
});

test.run();
