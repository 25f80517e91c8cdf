import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { typesetMath } from '../../../cli/render/math.ts';
import { draftOf } from '../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

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

test('a digit behind a formula leaves it one', async () => {
  const html = 'So <span class="math inline">\\(x\\)</span>2 and <span class="math inline">\\(y\\)</span>, too.';
  assert.is((await draftOf('.html', html))?.body, 'So $x$ 2 and $y$, too.');
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

test.run();
