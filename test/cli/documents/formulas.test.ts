import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../cli/documents/dialects/rewrite.ts';
import { typesetMath } from '../../../cli/render/math.ts';
import { draftOf } from '../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

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

test('commands that are defined once for a page stand in each formula that uses them', async () => {
  const text = `$$\\newcommand{\\R}{\\mathbb{R}}
\\newcommand{\\norm}[1]{\\|#1\\|}\\DeclareMathOperator{\\Var}{Var}$$

In $\\R^n$, $a_{\\R}$, $\\Rightarrow$ and $x\\newcommand{\\dist}{\\norm{x}_\\R}$:

$$
\\dist = \\Var
$$`;
  const norm = '\\def\\norm#1{\\|#1\\|}';
  assert.is(
    await bodyOf(text),
    `In $\\def\\R{\\mathbb{R}}\\R^n$, $\\def\\R{\\mathbb{R}}a_{\\R}$, $\\Rightarrow$ and $x$:\n\n$$\n${norm}\\def\\R{\\mathbb{R}}\\def\\dist{\\norm{x}_\\R}\\def\\Var{\\operatorname{Var}}\\dist = \\Var\n$$`,
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

test('emphasis ends before a display formula and begins anew behind it, as in the theorems of LaTeX', async () => {
  const formula = '<span class="math display">\\[a=b.\\]</span>';
  const html = `<p><strong>Theorem 1</strong>. <em>We have ${formula} and <strong>more</strong></em></p><p><em>${formula}</em></p>`;
  assert.is(
    (await draftOf('.tex', '', async () => html))?.body,
    '**Theorem 1**. *We have*\n\n$$\na=b.\n$$\n\n*and __more__*\n\n$$\na=b.\n$$',
  );
});

test('a formula at which LaTeX points has its label, and what points at it there does so here', async () => {
  const formula = String.raw`<span class="math display">\[\label{eq:Wass_p} a=b.\]</span>`;
  const link = '<a href="#eq:Wass_p" data-reference-type="ref" data-reference="eq:Wass_p">[eq:Wass_p]</a>';
  const html = `<p>So ${formula} By Equation&nbsp;(${link}), ${link}. ${formula.replace('Wass_p', 'b')}</p>`;
  const draft = await draftOf('.tex', '', async () => html);
  assert.is(draft?.body, 'So\n\n$$\na=b.\n$$\n\n: {#eq:wass-p}\n\nBy [@eq:wass-p], [@eq:wass-p].\n\n$$\na=b.\n$$');
  assert.equal(draft?.lost, []);
});

test('a formula has one label: what points at another of its lines stays and is told of, and no label stands twice', async () => {
  const link = (name: string) => `<a href="#${name}" data-reference-type="ref" data-reference="${name}">[${name}]</a>`;
  const display = (tex: string) => `<span class="math display">\\[${tex}\\]</span>`;
  const two = display('a=b \\label{a}\\\\ c=d \\label{b}');
  const html = `<p>${two} By ${link('a')} and ${link('b')}. ${display('x \\label{eq:a}')} By ${link('eq:a')}.</p>`;
  const draft = await draftOf('.tex', '', async () => html);
  assert.equal(draft?.body.match(/\{#eq:\w+\}/g), ['{#eq:a}']);
  assert.equal(draft?.body.match(/\[@eq:\w+\]/g), ['[@eq:a]']);
  assert.match(draft?.body ?? '', /and \\\[b\]/);
  assert.is(draft?.lost[0], 'The link to `#b` is plain text now: it leads to no page of this site.');
});

test('dollars in code begin and end no formula', async () => {
  for (const code of ['Not `$$` here.', '```make\na: $$b\n```']) {
    const text = `${code}\n\n\\begin{equation}\nx\n\\end{equation}\n\nSo $$y$$ is.`;
    assert.is(await bodyOf(text), `${code}\n\n$$\nx\n$$\n\nSo $y$ is.`);
  }
});

test('the dollar of a price begins no formula in a text whose formulas stand between brackets', async () => {
  assert.is(
    await bodyOf('It is $5 (\\(x_1\\) of them), $6-\\(y_2\\), `$7` or $z$.'),
    'It is \\$5 ($x_1$ of them), \\$6-$y_2$, `$7` or $z$.',
  );
});

test('the dollar of a price in HTML gets no backslash', async () => {
  const draft = await draftOf('.md', 'Of \\(x_1\\) and $6.\n\n<div>It costs $5 now.</div>\n\n<p>Or $7.</p>');
  assert.is(draft?.body, 'Of $x_1$ and \\$6.\n\nIt costs \\$5 now.\n\nOr \\$7.');
});

test('a digit behind a formula leaves it one', async () => {
  const html = 'So <span class="math inline">\\(x\\)</span>2 and <span class="math inline">\\(y\\)</span>, too.';
  assert.is((await draftOf('.html', html))?.body, 'So $x$ 2 and $y$, too.');
});

test('double brackets in a formula, and those of a link, are no link to a note', async () => {
  for (const text of ['So $[[x > 0]]$.', 'So [[1]](https://example.org).']) assert.is(await bodyOf(text), text);
  const link = '[1](https://example.org)';
  assert.is(await bodyOf('So [[1]][1].\n\n[1]: https://example.org'), `So \\[${link}]${link}.`);
});

test('a sum or a comparison between brackets with backslashes is a formula, and a remark is none', async () => {
  assert.is(await bodyOf('So \\(a + b\\), \\(x < y\\) \\(as said\\).'), 'So $a + b$, $x < y$ (as said).');
});

test('one tilde strikes nothing out, and two lower words that have no signs of their own', async () => {
  const text = 'It takes 5~10 minutes or 20~30, see ~/a and b~/c.';
  assert.is(await bodyOf(text), text.replaceAll('~', '\\~'));
  assert.is(await bodyOf('~5 to 10~ days'), '\\~5 to 10\\~ days');
  assert.is(await bodyOf('~~Gone~~, C~max~ and H~2~O.'), '~~Gone~~, C$_{\\text{max}}$ and H₂O.');
});

test('commands of any program come out as formulas that are typeset, those that the typesetter has, too', async () => {
  for (const [text, formula] of [
    ['$$\\renewcommand{\\vec}[1]{\\mathbf{#1}}$$\n\n$\\vec{x}$', '\\def\\vec#1{\\mathbf{#1}}\\vec{x}'],
    ['$$\\providecommand\\N{\\mathbb{N}}$$\n\n$\\N$', '\\def\\N{\\mathbb{N}}\\N'],
    ['$$\\def\\pr#1#2{P(#1 \\mid #2)}$$\n\n$\\pr{a}{b}$', '\\def\\pr#1#2{P(#1 \\mid #2)}\\pr{a}{b}'],
    ['\\newcommand{\\E}{\\mathbb{E}}\n\\newcommand{\\R}{\\mathbb{R}}\n\n$\\E$', '\\def\\E{\\mathbb{E}}\\E'],
  ] as const) {
    assert.is(await bodyOf(text), `$${formula}$`);
    assert.not.ok('fault' in typesetMath(formula, false), formula);
  }
});

test('what looks like a note, or like raised or lowered words, in a formula stays as it is', () => {
  for (const text of [
    'The $x^[a]$ of $b$.',
    'A $x^2+2^n$ sum, and $a~1~b$.',
    '$$\nx^2-1^n\n$$',
    'So $\\text{m<sup>2</sup>}$.',
  ])
    assert.is(rewriteDialects(text), text);
  assert.is(rewriteDialects('It costs $5, and H~2~O costs $6.'), 'It costs $5, and H₂O costs $6.');
});

test.run();
